import { createContext } from 'preact';
import type { Context } from 'preact';
import { useContext } from 'preact/hooks';
import type { SessionGetResponse } from '../generated/account/client/index.js';

/** Who is signed in, and how that changes. */
export interface Session extends SessionGetResponse {
  /** Asks the service again. */
  reload(): Promise<void>;
}

export const SessionContext: Context<Session | undefined> = createContext<Session | undefined>(undefined);

/** Who is signed in; for what stands below the context alone. */
export function useSession(): Session {
  return useContext(SessionContext)!;
}

export type TeamEntry = SessionGetResponse['teams'][number];

/** Whether a role may do what `least` may. */
export function may(role: TeamEntry['role'], least: TeamEntry['role']): boolean {
  const roles = ['viewer', 'member', 'owner'];
  return roles.indexOf(role) >= roles.indexOf(least);
}
