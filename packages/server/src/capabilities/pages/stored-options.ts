import type { ScrapeOptions } from '@web-data/types';
import type { Seal } from '../../platform/webhooks/seal.ts';

/**
 * Options as a job or a monitor stores them. Headers and actions may hold secrets, such as the token or the password of
 * an account: they are encrypted, and no response has them.
 */
export interface StoredOptions extends Omit<ScrapeOptions, 'headers' | 'actions'> {
  /** `headers` and `actions`, encrypted for the team. */
  sealed?: string;
}

/** Converts options for the store. */
export function closeOptions(options: ScrapeOptions, seal: Seal, teamId: string): StoredOptions {
  const { headers, actions, ...open } = options;
  const isSecret = Object.keys(headers ?? {}).length + (actions ?? []).length > 0;
  return isSecret
    ? { ...open, sealed: seal.close(JSON.stringify({ headers, actions }), createContext(teamId)) }
    : open;
}

/** Converts stored options back. @throws {Error} when they were encrypted with another key */
export function openOptions({ sealed, ...open }: StoredOptions, seal: Seal, teamId: string): ScrapeOptions {
  if (sealed === undefined) return open;
  return { ...open, ...(JSON.parse(seal.open(sealed, createContext(teamId))) as ScrapeOptions) }; // Written by `closeOptions`.
}

/** Returns stored options without those that are secret. */
export function hideSecrets({ sealed: _sealed, ...open }: StoredOptions): ScrapeOptions {
  return open;
}

function createContext(teamId: string): string {
  return `scrape options of ${teamId}`;
}
