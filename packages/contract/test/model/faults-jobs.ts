import { withMembers, type Fault } from './fault.ts';
import { ok, type Answer, type Job, type Service } from './service.ts';

const json = (answer: Answer): Record<string, unknown> => answer.body as Record<string, unknown>;

const schemas = '/components/schemas';

const on = (service: Service, change: (job: Job) => void): void => {
  const create = service.createJob.bind(service);
  service.createJob = (body, team) => {
    const job = create(body, team);
    change(job);
    return job;
  };
};

/** Jobs, their states, traces and snapshots. */
export const jobs: Fault[] = [
  {
    name: 'upper-case ids are not found',
    pointer: '/',
    apply: (service) => {
      const usual = service.findJob.bind(service);
      service.findJob = (call) =>
        call.parameters['jobId'] === call.parameters['jobId']?.toLowerCase()
          ? usual(call)
          : service.error(404, 'Agent job not found');
    },
  },
  {
    name: 'only UUIDs of version 4 have the right form',
    pointer: '/',
    apply: (service) => {
      service.isUuid = (value) =>
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/iu.test(value);
    },
  },
  {
    name: 'UUIDs without hyphens have the right form',
    pointer: '/',
    apply: (service) => {
      service.isUuid = (value) => /^[\da-f]{32}$/iu.test(value.replaceAll('-', ''));
    },
  },
  {
    name: 'white space around an id is cut off',
    pointer: '/',
    apply: (service) => {
      const usual = service.isUuid.bind(service);
      service.isUuid = (value) => usual(value.trim());
    },
  },
  {
    name: 'UUIDs may stand in braces',
    pointer: '/',
    apply: (service) => {
      const usual = service.isUuid.bind(service);
      service.isUuid = (value) => usual(value.replace(/^\{|\}$/gu, '').replace(/^urn:uuid:/u, ''));
    },
  },
  {
    name: 'the snapshot of another job is given',
    pointer: '/x-error-catalogue/SnapshotNotFound',
    apply: (service) => {
      const usual = service.getAgentSnapshot.bind(service);
      service.getAgentSnapshot = (call) => {
        const job = service.findJob(call);
        const other = [...service.jobs.values()].find(
          ({ snapshotId }) => snapshotId === call.parameters['snapshotId'],
        );
        if ('status' in job || !other || service.status(other) !== 'completed') return usual(call);
        return ok({ success: true, id: job.id, snapshotId: other.snapshotId, snapshot: other.body });
      };
    },
  },
  {
    name: 'the data of a completed job change',
    pointer: '/paths/~1agent~1{jobId}/get/x-relations',
    apply: (service) => {
      let count = 0;
      const usual = service.getAgent.bind(service);
      service.getAgent = (call) => {
        const answer = usual(call);
        if (json(answer)['status'] === 'completed') json(answer)['data'] = { count: ++count };
        return answer;
      };
    },
  },
  {
    name: 'the cost of a completed job grows',
    pointer: '/paths/~1agent~1{jobId}/get/x-relations',
    apply: (service) => {
      let count = 0;
      const usual = service.getAgent.bind(service);
      service.getAgent = (call) => {
        const answer = usual(call);
        if (json(answer)['status'] === 'completed') json(answer)['creditsUsed'] = ++count;
        return answer;
      };
    },
  },
  {
    name: 'a finished job expires a day after it was last read',
    pointer: '/paths/~1agent~1{jobId}/get/x-relations',
    apply: (service) => {
      const usual = service.getAgent.bind(service);
      service.getAgent = (call) => {
        const answer = usual(call);
        if (answer.status === 200)
          json(answer)['expiresAt'] = new Date(Date.now() + 86_400_000).toISOString();
        return answer;
      };
    },
  },
  {
    name: 'a failed job costs what it used',
    pointer: `${schemas}/AgentJobFailed`,
    apply: (service) => {
      const usual = service.getAgent.bind(service);
      service.getAgent = (call) => {
        const answer = usual(call);
        if (json(answer)['status'] === 'failed') json(answer)['creditsUsed'] = 5;
        return answer;
      };
    },
  },
  {
    name: 'the trace of a failed job costs what it used',
    pointer: '/paths/~1agent~1{jobId}~1trace/get',
    apply: withMembers('getAgentTrace', 200, { creditsUsed: 5 }),
  },
  {
    name: 'a cancelled job completes',
    pointer: '/paths/~1agent~1{jobId}/delete',
    apply: (service) => {
      const usual = service.status.bind(service);
      service.status = (job) =>
        job.cancelledAt === undefined
          ? usual(job)
          : Date.now() - job.cancelledAt > 40
            ? 'completed'
            : 'processing';
    },
  },
  {
    name: 'a job starts over once',
    pointer: '/paths/~1agent~1{jobId}/get/x-relations',
    apply: (service) => {
      const usual = service.status.bind(service);
      service.status = (job) => {
        const age = Date.now() - job.endsAt;
        return age > 60 && age < 160 ? 'processing' : usual(job);
      };
    },
  },
  {
    name: 'a cancellation may be repeated',
    pointer: '/paths/~1agent~1{jobId}/delete/x-relations',
    apply: (service) => {
      const usual = service.cancelAgent.bind(service);
      service.cancelAgent = (call) => {
        const answer = usual(call);
        return json(answer)['error'] === 'Agent is already cancelled' ? ok({ success: true }) : answer;
      };
    },
  },
  {
    name: 'events of another run are in the trace',
    pointer: '/paths/~1agent~1{jobId}~1trace/get/x-relations',
    apply: (service) => {
      const usual = service.events.bind(service);
      service.events = (job) =>
        usual(job).map((event, index) => (index === 0 ? { ...event, runId: job.snapshotId } : event));
    },
  },
  {
    name: 'the numbers of the events begin again',
    pointer: '/paths/~1agent~1{jobId}~1trace/get/x-relations',
    apply: (service) => {
      const usual = service.events.bind(service);
      service.events = (job) =>
        usual(job).map((event, index) => ({ ...event, producerSequence: (index % 2) + 1 }));
    },
  },
  {
    name: 'the trace of a finished job loses its first event',
    pointer: '/paths/~1agent~1{jobId}~1trace/get/x-relations',
    apply: (service) => {
      const usual = service.events.bind(service);
      let count = 0;
      service.events = (job) => {
        const events = usual(job);
        return service.status(job) !== 'processing' && ++count % 2 === 0 ? events.slice(1) : events;
      };
    },
  },
  {
    name: 'the status follows the last job that was asked for',
    pointer: '/paths/~1agent~1{jobId}/get',
    apply: (service) => {
      let last: Job | undefined;
      on(service, (job) => (last = job));
      const usual = service.getAgent.bind(service);
      service.getAgent = (call) => {
        const job = service.findJob(call);
        return 'status' in job || last === undefined || last.team !== job.team
          ? usual(call)
          : usual({ ...call, parameters: { jobId: last.id } });
      };
    },
  },
];
