import { answers, withMembers, type Fault } from './fault.ts';
import { ok, type Answer, type Call } from './service.ts';

type Linked = { links: Record<string, unknown>[] };
const links = (change: (links: Record<string, unknown>[]) => unknown) =>
  answers('mapUrls', 200, (answer) => ({
    ...answer,
    body: { success: true, links: change((answer.body as Linked).links) },
  }));
const job = (when: (body: Record<string, unknown>) => boolean, members: Record<string, unknown>) =>
  answers('getAgent', 200, (answer) =>
    when(answer.body as Record<string, unknown>)
      ? { ...answer, body: { ...(answer.body as object), ...members } }
      : answer,
  );
const failed = (body: Record<string, unknown>): boolean => body['status'] === 'failed';
const always = (): boolean => true;

/** 2xx answers break their schema. */
export const shape: Fault[] = [
  {
    name: 'links as object',
    pointer: '/components/schemas/MapResponse/properties/links/type',
    apply: links((all) => ({ ...all })),
  },
  {
    name: 'links as texts',
    pointer: '/components/schemas/MapLink/type',
    apply: links((all) => all.map(({ url }) => url)),
  },
  {
    name: 'a link without url',
    pointer: '/components/schemas/MapLink/required',
    apply: links((all) => all.map(({ title }) => ({ title }))),
  },
  {
    name: 'relative urls',
    pointer: '/components/schemas/MapLink/properties/url',
    apply: links((all) => all.map((link) => ({ ...link, url: '/pricing' }))),
  },
  {
    name: 'a null title',
    pointer: '/components/schemas/MapLink/properties/title/type',
    apply: links((all) => all.map((link) => ({ ...link, title: null }))),
  },
  {
    name: 'success as text',
    pointer: '/components/schemas/MapResponse/properties/success/type',
    apply: withMembers('mapUrls', 200, { success: 'true' }),
  },
  {
    name: 'success false in a 200',
    pointer: '/components/schemas/MapResponse/properties/success',
    apply: withMembers('mapUrls', 200, { success: false }),
  },
  {
    name: 'links null',
    pointer: '/components/schemas/MapResponse/properties/links/type',
    apply: withMembers('mapUrls', 200, { links: null }),
  },
  {
    name: '201 instead of 200',
    pointer: '/paths/~1map/post/responses',
    apply: answers('mapUrls', 200, (answer) => ({ ...answer, status: 201 })),
  },
  {
    name: '204 instead of 200',
    pointer: '/paths/~1agent~1{jobId}/delete/responses',
    apply: answers('cancelAgent', 200, () => ({ status: 204, body: '', headers: {} })),
  },
  {
    name: 'HTML instead of JSON',
    pointer: '/paths/~1map/post/responses/200/content',
    apply: answers('mapUrls', 200, () => ({
      status: 200,
      body: '<html></html>',
      headers: { 'content-type': 'text/html' },
    })),
  },
  {
    name: 'JSON called text',
    pointer: '/paths/~1scrape/post/responses/200/content',
    apply: answers('scrapeUrl', 200, (answer) => ({ ...answer, headers: { 'content-type': 'text/plain' } })),
  },
  {
    name: 'an empty body',
    pointer: '/paths/~1map/post/responses/200/content',
    apply: answers('mapUrls', 200, () => ({ status: 200, body: '', headers: {} })),
  },
  {
    name: 'a cut-off body',
    pointer: '/paths/~1map/post/responses/200/content',
    apply: answers('mapUrls', 200, (answer) => ({
      ...answer,
      body: JSON.stringify(answer.body).slice(0, -2),
    })),
  },
  {
    name: 'an id that is no UUID',
    pointer: '/components/schemas/AgentJobId/format',
    apply: withMembers('startAgent', 200, { id: 'job-1' }),
  },
  {
    name: 'no id',
    pointer: '/components/schemas/AgentStartResponse/required',
    apply: withMembers('startAgent', 200, { id: undefined }),
  },
  {
    name: 'an unknown status',
    pointer: '/components/schemas/AgentJob',
    apply: job(({ status }) => status === 'processing', { status: 'running' }),
  },
  {
    name: 'creditsUsed as text',
    pointer: '/components/schemas/AgentJob',
    apply: job(always, { creditsUsed: '5' }),
  },
  {
    name: 'a failed job with data',
    pointer: '/components/schemas/AgentJob',
    apply: job(failed, { data: {} }),
  },
  {
    name: 'a failed job that is billed',
    pointer: '/components/schemas/AgentJob',
    apply: job(failed, { creditsUsed: 5 }),
  },
  {
    name: 'a failed job without message',
    pointer: '/components/schemas/AgentJob',
    apply: job(failed, { error: undefined }),
  },
  {
    name: 'a completed job without data',
    pointer: '/components/schemas/AgentJob',
    apply: job(({ status }) => status === 'completed', { data: undefined }),
  },
  {
    name: 'an expiry without time',
    pointer: '/components/schemas/AgentJob',
    apply: job(always, { expiresAt: 'tomorrow' }),
  },
  {
    name: 'events without id',
    pointer: '/components/schemas/AgentTrace',
    apply: (service) => {
      const events = service.events.bind(service);
      service.events = (one) => events(one).map((event) => ({ ...event, eventId: undefined }));
    },
  },
  {
    name: 'a snapshot as object',
    pointer: '/components/schemas/AgentSnapshot/properties/snapshot/type',
    apply: withMembers('getAgentSnapshot', 200, { snapshot: {} }),
  },
  {
    name: 'scrape without metadata',
    pointer: '/components/schemas/ScrapeData/required',
    apply: answers('scrapeUrl', 200, () => ok({ success: true, data: { markdown: '' } })),
  },
];

