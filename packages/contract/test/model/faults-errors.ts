import { answers, withMembers, type Fault } from './fault.ts';
import type { Answer } from './service.ts';

type Body = { error: string; details?: { path: string }[] };
const error = (operation: string, status: number, from: string, to: string) =>
  answers(operation, status, (answer) =>
    (answer.body as Body).error === from
      ? { ...answer, body: { ...(answer.body as object), error: to } }
      : answer,
  );
const restatus = (operation: string, from: number, to: number) =>
  answers(operation, from, (answer) => ({ ...answer, status: to }));
const detail =
  (change: (entry: { path: string }) => object) =>
  (answer: Answer): Answer => {
    const body = answer.body as Body;
    return body.details ? { ...answer, body: { ...body, details: body.details.map(change) } } : answer;
  };

/** Callers are told apart wrongly. */
export const authentication: Fault[] = [
  {
    name: 'no key needed',
    pointer: '/security',
    apply: (service) => {
      const authenticate = service.authenticate.bind(service);
      service.authenticate = (value) =>
        value === undefined ? service.keys['key-valid-0001'] : authenticate(value);
    },
  },
  {
    name: 'any key will do',
    pointer: '/security',
    apply: (service) => {
      const authenticate = service.authenticate.bind(service);
      service.authenticate = (value) =>
        authenticate(value) ?? (/^Bearer \S/u.test(value ?? '') ? service.keys['key-valid-0001'] : undefined);
    },
  },
  {
    name: 'any scheme will do',
    pointer: '/security',
    apply: (service) => {
      const authenticate = service.authenticate.bind(service);
      service.authenticate = (value) => authenticate(value?.replace(/^\w+ /u, 'Bearer '));
    },
  },
  {
    name: 'no scheme needed',
    pointer: '/security',
    apply: (service) => {
      const authenticate = service.authenticate.bind(service);
      service.authenticate = (value) => authenticate(value?.startsWith('key-') ? `Bearer ${value}` : value);
    },
  },
  {
    name: 'a part of the key will do',
    pointer: '/security',
    apply: (service) => {
      const authenticate = service.authenticate.bind(service);
      service.authenticate = (value) =>
        authenticate(value) ??
        (value?.startsWith('Bearer key-valid-000') ? service.keys['key-valid-0001'] : undefined);
    },
  },
  {
    name: 'keys in any letter case',
    pointer: '/security',
    apply: (service) => {
      const authenticate = service.authenticate.bind(service);
      service.authenticate = (value) =>
        authenticate(value?.replace(/^Bearer .*/u, (all) => `Bearer ${all.slice(7).toLowerCase()}`));
    },
  },
  {
    name: 'revoked keys',
    pointer: '/security',
    apply: (service) => {
      service.keys['key-gone-999999'] = {
        team: 'a',
        scopes: ['map', 'scrape', 'agent'],
        credits: 1,
        threatProtection: 'on',
      };
    },
  },
  {
    name: 'scopes ignored',
    pointer: '/x-error-catalogue/Forbidden',
    apply: (service) => {
      for (const account of Object.values(service.keys)) account.scopes = ['map', 'scrape', 'agent'];
    },
  },
  {
    name: 'the scope of one operation ignored',
    pointer: '/x-error-catalogue/Forbidden',
    apply: (service) => {
      const admit = service.admit.bind(service);
      service.admit = (call) => (call.operation === 'getAgentTrace' ? undefined : admit(call));
    },
  },
  {
    name: 'jobs of every team',
    pointer: '/x-error-catalogue/AgentJobNotFound',
    apply: (service) => {
      const find = service.findJob.bind(service);
      service.findJob = (call) => service.jobs.get(call.parameters['jobId'] ?? '') ?? find(call);
    },
  },
  {
    name: 'foreign jobs are forbidden, not unknown',
    pointer: '/x-error-catalogue/AgentJobNotFound',
    apply: (service) => {
      const find = service.findJob.bind(service);
      service.findJob = (call) => {
        const job = service.jobs.get(call.parameters['jobId'] ?? '');
        return job && job.team !== call.account?.team ? service.error(403, 'Forbidden') : find(call);
      };
    },
  },
  {
    name: 'foreign snapshots',
    pointer: '/x-error-catalogue/AgentJobNotFound',
    apply: (service) => {
      const snapshot = service.getAgentSnapshot.bind(service);
      service.getAgentSnapshot = (call) => {
        const job = service.jobs.get(call.parameters['jobId'] ?? '');
        return snapshot(
          job ? { ...call, account: { ...service.keys['key-valid-0001']!, team: job.team } } : call,
        );
      };
    },
  },
  {
    name: 'threat protection for everyone',
    pointer: '/x-error-catalogue/Forbidden',
    apply: (service) => {
      service.policy = () => undefined;
    },
  },
  {
    name: 'enforcement can be switched off',
    pointer: '/x-error-catalogue/Forbidden',
    apply: (service) => {
      service.keys['key-strict-0008']!.threatProtection = 'on';
    },
  },
];

