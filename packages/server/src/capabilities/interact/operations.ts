import type { InteractAction } from '@web-data/types';
import { withAudit } from '../../accounts/audit/with-audit.ts';
import type { OperationHandlers } from '../operations/operation.ts';
import type { Fetchers } from '../outbound/fetchers.ts';
import type { FileReader } from '../pages/fetch/file-reader.ts';
import type { ContentThreads } from '../pages/threads/content-threads.ts';
import type { AddressedRequest } from '../../platform/http/request-origin.ts';
import { act } from './act.ts';
import { LIVE_PATH } from './live-views.ts';
import { listSessions } from './session-rows.ts';
import type { Sessions, SessionServices } from './sessions.ts';

export interface InteractServices extends SessionServices {
  sessions: Sessions;
  threads: ContentThreads;
  fileReader: FileReader;
  fetchers: Fetchers;
  /** Maximum milliseconds of a request. */
  timeoutMs: number;
  /** Aborts when the server shuts down. */
  closing: AbortSignal;
  /** Returns the scheme and host of the server, as a request reached it. */
  requestOrigin(request: AddressedRequest): string;
}

/** Creates the handlers of Interact. */
export function interactOperations(services: InteractServices): OperationHandlers {
  const { sessions, siem, store, threads, fileReader, fetchers, timeoutMs, closing, requestOrigin } =
    services;
  return {
    async startInteract({ body, identity, request }) {
      const username = body.auditMetadata?.username;
      const named = { siem, identity, requestId: request.id, operation: 'startInteract', username };
      const start = { body, identity, requestId: request.id };
      const { id, expiresAt, viewToken, warning } = await withAudit(named, () => sessions.start(start));
      const payload = {
        id,
        // The fragment of a URL reaches no server and no log.
        liveViewUrl: `${requestOrigin(request)}${LIVE_PATH}${id}#${viewToken}`,
        expiresAt: new Date(expiresAt).toISOString(),
        ...(warning !== undefined && { warning }),
      };
      return { status: 200, body: { success: true, ...payload } };
    },
    async listInteract({ identity }) {
      return { status: 200, body: { success: true, sessions: await listSessions(store, identity.teamId) } };
    },
    async runInteractActions(context) {
      const { body, identity, params, request } = context;
      const open = await sessions.find(idOf(params), identity.teamId);
      const url = firstUrl(body.actions);
      const named = { siem, identity, requestId: request.id, operation: 'runInteractActions', url };
      const bounds = {
        threads,
        fileReader,
        fetchers,
        timeoutMs: Math.min(body.timeout, timeoutMs),
        signal: AbortSignal.any([context.signal, closing]),
      };
      return { status: 200, body: await withAudit(named, () => act(open, body.actions, bounds)) };
    },
    async endInteract({ identity, params, request }) {
      const open = await sessions.find(idOf(params), identity.teamId);
      const named = { siem, identity, requestId: request.id, operation: 'endInteract' };
      const { durationMs: sessionDurationMs, warning } = await withAudit(named, () => open.live.end());
      const creditsBilled = await open.billed;
      const payload = { sessionDurationMs, creditsBilled, ...(warning !== undefined && { warning }) };
      return { status: 200, body: { success: true, ...payload } };
    },
  };
}

/** Returns the id in lower case, as it is stored; a UUID may be in capitals (RFC 9562, section 4). */
function idOf({ sessionId }: { sessionId: string }): string {
  return sessionId.toLowerCase();
}

/** Returns the URL for the security log: the target of the first `goto`. The log never contains typed text. */
function firstUrl(actions: readonly InteractAction[]): string | undefined {
  return actions.find(({ type }) => type === 'goto')?.url;
}