/** Answers of the right form with the wrong meaning. */
export const meaning: Fault[] = [
  {
    name: 'limit ignored',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      service.mapUrls = ({ body }) =>
        (body.timeout ?? 9) < 5
          ? service.error(408, 'Request Timeout')
          : ok({ success: true, links: service.rank(service.discover(body), body.search) });
    },
  },
  {
    name: 'one link too many',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const map = service.mapUrls.bind(service);
      service.mapUrls = (call) =>
        map({
          ...call,
          body: { ...call.body, ...(call.body.limit !== undefined && { limit: call.body.limit + 1 }) },
        });
    },
  },
  {
    name: 'one link too few',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const map = service.mapUrls.bind(service);
      service.mapUrls = (call) =>
        map({
          ...call,
          body: { ...call.body, ...(call.body.limit !== undefined && { limit: call.body.limit - 1 }) },
        });
    },
  },
  {
    name: 'default limit 5',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      service.defaults.limit = 5;
    },
  },
  {
    name: 'default sitemap skip',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      service.defaults.sitemap = 'skip';
    },
  },
  {
    name: 'default sitemap only',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      service.defaults.sitemap = 'only';
    },
  },
  {
    name: 'default without subdomains',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      service.defaults.includeSubdomains = false;
    },
  },
  {
    name: 'default with queries',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      service.defaults.ignoreQueryParameters = false;
    },
  },
  {
    name: 'default country DE',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      service.defaults.country = 'DE';
    },
  },
  {
    name: 'default with menus',
    pointer: '/paths/~1scrape/post/x-relations',
    apply: (service) => {
      service.defaults.onlyMainContent = false;
    },
  },
  {
    name: 'queries although ignored',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const discover = service.discover.bind(service);
      service.discover = (body) => discover({ ...body, ignoreQueryParameters: false });
    },
  },
  {
    name: 'only gives more than the sitemap',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const discover = service.discover.bind(service);
      service.discover = (body) =>
        body.sitemap === 'only'
          ? [...discover(body), { url: `${new URL(body.url).origin}/beyond` }]
          : discover(body);
    },
  },
  {
    name: 'search filters',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      service.rank = (all, search) => (search ? all.filter(({ url }) => url.includes(search)) : all);
    },
  },
  {
    name: 'search adds',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const rank = service.rank.bind(service);
      service.rank = (all, search) =>
        search ? [...rank(all, search), { url: 'http://site.test/search' }] : all;
    },
  },
  {
    name: 'search changes nothing',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      service.rank = (all) => all;
    },
  },
  {
    name: 'links twice',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const discover = service.discover.bind(service);
      service.discover = (body) => discover(body).flatMap((link) => [link, link]);
    },
  },
  {
    name: 'a foreign host',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const discover = service.discover.bind(service);
      service.discover = (body) => [...discover(body), { url: 'http://other.test/' }];
    },
  },
  {
    name: 'subdomains although excluded',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      const discover = service.discover.bind(service);
      service.discover = (body) => discover({ ...body, includeSubdomains: true });
    },
  },
  {
    name: 'another answer each time',
    pointer: '/paths/~1map/post/x-relations',
    apply: (service) => {
      let turn = 0;
      const discover = service.discover.bind(service);
      service.discover = (body) => discover(body).slice(turn++ % 2);
    },
  },
  {
    name: 'formats ignored',
    pointer: '/paths/~1scrape/post/x-relations',
    apply: (service) => {
      const scrape = service.scrapeUrl.bind(service);
      service.scrapeUrl = (call) => scrape({ ...call, body: { ...call.body, formats: ['markdown'] } });
    },
  },
  {
    name: 'nothing found',
    pointer: '/paths/~1map/post',
    apply: (service) => {
      service.discover = () => [];
    },
  },
];

const header =
  (value: string | undefined): ((answer: Answer) => Answer) =>
  (answer) => {
    const { 'retry-after': _, ...rest } = answer.headers;
    return { ...answer, headers: value === undefined ? rest : { ...rest, 'retry-after': value } };
  };

/** Headers. */
export const headers: Fault[] = [
  {
    name: 'no Retry-After',
    pointer: '/paths/~1map/post/responses/429/headers/Retry-After',
    apply: answers('*', 429, header(undefined)),
  },
  {
    name: 'Retry-After 0',
    pointer: '/paths/~1map/post/responses/429/headers/Retry-After',
    apply: answers('*', 429, header('0')),
  },
  {
    name: 'Retry-After as fraction',
    pointer: '/paths/~1map/post/responses/429/headers/Retry-After',
    apply: answers('*', 429, header('1.5')),
  },
  {
    name: 'Retry-After with a unit',
    pointer: '/paths/~1map/post/responses/429/headers/Retry-After',
    apply: answers('*', 429, header('7s')),
  },
  {
    name: 'Retry-After as date',
    pointer: '/paths/~1map/post/responses/429/headers/Retry-After',
    apply: answers('mapUrls', 429, header('Wed, 21 Oct 2026 07:28:00 GMT')),
  },
  {
    name: 'no Allow',
    pointer: '/x-error-catalogue/MethodNotAllowed',
    apply: answers('*', 405, (answer) => ({ ...answer, headers: {} })),
  },
  {
    name: 'an Allow of other methods',
    pointer: '/x-error-catalogue/MethodNotAllowed',
    apply: answers('*', 405, (answer) => ({ ...answer, headers: { allow: 'GET' } })),
  },
  {
    name: 'the key in a header',
    pointer: '/paths/~1map/post/responses/200',
    apply: answers('mapUrls', 200, (answer, call: Call) => ({
      ...answer,
      headers: { 'x-debug': String(call.headers.authorization) },
    })),
  },
];
