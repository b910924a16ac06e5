import type { Identity } from '../../../accounts/keys/identity.ts';
import { getMaxStoredBytes } from '../../../platform/config/plan.ts';
import type { Plans } from '../../../platform/config/plan.ts';
import type { Store } from '../../../platform/store/store.ts';
import type { InteractSessionRow } from '../../../platform/store/tables/interact.ts';
import type { LiveSession } from '../live-session.ts';
import { SessionRecord } from './session-record.ts';
import type { SessionRecordOptions } from './session-record.ts';

/** Services and settings of records. */
export interface RecordServices {
  store: Store;
  plans: Plans;
  /** What is recorded of sessions. */
  sessionRecords: 'screenshots' | 'steps' | 'off';
  /** Milliseconds from the latest end of a session until its record is deleted. */
  sessionRecordRetentionMs: number;
  /** Called with errors of writes. */
  onRecordError(error: unknown): void;
}

/** Opens the record of a session; undefined where nothing is recorded, as for a team with zero data retention. */
export function openRecord(
  { store, plans, sessionRecords, sessionRecordRetentionMs, onRecordError }: RecordServices,
  {
    row,
    identity,
    live,
    spent,
  }: { row: InteractSessionRow; identity: Identity; live: LiveSession } & Pick<SessionRecordOptions, 'spent'>,
): SessionRecord | undefined {
  if (sessionRecords === 'off' || identity.zeroDataRetention) return undefined;
  const { id, team_id, created_at, expires_at: session_expires_at, profile, saves } = row;
  const expires_at = session_expires_at + sessionRecordRetentionMs;
  return new SessionRecord({
    store,
    record: { id, team_id, created_at, session_expires_at, profile, saves, expires_at },
    maxStoredBytes: getMaxStoredBytes(plans, identity.plan),
    takePicture: sessionRecords === 'screenshots' ? (options) => live.picture(options) : undefined,
    spent,
    onError: onRecordError,
  });
}
