import { randomUUID } from 'node:crypto';
import { answers, type Fault } from './fault.ts';
import type { Answer, Call, Service } from './service.ts';

/** Authorisation read by a careless pattern. */
function key(readKey: (header: string) => string | undefined): Fault['apply'] {
  return (service) => {
    service.authenticate = (header) => service.keys[readKey(header ?? '') ?? ''];
  };
}

/** Credentials that are let through, refused or mixed up. */
export const credentials: Fault[] = [
  {
    name: 'words after the key are not looked at',
    pointer: '/',
    apply: key((header) => (header.startsWith('Bearer ') ? header.split(' ')[1] : undefined)),
  },
  {
    name: 'the first of several credentials counts',
    pointer: '/',
    apply: key((header) => /^Bearer ([^\s,]+)/u.exec(header)?.[1]),
  },
  {
    name: 'the key is taken as the user name of Basic',
    pointer: '/',
    apply: key((header) =>
      header.startsWith('Basic ')
        ? Buffer.from(header.slice(6), 'base64').toString().split(':')[0]
        : /^Bearer (\S+)$/u.exec(header)?.[1],
    ),
  },
  {
    name: 'a 401 does not say the scheme',
    pointer: '/',
    apply: answers('*', 401, (answer) => ({ ...answer, headers: {} })),
  },
  {
    name: 'a header gives the key away',
    pointer: '/',
    apply: answers('mapUrls', 200, (answer, call) => ({
      ...answer,
      headers: { 'x-debug-authorization': String(call.headers['authorization']) },
    })),
  },
  {
    name: 'the trace may be read without scope',
    pointer: '/x-error-catalogue/Forbidden',
    apply: (service) => {
      const admit = service.admit.bind(service);
      service.admit = (call) => (call.operation === 'getAgentTrace' ? undefined : admit(call));
    },
  },
  {
    name: 'the cancellation of another team’s job is 403',
    pointer: '/x-error-catalogue/AgentJobNotFound',
    apply: (service) => {
      const cancel = service.cancelAgent.bind(service);
      service.cancelAgent = (call) => {
        const job = service.jobs.get(call.parameters['jobId'] ?? '');
        return job && job.team !== call.account?.team ? service.error(403, 'Forbidden') : cancel(call);
      };
    },
  },
  {
    name: 'an idempotency key is shared between teams',
    pointer: '/paths/~1agent/post',
    apply: (service) => {
      const start = service.startAgent.bind(service);
      service.startAgent = (call) =>
        start(
          call.headers['idempotency-key'] && call.account
            ? { ...call, account: { ...call.account, team: 'a' } }
            : call,
        );
    },
  },
  {
    name: 'two starts at once with one idempotency key start two jobs',
    pointer: '/paths/~1agent/post',
    apply: (service) => {
      const start = service.startAgent.bind(service);
      const later = async (call: Call): Promise<Answer> => {
        const known = new Map(service.idempotent);
        await new Promise((done) => setTimeout(done, 15));
        const stored = service.idempotent;
        service.idempotent = known;
        const answer = start(call);
        service.idempotent = new Map([...stored, ...known]);
        return answer;
      };
      service.startAgent = later as unknown as Service['startAgent'];
    },
  },
  {
    name: 'of two starts at once with one idempotency key the second fails',
    pointer: '/',
    apply: (service) => {
      const start = service.startAgent.bind(service);
      const underWay = new Set<string>();
      const later = async (call: Call): Promise<Answer> => {
        const name = String(call.headers['idempotency-key'] ?? randomUUID());
        if (underWay.has(name)) return service.error(500, 'Internal Server Error');
        underWay.add(name);
        await new Promise((done) => setTimeout(done, 15));
        underWay.delete(name);
        return start(call);
      };
      service.startAgent = later as unknown as Service['startAgent'];
    },
  },
];
