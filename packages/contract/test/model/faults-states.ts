import { answers, refuse, withMembers, type Fault } from './fault.ts';
import { ok, type Job, type Service } from './service.ts';

const JOB = '/paths/~1agent~1{jobId}/get/x-relations';
const CANCEL = '/paths/~1agent~1{jobId}/delete/x-relations';
const TRACE = '/paths/~1agent~1{jobId}~1trace/get/x-relations';
const status =
  (change: (was: string, job: Job, reads: number) => 'processing' | 'completed' | 'failed') =>
  (service: Service): void => {
    const original = service.status.bind(service);
    const reads = new Map<string, number>();
    service.status = (job) => {
      const was = original(job);
      const count = (reads.get(job.id) ?? 0) + (was === 'processing' ? 0 : 1);
      reads.set(job.id, count);
      return change(was, job, count);
    };
  };
type State = 'processing' | 'completed' | 'failed';

/** Jobs over time. */
export const states: Fault[] = [
  {
    name: 'job ids mixed up',
    pointer: JOB,
    apply: (service) => {
      const find = service.findJob.bind(service);
      service.findJob = (call) => {
        const job = find(call);
        return 'status' in job
          ? job
          : ([...service.jobs.values()].find(({ team }) => team === job.team) ?? job);
      };
    },
  },
  {
    name: 'the answer about another job',
    pointer: JOB,
    apply: withMembers('getAgent', 200, { id: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70' }),
  },
  {
    name: 'the trace of another job',
    pointer: TRACE,
    apply: withMembers('getAgentTrace', 200, { id: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70' }),
  },
  {
    name: 'another snapshot',
    pointer: '/paths/~1agent~1{jobId}~1snapshots~1{snapshotId}/get/x-relations',
    apply: withMembers('getAgentSnapshot', 200, { snapshotId: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70' }),
  },
  {
    name: 'the same id for every job',
    pointer: '/paths/~1agent/post/x-relations',
    apply: withMembers('startAgent', 200, { id: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70' }),
  },
  {
    name: 'completed, then processing',
    pointer: JOB,
    apply: status((was, _, reads) => (reads === 3 ? 'processing' : (was as State))),
  },
  {
    name: 'completed, then failed',
    pointer: JOB,
    apply: status((was, _, reads) => (reads > 2 && was === 'completed' ? 'failed' : (was as State))),
  },
  {
    name: 'failed, then completed',
    pointer: JOB,
    apply: status((was, _, reads) => (reads > 2 && was === 'failed' ? 'completed' : (was as State))),
  },
  {
    name: 'cancelling ends a finished job',
    pointer: '/paths/~1agent~1{jobId}',
    apply: (service) => {
      const cancel = service.cancelAgent.bind(service);
      service.cancelAgent = (call) => {
        const job = service.findJob(call);
        if (!('status' in job) && service.status(job) === 'completed') {
          job.end = 'credit_limit_reached';
        }
        return cancel(call);
      };
    },
  },
  {
    name: 'cancelling twice',
    pointer: CANCEL,
    apply: (service) => {
      service.cancelAgent = (call) => {
        const job = service.findJob(call);
        if ('status' in job) return job;
        if (service.status(job) !== 'processing') return service.error(409, 'Agent already finished');
        job.cancelledAt ??= Date.now();
        return ok({ success: true });
      };
    },
  },
  {
    name: 'cancelling a finished job',
    pointer: CANCEL,
    apply: (service) => {
      const cancel = service.cancelAgent.bind(service);
      service.cancelAgent = (call) => {
        const job = service.findJob(call);
        return !('status' in job) && job.cancelledAt === undefined && service.status(job) !== 'processing'
          ? ok({ success: true })
          : cancel(call);
      };
    },
  },
  {
    name: 'one text for both conflicts',
    pointer: '/x-error-catalogue/AgentAlreadyCancelled',
    apply: answers('cancelAgent', 409, (answer) => ({
      ...answer,
      body: { success: false, error: 'Agent already finished' },
    })),
  },
  {
    name: 'conflicts in general words',
    pointer: '/x-error-catalogue/AgentAlreadyFinished',
    apply: answers('cancelAgent', 409, (answer) => ({
      ...answer,
      body: { success: false, error: 'Conflict' },
    })),
  },
  {
    name: 'a conflict as 400',
    pointer: CANCEL,
    apply: answers('cancelAgent', 409, (answer) => ({ ...answer, status: 400 })),
  },
  {
    name: 'idempotency keys ignored',
    pointer: '/paths/~1agent/post/x-relations',
    apply: (service) => {
      const start = service.startAgent.bind(service);
      service.startAgent = (call) => start({ ...call, headers: {} });
    },
  },
  {
    name: 'idempotency keys with any body',
    pointer: '/paths/~1agent/post/x-relations',
    apply: (service) => {
      const start = service.startAgent.bind(service);
      service.startAgent = (call) => {
        const known = service.idempotent.get(
          `${call.account?.team} ${String(call.headers['idempotency-key'])}`,
        );
        return known ? ok({ success: true, id: known.id }) : start(call);
      };
    },
  },
  {
    name: 'events out of order',
    pointer: TRACE,
    apply: (service) => {
      const events = service.events.bind(service);
      service.events = (job) => {
        const all = events(job);
        return all.length < 3 ? all : [all[1]!, all[0]!, ...all.slice(2)];
      };
    },
  },
  {
    name: 'events twice',
    pointer: TRACE,
    apply: (service) => {
      const events = service.events.bind(service);
      service.events = (job) => events(job).map((event) => ({ ...event, eventId: job.id }));
    },
  },
  {
    name: 'a trace without its end',
    pointer: TRACE,
    apply: (service) => {
      const events = service.events.bind(service);
      service.events = (job) => events(job).filter(({ type }) => type !== 'run.finished');
    },
  },
  {
    name: 'an event after the end',
    pointer: TRACE,
    apply: (service) => {
      const events = service.events.bind(service);
      service.events = (job) => {
        const all = events(job);
        return all.at(-1)?.['type'] === 'run.finished'
          ? [...all, { ...all[0], eventId: job.snapshotId, producerSequence: 9, type: 'progress.made' }]
          : all;
      };
    },
  },
  {
    name: 'a job is lost',
    pointer: '/paths/~1agent~1{jobId}',
    apply: (service) => {
      const create = service.createJob.bind(service);
      service.createJob = (body, team) => ({ ...create(body, team), team: 'nobody' });
    },
  },
];

const fails =
  (operation: string, at: string, when: (value: unknown) => boolean) =>
  (service: Service): void => {
    refuse(operation, at, 'crash', (value) => {
      if (when(value)) throw new Error('crash');
      return true;
    })(service);
  };
const has =
  (part: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && part.test(value);
const MAP = '/components/schemas/MapRequest/properties';

/** Unusual input brings the service down. */
export const crashes: Fault[] = [
  { name: 'a NUL character', pointer: `${MAP}/search`, apply: fails('mapUrls', '/search', has(/\0/u)) },
  { name: 'an emoji', pointer: `${MAP}/search`, apply: fails('mapUrls', '/search', has(/😀/u)) },
  {
    name: 'half a surrogate pair',
    pointer: `${MAP}/search`,
    apply: fails('mapUrls', '/search', has(/\p{Surrogate}/u)),
  },
  { name: 'a long text', pointer: `${MAP}/search`, apply: fails('mapUrls', '/search', has(/^.{10000}/u)) },
  { name: 'brackets in a pattern', pointer: `${MAP}/search`, apply: fails('mapUrls', '/search', has(/\[/u)) },
  {
    name: 'an empty list',
    pointer: '/components/schemas/Location/properties/languages',
    apply: fails('mapUrls', '/location/languages', (value) => Array.isArray(value) && value.length === 0),
  },
  {
    name: 'null instead of an object',
    pointer: '/components/schemas/Location/type',
    apply: fails('mapUrls', '/location', (value) => value === null),
  },
  {
    name: 'a very large number',
    pointer: `${MAP}/timeout`,
    apply: fails('mapUrls', '/timeout', (value) => Number(value) > 2 ** 40),
  },
  {
    name: 'a body that is null',
    pointer: '/components/schemas/MapRequest/type',
    apply: (service) => {
      const validate = service.validate.bind(service);
      service.validate = (operation, body) => {
        if (body === null) throw new Error('null');
        return validate(operation, body);
      };
    },
  },
  {
    name: 'an odd URL',
    pointer: '/paths/~1agent~1{jobId}',
    apply: (service) => {
      const original = service.error.bind(service);
      service.error = (code, text, extra) =>
        code === 400 && text === 'Bad Request' && extra === undefined
          ? original(500, 'Internal Server Error')
          : original(code, text, extra);
    },
  },
  {
    name: 'a very long credential',
    pointer: '/security',
    apply: (service) => {
      const authenticate = service.authenticate.bind(service);
      service.authenticate = (value) => {
        if ((value ?? '').length > 2000) throw new Error('long');
        return authenticate(value);
      };
    },
  },
];
