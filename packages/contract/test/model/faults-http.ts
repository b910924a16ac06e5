import { answers, type Fault } from './fault.ts';
import type { Answer, Service } from './service.ts';

/** Every so many answers there is another one. */
function now(every: number, answer: (service: Service) => Answer): Fault['apply'] {
  return (service) => {
    let count = 0;
    const finish = service.finish.bind(service);
    service.finish = (usual, call) => (++count % every === 0 ? answer(service) : finish(usual, call));
  };
}

/** What goes wrong below and around JSON. */
export const http: Fault[] = [
  {
    name: 'Allow lacks one of the methods',
    pointer: '/',
    apply: (service) => {
      service.wrongMethod = ([first]) =>
        service.error(405, 'Method Not Allowed', { headers: { allow: first ?? '' } });
    },
  },
  {
    name: 'Allow names the method that is refused',
    pointer: '/',
    apply: (service) => {
      service.wrongMethod = () =>
        service.error(405, 'Method Not Allowed', {
          headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, TRACE' },
        });
    },
  },
  {
    name: 'OPTIONS crashes',
    pointer: '/',
    apply: (service) => {
      const finish = service.finish.bind(service);
      service.finish = (answer, call) =>
        call.method === 'OPTIONS' ? service.error(500, 'Internal Server Error') : finish(answer, call);
    },
  },
  {
    name: 'the error of an unknown path ends with a full stop',
    pointer: '/x-error-catalogue/NotFound',
    apply: (service) => {
      service.notFound = () => service.error(404, 'Not Found.');
    },
  },
  {
    name: 'an unknown path is answered as HTML',
    pointer: '/',
    apply: (service) => {
      const usual = service.notFound.bind(service);
      service.notFound = () => ({ ...usual(), headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  },
  {
    name: 'JSON with a charset is refused',
    pointer: '/paths/~1map/post/requestBody',
    apply: (service) => {
      const usual = service.readsType.bind(service);
      service.readsType = (type) => usual(type) && !/charset/iu.test(type ?? '');
    },
  },
  {
    name: 'the Content-Type must be in lower case',
    pointer: '/paths/~1map/post/requestBody',
    apply: (service) => {
      service.readsType = (type) => (type ?? '').split(';')[0]?.trim() === 'application/json';
    },
  },
  {
    name: 'types that begin like JSON are read as JSON',
    pointer: '/paths/~1map/post/requestBody',
    apply: (service) => {
      service.readsType = (type) => (type ?? '').startsWith('application/json');
    },
  },
  {
    name: 'types that end in +json are read as JSON',
    pointer: '/paths/~1map/post/requestBody',
    apply: (service) => {
      service.readsType = (type) => /^application\/(?:[\w.-]+\+)?json(?:;|$)/iu.test(type ?? '');
    },
  },
  {
    name: 'answers are not UTF-8',
    pointer: '/',
    apply: (service) => {
      const usual = service.discover.bind(service);
      service.discover = (body) => usual(body).map((link) => ({ ...link, title: 'Über uns' }));
      service.deliver = ({ status, body, headers }, response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body), 'latin1'));
      };
    },
  },
  {
    name: 'answers name another charset',
    pointer: '/',
    apply: answers('mapUrls', 200, (answer) => ({
      ...answer,
      headers: { 'content-type': 'application/json; charset=iso-8859-1' },
    })),
  },
  {
    name: 'answers begin with a byte order mark',
    pointer: '/',
    apply: answers('getAgent', 200, (answer) => ({
      ...answer,
      body: `\uFEFF${JSON.stringify(answer.body)}`,
    })),
  },
  {
    name: 'a name is there twice in an object',
    pointer: '/',
    apply: answers('getAgent', 200, (answer) => ({
      ...answer,
      body: `{"status":"processing",${JSON.stringify(answer.body).slice(1)}`,
    })),
  },
  {
    name: 'text follows the JSON',
    pointer: '/',
    apply: answers('startAgent', 400, (answer) => ({ ...answer, body: `${JSON.stringify(answer.body)}{}` })),
  },
  {
    name: 'the body ends before its length',
    pointer: '/',
    apply: (service) => {
      service.deliver = ({ status, body, headers }, response) => {
        const whole = typeof body === 'string' ? body : JSON.stringify(body);
        const cut = status === 402;
        response.writeHead(status, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(whole) + (cut ? 7 : 0),
          ...headers,
        });
        response.write(whole);
        if (cut) setTimeout(() => response.destroy(), 5);
        else response.end();
      };
    },
  },
  {
    name: 'no answer to a body that is too large',
    pointer: '/',
    apply: (service) => {
      const usual = service.deliver.bind(service);
      service.deliver = (answer, response) =>
        answer.status === 413 ? response.destroy() : usual(answer, response);
    },
  },
  {
    name: 'bodies may be a kilobyte less than said',
    pointer: '/',
    apply: (service) => {
      service.maxBodyBytes -= 1024;
    },
  },
  {
    name: 'Retry-After is a date',
    pointer: '/paths/',
    apply: answers('*', 429, (answer) => ({
      ...answer,
      headers: { 'retry-after': new Date(Date.now() + 5000).toUTCString() },
    })),
  },
  {
    name: 'Retry-After is 0',
    pointer: '/paths/',
    apply: answers('*', 429, (answer) => ({ ...answer, headers: { 'retry-after': '0' } })),
  },
  {
    name: 'Retry-After has a unit',
    pointer: '/paths/',
    apply: answers('getAgent', 429, (answer) => ({ ...answer, headers: { 'retry-after': '7s' } })),
  },
  {
    name: 'Retry-After is a fraction',
    pointer: '/paths/',
    apply: answers('cancelAgent', 429, (answer) => ({ ...answer, headers: { 'retry-after': '1.5' } })),
  },
  {
    name: 'the start is answered with 202',
    pointer: '/paths/~1agent/post',
    apply: answers('startAgent', 200, (answer) => ({ ...answer, status: 202 })),
  },
  {
    name: 'the cancellation is answered with 204',
    pointer: '/paths/~1agent~1{jobId}/delete',
    apply: answers('cancelAgent', 200, () => ({ status: 204, body: '', headers: {} })),
  },
  {
    name: 'every 41st answer is a 500',
    pointer: '/',
    apply: now(41, (service) => service.error(500, 'Internal Server Error')),
  },
  {
    name: 'every 60th answer is empty',
    pointer: '/',
    apply: now(60, () => ({ status: 200, body: '{}', headers: {} })),
  },
];