/** Errors with the wrong status, body, text or details. */
export const errors: Fault[] = [
  {
    name: '422 instead of 400',
    pointer: '/components/schemas/MapRequest',
    apply: restatus('mapUrls', 400, 422),
  },
  {
    name: '200 with an error inside',
    pointer: '/components/schemas/MapRequest',
    apply: restatus('mapUrls', 400, 200),
  },
  {
    name: 'Bad Request for the url',
    pointer: '/x-error-catalogue/InvalidUrl/error',
    apply: error('mapUrls', 400, 'Invalid URL', 'Bad Request'),
  },
  {
    name: 'Invalid URL for everything',
    pointer: '/x-error-catalogue/BadRequest/error',
    apply: error('mapUrls', 400, 'Bad Request', 'Invalid URL'),
  },
  {
    name: 'an error text in other words',
    pointer: '/x-error-catalogue/InvalidUrl/error',
    apply: error('mapUrls', 400, 'Invalid URL', 'invalid url'),
  },
  {
    name: 'an error text with a full stop',
    pointer: '/x-error-catalogue/InvalidToken/error',
    apply: error('*', 401, 'Unauthorized: Invalid token', 'Unauthorized: Invalid token.'),
  },
  {
    name: 'no details',
    pointer: '/x-error-catalogue/BadRequest/details',
    apply: withMembers('mapUrls', 400, { details: undefined }),
  },
  {
    name: 'no details of the url',
    pointer: '/x-error-catalogue/InvalidUrl/details',
    apply: answers('mapUrls', 400, (answer) =>
      (answer.body as Body).error === 'Invalid URL'
        ? { ...answer, body: { success: false, error: 'Invalid URL' } }
        : answer,
    ),
  },
  {
    name: 'details of another field',
    pointer: '/x-error-catalogue/BadRequest/details',
    apply: answers(
      'mapUrls',
      400,
      detail((entry) => ({ ...entry, path: '/timeout' })),
    ),
  },
  {
    name: 'details without the inner path',
    pointer: '/x-error-catalogue/BadRequest/details',
    apply: answers(
      'mapUrls',
      400,
      detail((entry) => ({ ...entry, path: `/${entry.path.split('/')[1] ?? ''}` })),
    ),
  },
  {
    name: 'details of the first item always',
    pointer: '/x-error-catalogue/BadRequest/details',
    apply: answers(
      'startAgent',
      400,
      detail((entry) => ({ ...entry, path: entry.path.replace(/\/\d+$/u, '/0') })),
    ),
  },
  {
    name: 'details in the query',
    pointer: '/x-error-catalogue/BadRequest/details',
    apply: answers(
      'mapUrls',
      400,
      detail((entry) => ({ ...entry, in: 'query' })),
    ),
  },
  {
    name: 'details that blame all',
    pointer: '/x-error-catalogue/BadRequest/details',
    apply: answers('mapUrls', 400, (answer) => {
      const body = answer.body as Body;
      return {
        ...answer,
        body: {
          ...body,
          details: [
            ...(body.details ?? []),
            { in: 'body', path: '/search', code: 'type', message: 'must be string' },
          ],
        },
      };
    }),
  },
  {
    name: 'details as texts',
    pointer: '/components/schemas',
    apply: answers(
      'mapUrls',
      400,
      detail((entry) => ['it is wrong', entry.path]),
    ),
  },
  {
    name: 'success true in errors',
    pointer: '/components/schemas/ErrorBody/properties/success/const',
    apply: withMembers('*', 401, { success: true }),
  },
  {
    name: 'no success in errors',
    pointer: '/components/schemas/ErrorBody/required',
    apply: withMembers('*', 401, { success: undefined }),
  },
  {
    name: 'the error as object',
    pointer: '/components/schemas/ForbiddenErrorBody/properties/error/type',
    apply: withMembers('*', 403, { error: { message: 'Forbidden' } }),
  },
  { name: '403 instead of 401', pointer: '/security', apply: restatus('*', 401, 403) },
  { name: '404 instead of 401', pointer: '/security', apply: restatus('mapUrls', 401, 404) },
  {
    name: '404 as HTML',
    pointer: '/x-error-catalogue/NotFound',
    apply: answers('', 404, () => ({
      status: 404,
      body: '<h1>Not Found</h1>',
      headers: { 'content-type': 'text/html' },
    })),
  },
  {
    name: '404 in other words',
    pointer: '/x-error-catalogue/NotFound',
    apply: error('', 404, 'Not Found', 'Route not found'),
  },
  {
    name: '404 instead of 405',
    pointer: '/x-error-catalogue/MethodNotAllowed',
    apply: restatus('', 405, 404),
  },
  {
    name: '400 instead of 415',
    pointer: '/paths/~1map/post/requestBody/content',
    apply: restatus('mapUrls', 415, 400),
  },
  {
    name: '400 instead of 413',
    pointer: '/x-error-catalogue/PayloadTooLarge',
    apply: restatus('mapUrls', 413, 400),
  },
  {
    name: '403 instead of 402',
    pointer: '/x-error-catalogue/InsufficientCredits',
    apply: restatus('mapUrls', 402, 403),
  },
  {
    name: '503 instead of 429',
    pointer: '/x-error-catalogue/RateLimitExceeded',
    apply: restatus('mapUrls', 429, 503),
  },
  {
    name: '504 instead of 408',
    pointer: '/x-error-catalogue/RequestTimeout',
    apply: restatus('mapUrls', 408, 504),
  },
  {
    name: 'one 429 for both limits',
    pointer: '/x-error-catalogue/ConcurrencyLimitReached',
    apply: error('*', 429, 'Concurrency limit reached', 'Rate limit exceeded'),
  },
  {
    name: '402 in other words',
    pointer: '/x-error-catalogue/InsufficientCredits/error',
    apply: error('*', 402, 'Payment Required: Insufficient credits', 'Payment Required'),
  },
  {
    name: 'a stack trace',
    pointer: '/paths/~1map/post/responses/500',
    apply: withMembers('mapUrls', 500, { stack: 'Error: x\n    at run (/srv/app/index.js:10:5)' }),
  },
  {
    name: 'a path of the server',
    pointer: '/paths/~1map/post/responses/400',
    apply: withMembers('mapUrls', 400, { hint: "Cannot find module '/srv/node_modules/x'" }),
  },
  {
    name: 'the key repeated',
    pointer: '/paths/~1agent~1{jobId}/get/responses',
    apply: answers('getAgent', 0, (answer, call) => ({
      ...answer,
      body: { ...(answer.body as object), asked: call.headers.authorization },
    })),
  },
  {
    name: 'a job id of the wrong form is unknown',
    pointer: '/components/parameters/JobId/schema/format',
    apply: (service) => {
      const invalid = service.invalidId.bind(service);
      service.invalidId = (name, text) =>
        name === 'jobId' ? service.error(404, 'Agent job not found') : invalid(name, text);
    },
  },
  {
    name: 'a job id of the wrong form in other words',
    pointer: '/x-error-catalogue/InvalidJobId/error',
    apply: error('*', 400, 'Invalid job ID format. Job ID must be a valid UUID.', 'Invalid job ID'),
  },
  {
    name: 'one text for both ids',
    pointer: '/x-error-catalogue/InvalidSnapshotId/error',
    apply: error('*', 400, 'Invalid snapshot ID', 'Invalid job ID format. Job ID must be a valid UUID.'),
  },
  {
    name: 'an unknown job in other words',
    pointer: '/x-error-catalogue/AgentJobNotFound/error',
    apply: error('*', 404, 'Agent job not found', 'Not Found'),
  },
  {
    name: 'an unknown snapshot is an unknown job',
    pointer: '/x-error-catalogue/SnapshotNotFound/error',
    apply: error('*', 404, 'Snapshot not found', 'Agent job not found'),
  },
  {
    name: 'an unknown job is empty',
    pointer: '/x-error-catalogue/AgentJobNotFound',
    apply: answers('getAgent', 404, () => ({ status: 200, body: 'null', headers: {} })),
  },
  {
    name: 'malformed JSON is 500',
    pointer: '/paths/~1map/post/requestBody',
    apply: (service) => {
      service.malformed = () => service.error(500, 'Internal Server Error');
    },
  },
  {
    name: 'no retention in other words',
    pointer: '/x-error-catalogue/ZeroDataRetention/error',
    apply: error(
      'startAgent',
      400,
      'Your team has zero data retention enabled. This is not supported on extract.',
      'Zero data retention',
    ),
  },
  {
    name: '500 in other words',
    pointer: '/x-error-catalogue/InternalServerError/error',
    apply: error('mapUrls', 500, 'Internal Server Error', 'Something broke'),
  },
];
