import type { components } from '@web-data/dashboard/account';
import type { Open } from '../../capabilities/interact/sessions.ts';
import type { StoredStep } from '../../capabilities/interact/record/record-rows.ts';
import { toIsoTime } from '../times.ts';

type Schemas = components['schemas'];

/** A session with what its record has of it; null without a record. */
export interface SessionRow {
  id: string;
  created_at: number;
  expires_at: number;
  profile: string | null;
  saves: 0 | 1;
  is_open: 0 | 1;
  ended_at: number | null;
  credits_used: number | null;
  url: string | null;
  title: string | null;
  recorded_until: number | null;
}

/**
 * Converts a session of the store.
 * @param open the session, where this process has it
 */
export function toSession(row: SessionRow, open: Open | undefined): Schemas['InteractSession'] {
  const { ended_at: endedAt, credits_used: creditsUsed, recorded_until: recordedUntil } = row;
  return {
    id: row.id,
    createdAt: toIsoTime(row.created_at),
    expiresAt: toIsoTime(row.expires_at),
    isOpen: row.is_open === 1,
    ...(endedAt !== null && { endedAt: toIsoTime(endedAt) }),
    ...(creditsUsed !== null && { creditsUsed: Number(creditsUsed) }),
    ...(recordedUntil !== null && { recordedUntil: toIsoTime(recordedUntil) }),
    ...(row.profile !== null && { profile: row.profile, savesProfile: row.saves === 1 }),
    isElsewhere: row.is_open === 1 && open === undefined,
    ...(row.url !== null && row.url !== '' && { page: { url: row.url, title: row.title ?? '' } }),
  };
}

/** Converts a step of a record. */
export function toStep({ at, position, ...step }: StoredStep): Schemas['InteractStep'] {
  return { step: position, at: toIsoTime(at), ...step };
}
