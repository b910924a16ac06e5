import type { Fault } from './fault.ts';
import { ok, type Answer, type Call, type Service } from './service.ts';

const json = (answer: Answer): Record<string, unknown> => answer.body as Record<string, unknown>;

type Links = { success: boolean; links: { url: string; title?: string }[] };

/** Maps otherwise. */
function map(change: (call: Call, answer: () => Answer, service: Service) => Answer): Fault['apply'] {
  return (service) => {
    const usual = service.mapUrls.bind(service);
    service.mapUrls = (call) => change(call, () => usual(call), service);
  };
}

/** Lists of links that are not what was asked for. */
export const links: Fault[] = [
  {
    name: 'the limit cuts before the search ranks',
    pointer: '/paths/~1map/post/x-relations',
    apply: map(({ body }, _answer, service) => {
      const most = body.limit ?? service.defaults.limit;
      return ok({ success: true, links: service.rank(service.discover(body).slice(0, most), body.search) });
    }),
  },
  {
    name: 'a search is not bound by the limit',
    pointer: '/paths/~1map/post/x-relations',
    apply: map(({ body }, answer, service) =>
      body.search === undefined
        ? answer()
        : ok({ success: true, links: service.rank(service.discover(body), body.search) }),
    ),
  },
  {
    name: 'URLs with a query come with a search',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const usual = service.discover.bind(service);
      service.discover = (body) =>
        usual(body.search === undefined ? body : { ...body, ignoreQueryParameters: false });
    },
  },
  {
    name: 'subdomains come with the sitemap skipped',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const usual = service.discover.bind(service);
      service.discover = (body) =>
        usual(body.sitemap === 'skip' ? { ...body, includeSubdomains: true } : body);
    },
  },
  {
    name: 'a location without a country is not in the default one',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const usual = service.discover.bind(service);
      service.discover = (body) =>
        usual(
          body.location && body.location.country === undefined
            ? { ...body, location: { country: 'DE' } }
            : body,
        );
    },
  },
  {
    name: 'one more link than the limit',
    pointer: '/paths/~1map/post/x-relations',
    apply: map(({ body }, answer) => {
      if (body.limit === undefined) return answer();
      body.limit += 1;
      return answer();
    }),
  },
  {
    name: 'the limit of the last request is the next default',
    pointer: '/paths/~1map/post/x-relations',
    apply: map(({ body }, answer, service) => {
      const result = answer();
      if (body.limit !== undefined) service.defaults.limit = body.limit;
      return result;
    }),
  },
  {
    name: 'answers are kept by URL alone',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const known = new Map<string, Answer>();
      const usual = service.mapUrls.bind(service);
      service.mapUrls = (call) => {
        const kept = known.get(call.body.url) ?? usual(call);
        if (kept.status === 200) known.set(call.body.url, kept);
        return kept;
      };
    },
  },
  {
    name: 'fresh sitemaps give other links',
    pointer: '/paths/~1map/post/x-relations',
    apply: map(({ body }, answer) => {
      const result = answer();
      if ((body as { ignoreCache?: boolean }).ignoreCache === false) (json(result) as Links).links.pop();
      return result;
    }),
  },
  {
    name: 'a link is there with and without a slash',
    pointer: '/paths/~1map/post/x-relations',
    apply: map((_call, answer) => {
      const result = answer();
      const { links } = result.body as Links;
      if (links?.[0]) links.push({ url: links[0].url });
      return result;
    }),
  },
];
