import type { Identity } from '../keys/identity.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { DelayedWrite } from '../../platform/store/delayed-write.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { SecurityEventRow } from '../../platform/store/tables/activity.ts';
import { hideSecrets } from './siem.ts';
import type { OperatorEvent, SecurityEvent, SiemLog } from './siem.ts';

/** Milliseconds for which events are stored. */
const RETENTION_MS = 90 * 86_400_000;
/** Milliseconds between deletions of expired events. */
const CLEARED_EVERY = 3_600_000;
/** Max events that wait to be written; later ones are only in the operator's log. */
const MAX_WAITING = 10_000;
/** Rows of one statement. */
const ROWS = 200;

/** An event that belongs to a team. */
export type TeamEvent = OperatorEvent & { teamId: string };

/**
 * Stores security events so that owners of teams can read them. Writes are batched and never delay a request. The
 * operator's log is the complete record: this one may lose events.
 */
export class SecurityLog {
  readonly #store: Store;
  readonly #delayed: DelayedWrite;
  #waiting: SecurityEventRow[] = [];
  #clearedAt = 0;
  /** Time of the last event, in milliseconds since the epoch. */
  #last = 0;

  /** @param onError called with the error when events could not be written; they are lost here */
  constructor(store: Store, onError: (error: unknown) => void) {
    this.#store = store;
    this.#delayed = new DelayedWrite(() => this.#write(), onError);
  }

  /** Queues an event. Never waits and never throws. */
  note(event: TeamEvent): void {
    if (this.#waiting.length >= MAX_WAITING) return;
    // Each event is at least a millisecond later than the one before, because ids of one millisecond have no order.
    this.#last = Math.max(Date.now(), this.#last + 1);
    this.#waiting.push(rowOf(event, this.#last));
    this.#delayed.schedule();
  }

  /** Writes the queued events. */
  flush(): Promise<void> {
    return this.#delayed.flush();
  }

  async #write(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    if (rows.length === 0) return;
    const now = Date.now();
    await this.#store.tx(async (query) => {
      for (let from = 0; from < rows.length; from += ROWS) await insert(query, rows.slice(from, from + ROWS));
      if (this.#clearedAt > now - CLEARED_EVERY) return;
      await query
        .deleteFrom('security_event')
        .where('at', '<', now - RETENTION_MS)
        .execute();
    });
    if (this.#clearedAt <= now - CLEARED_EVERY) this.#clearedAt = now;
  }
}

/** Stores an event of a team at once, inside the caller's transaction; ignores an event without a team. */
export async function keepEvent(query: Query, event: OperatorEvent): Promise<void> {
  if (isOfTeam(event)) await insert(query, [rowOf(event, Date.now())]);
}

/** Returns a security log that also stores the events of teams for their owners. */
export function withSecurityLog(log: SecurityLog, siem: SiemLog): SiemLog {
  const keep = (identity: Identity, event: SecurityEvent): void => {
    if (!identity.siemLogging) return;
    const { event: kind, ...facts } = event;
    const { teamId, keyId } = identity;
    // Events of requests have kinds of their own beside those of acts; the stored name is enough to distinguish them.
    log.note({ ...facts, event: kind as OperatorEvent['event'], teamId, keyId });
  };
  return {
    write(identity, event) {
      siem.write(identity, event);
      keep(identity, event);
    },
    begin(identity, event) {
      keep(identity, event);
      return siem.begin(identity, event);
    },
    report(event) {
      siem.report(event);
      if (isOfTeam(event)) log.note(event);
    },
    written: () => siem.written(),
    get dropped() {
      return siem.dropped;
    },
    async close() {
      await log.flush();
      await siem.close();
    },
  };
}

function isOfTeam(event: OperatorEvent): event is TeamEvent {
  return typeof event['teamId'] === 'string';
}

function rowOf(occurred: TeamEvent, at: number): SecurityEventRow {
  const { event, teamId, actor, keyId, ...facts } = hideSecrets(occurred);
  const { organizationId: _, ...publicFacts } = facts;
  return {
    id: uuidv7(at),
    team_id: teamId,
    at,
    event,
    actor: typeof actor === 'string' ? actor : null,
    key_id: typeof keyId === 'string' ? keyId : null,
    facts: JSON.stringify(publicFacts),
  };
}

async function insert(query: Query, rows: SecurityEventRow[]): Promise<void> {
  await query.insertInto('security_event').values(rows).execute();
}
