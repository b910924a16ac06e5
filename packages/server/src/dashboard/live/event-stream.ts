import { api } from '@web-data/dashboard/account';
import type { Load } from '../../platform/http/load.ts';
import type { AccountHandlers, AccountServices } from '../account-services.ts';
import { requireRole } from '../in-team.ts';
import { LiveTeams } from './live-teams.ts';
import type { Looker } from './live-teams.ts';

/** Bytes that may wait for a slow reader; beyond them the stream ends. */
const MAX_BUFFERED = 65_536;
/** Seconds after which a client may retry when there are too many streams. */
const RETRY_LATER = { headers: { 'Retry-After': '30' } };

export interface EventStreamServices extends AccountServices {
  load: Pick<Load, 'leaveSignal' | 'standAside'>;
}

/**
 * Streams events (WHATWG HTML, section 9.2) when the jobs or the usage of a team change. An event has no data of the
 * team: the client reads that by the operations, which check its role. A client resumes by `Last-Event-ID`. The stream
 * ends when the session ends or the person's role changes.
 */
export function watchOperation({ store, load }: EventStreamServices): Pick<AccountHandlers, 'watchTeam'> {
  const live = new LiveTeams(store, load.leaveSignal);
  return {
    async watchTeam({ identity, params: { teamId }, headers, operation }) {
      const role = requireRole(operation, identity, teamId);
      const { id: sessionId } = identity.session;
      const release = live.open(sessionId);
      if (release === 'too many of one') throw api.reject('RateLimitExceeded', RETRY_LATER);
      if (release === 'too many of all') throw api.reject('ServiceUnavailable', RETRY_LATER);
      const facts = { teamId, role, sessionId, lastEventId: headers['Last-Event-ID'] };
      const body = createStream(live, facts, release);
      // `x-accel-buffering` stops proxies from buffering the response.
      const open = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
      return { status: 200, headers: open, body };
    },
  };
}

function createStream(
  live: LiveTeams,
  facts: Omit<Looker, 'write' | 'end'>,
  release: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let looker: Looker;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        const end = () => {
          live.remove(looker);
          if (isOpen) controller.close();
          isOpen = false;
        };
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) end();
          else if (isOpen) controller.enqueue(encoder.encode(text));
        };
        looker = { ...facts, write, end };
        write(': open\n\n'); // The first bytes start the response.
        live.add(looker, release);
      },
      cancel: () => live.remove(looker),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_BUFFERED }),
  );
}
