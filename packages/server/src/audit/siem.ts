import pino from 'pino';
import type { Logger } from 'pino';
import type { Identity } from '../accounts/identity.ts';

/** A security event of a request. */
export interface SecurityEvent {
  event: 'request.accepted' | 'request.refused' | 'url.blocked' | 'request.finished';
  requestId: string;
  operation: string;
  /** The URL the request is about, or that was blocked. */
  url?: string | undefined;
  /** Why it was refused or blocked. */
  reason?: string | undefined;
  /** HTTP status of the answer. */
  status?: number | undefined;
  /** Of the request's `auditMetadata`. */
  username?: string | undefined;
}

/** Where security events go, for organizations that have SIEM logging enabled. */
export interface SiemLog {
  write(identity: Identity, event: SecurityEvent): void;
  /** Writes out what is buffered. */
  close(): Promise<void>;
}

/**
 * Opens the security log.
 * @param file one JSON object a line is appended to it; events go to `fallback` without one.
 */
export function openSiemLog(file: string | undefined, fallback: Logger): SiemLog {
  if (file === undefined) {
    return { write: (identity, event) => write(fallback, identity, event), close: async () => {} };
  }
  const destination = pino.destination({ dest: file, mkdir: true, append: true, sync: false });
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    write: (identity, event) => write(logger, identity, event),
    close: () =>
      new Promise((resolve) => {
        destination.once('close', resolve);
        destination.end();
      }),
  };
}

function write(logger: Logger, identity: Identity, event: SecurityEvent): void {
  if (!identity.siemLogging) return;
  const { organizationId, teamId, keyId } = identity;
  logger.info({ ...event, organizationId, teamId, keyId }, event.event);
}
