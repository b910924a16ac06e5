import { reject } from '@web-data/validator';
import type { Rejection } from '@web-data/validator';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** How many bytes a team stores, and may store. */
export interface StorageUse {
  storedBytes: number;
  maxStoredBytes: number;
}

/** Reads the bytes that a team stores, without those that this transaction has written on PostgreSQL. */
export async function readStoredBytes(query: Kysely<Tables>, teamId: string): Promise<number> {
  const row = await query
    .selectFrom('stored_bytes')
    .select('bytes')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

/** @throws {Rejection} 403 for a team that stores as many bytes as its plan allows, or more. */
export async function requireRoom(
  query: Kysely<Tables>,
  teamId: string,
  maxStoredBytes: number,
): Promise<void> {
  const storedBytes = await readStoredBytes(query, teamId);
  if (storedBytes >= maxStoredBytes) throw createStorageRejection({ storedBytes, maxStoredBytes });
}

/** Creates the rejection of work that would store more bytes than the plan of the team allows. */
export function createStorageRejection(use: StorageUse): Rejection {
  return reject('Forbidden', { details: { cause: 'storage', message: `${describeUse(use)} ${REMEDY}` } });
}

/** Returns a sentence about a team without room. */
export function describeUse({ storedBytes, maxStoredBytes }: StorageUse): string {
  return `The team stores ${formatBytes(storedBytes)}, and its plan allows ${formatBytes(maxStoredBytes)}.`;
}

const REMEDY =
  'Delete monitors, wait until earlier results expire, or ask whoever runs the service for another plan.';

/** Formats bytes in the largest decimal unit that gives 1 or more, such as `1.5 GB`. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${Number((bytes / 1000 ** power).toFixed(1))} ${units[power]}`;
}
