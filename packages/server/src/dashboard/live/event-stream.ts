import { api } from '@web-data/dashboard/account';
import type { Load } from '../../http/load.ts';
import type { AccountHandlers, AccountServices } from '../account-services.ts';
import { requireRole } from '../in-team.ts';
import { LiveTeams, MAX_STREAMS } from './live-teams.ts';
import type { Looker } from './live-teams.ts';

/** Bytes that wait for a reader who does not read; then the stream ends. */
const MAX_BUFFERED = 65_536;
/** Seconds after which one who found no room may come back. */
const RETRY_LATER = { headers: { 'Retry-After': '30' } };

export interface EventStreamServices extends AccountServices {
  load: Pick<Load, 'draining' | 'standAside'>;
}

/**
 * A stream of events (WHATWG HTML, section 9.2) that says that the jobs or the usage of a team have changed, never how; that
 * is read by the operations, which ask for the role. It resumes by `Last-Event-ID`, and ends with the session, or with the
 * role that it began with.
 */
export function watchOperation({ store, load }: EventStreamServices): Pick<AccountHandlers, 'watchTeam'> {
  const live = new LiveTeams(store, () => load.draining);
  return {
    async watchTeam({ identity, params: { teamId }, headers, operation }) {
      const role = requireRole(operation, identity, teamId);
      const { id: sessionId } = identity.session;
      if (live.countOf(sessionId) >= MAX_STREAMS.session) throw api.reject('RateLimitExceeded', RETRY_LATER);
      if (live.count >= MAX_STREAMS.all) throw api.reject('ServiceUnavailable', RETRY_LATER);
      const body = streamOf(live, { teamId, role, sessionId, lastEventId: headers['Last-Event-ID'] });
      // `x-accel-buffering`: what proxies that collect answers are told by.
      const open = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
      return { status: 200, headers: open, body };
    },
  };
}

function streamOf(live: LiveTeams, facts: Omit<Looker, 'write' | 'end'>): ReadableStream<Uint8Array> {
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
        write(': open\n\n'); // The answer begins with its first bytes.
        live.add(looker);
      },
      cancel: () => live.remove(looker),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_BUFFERED }),
  );
}
