import { reject } from '@web-data/validator';
import type { Rejection } from '@web-data/validator';
import pino from 'pino';
import type { Logger } from 'pino';
import type { Identity } from '../keys/identity.ts';
import { ConfigError } from '../../platform/config/config-error.ts';
import { fileSink } from '../../platform/log/file-sink.ts';
import { hideUrlSecrets } from '@web-data/net/secrets';
import { Lines } from '../../platform/log/lines.ts';

/** A security event of a request. */
export interface SecurityEvent {
  event: 'request.accepted' | 'request.rejected' | 'url.blocked' | 'request.finished';
  requestId: string;
  operation: string;
  /** The URL of the request, or the URL that was blocked. */
  url?: string | undefined;
  /** Why the request was rejected or blocked. */
  reason?: string | undefined;
  /** HTTP status of the response. */
  status?: number | undefined;
  /** From the request's `auditMetadata`. */
  username?: string | undefined;
  /** Scheme, host and port that events of the request are delivered to. */
  webhook?: string | undefined;
}

/** A security event outside the work of a request: a rejection before it, or an administrative act. */
export interface OperatorEvent {
  event:
    | 'authentication.failed'
    | 'scope.rejected'
    | 'limit.reached'
    | 'key.created'
    | 'key.revoked'
    | 'key.rolled'
    | 'device.approved'
    | 'device.denied'
    | 'device.closed'
    | 'member.added'
    | 'member.changed'
    | 'member.removed'
    | 'sign-in'
    | 'sign-in.failed'
    | 'sign-in-link.created'
    | 'passkey.added'
    | 'passkey.removed'
    | 'team.created'
    | 'team.changed'
    | 'credits.granted'
    | 'policy.changed'
    | 'budget.changed'
    | 'budget.removed'
    | 'mail.unsubscribed'
    | 'mail.subscribed'
    | 'job.cancelled'
    | 'job.retried'
    | 'interact.ended'
    | 'interact.record_deleted'
    | 'monitor.changed'
    | 'monitor.run'
    | 'jobs.paused'
    | 'jobs.resumed'
    | 'webhook.dropped'
    | 'webhook.resent'
    | 'webhook-secret.shown'
    | 'webhook-secret.rotated'
    | 'webhook-seal.accepted';
  /** Number of events since the last line of this kind. */
  count?: number | undefined;
  /** Details by name. Never a secret. */
  [fact: string]: unknown;
}

/** Writes security events, for organizations that have SIEM logging enabled. */
export interface SiemLog {
  /** Never waits and never throws. */
  write(identity: Identity, event: SecurityEvent): void;
  /**
   * Writes the first event of a request. Under the policy `closed` the work of the request waits until the event is
   * written.
   * @throws {Rejection} 503 when the policy is `closed` and the event cannot be written.
   */
  begin(identity: Identity, event: SecurityEvent): Promise<void> | undefined;
  /** Writes an event, whether or not it belongs to an organization. Never waits and never throws. */
  report(event: OperatorEvent): void;
  /** Resolves after a moment at the latest, to whether all events so far are written. */
  written(): Promise<boolean>;
  /** Events that could not be written so far. */
  readonly dropped: number;
  /** Writes out the buffered events, as far as possible. */
  close(): Promise<void>;
}

/** The destination of security events, and the policy while they cannot be written. */
export interface SiemOptions {
  /** File to append to, one JSON object a line; without a file, events go to the log. */
  file: string | undefined;
  /**
   * `open`: requests are served without their events. `closed`: requests of organizations with SIEM logging get 503.
   */
  failurePolicy: 'open' | 'closed';
  log: Logger;
  /** The lines of the log, if its destination is known. */
  logLines: Lines | undefined;
}

/** Milliseconds that an event has to be written under the policy `closed`. */
const WRITE_TIMEOUT_MS = 2000;
/** Milliseconds that events have to be written on shutdown. */
const END_MS = 1000;

/**
 * Opens the security log.
 * @throws {ConfigError} when the file cannot be opened.
 */
export function openSiemLog(options: SiemOptions): SiemLog {
  const lines = options.file === undefined ? options.logLines : openLines(options.file, options.log);
  const logger = options.file === undefined ? options.log.child({}, { level: 'info' }) : loggerOf(lines!);
  return {
    write: (identity, event) => write(logger, identity, event),
    begin(identity, event) {
      const isRequired = options.failurePolicy === 'closed' && identity.siemLogging && lines !== undefined;
      if (isRequired && lines.isFailing) throw unavailable(); // Drops the event: the buffer is for running work.
      write(logger, identity, event);
      return isRequired ? requireWritten(lines) : undefined;
    },
    // Goes by the level of the log when no file is configured.
    report: (event) =>
      (options.file === undefined ? options.log : logger).info(hideSecrets(event), event.event),
    written: async () => (await lines?.written(WRITE_TIMEOUT_MS)) ?? true,
    get dropped() {
      return (options.file !== undefined && lines?.dropped) || 0;
    },
    close: async () => (options.file === undefined ? undefined : lines?.end(END_MS)),
  };
}

function openLines(file: string, log: Logger): Lines {
  return new Lines(opened(file), {
    lostLine: (dropped) =>
      `${JSON.stringify({ level: 40, time: new Date().toISOString(), event: 'events.dropped', dropped })}\n`,
    onChange(err) {
      if (err === undefined) log.warn({ file }, 'security events are written again');
      else
        log.error({ err, file }, 'security events cannot be written: see siemFailurePolicy for what holds');
    },
  });
}

function opened(file: string) {
  try {
    return fileSink(file);
  } catch (cause) {
    throw new ConfigError(
      `The security log ${file} cannot be opened: ${(cause as Error).message}. Name a file that may be written (WEB_DATA_SIEM_LOG).`,
      { cause },
    );
  }
}

function loggerOf(lines: Lines): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
}

async function requireWritten(lines: Lines): Promise<void> {
  if (!(await lines.written(WRITE_TIMEOUT_MS))) throw unavailable();
}

function unavailable(): Rejection {
  return reject('ServiceUnavailable', { headers: { 'Retry-After': '5' } });
}

function write(logger: Logger, identity: Identity, event: SecurityEvent): void {
  if (!identity.siemLogging) return;
  const { organizationId, teamId, keyId } = identity;
  logger.info({ ...hideSecrets(event), organizationId, teamId, keyId }, event.event);
}

/** Returns a copy of an event without the passwords and tokens of its URLs. */
export function hideSecrets<T extends SecurityEvent | OperatorEvent>(event: T): T {
  const members = Object.entries(event).map(([name, member]): [string, unknown] => [
    name,
    typeof member === 'string' ? hideUrlSecrets(member) : member,
  ]);
  return Object.fromEntries(members) as T; // Only texts are changed.
}
