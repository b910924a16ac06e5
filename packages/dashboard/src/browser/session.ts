import { createContext } from 'preact';
import type { Context } from 'preact';
import { useContext } from 'preact/hooks';
import type { SessionGetResponse } from '../generated/account/client/index.js';

/** The session of the person who is signed in. */
export interface Session extends SessionGetResponse {
  /** Loads the session from the service. */
  reload(): Promise<void>;
}

export const SessionContext: Context<Session | undefined> = createContext<Session | undefined>(undefined);

/** Returns the session; only for components below the context. */
export function useSession(): Session {
  return useContext(SessionContext)!;
}

export type TeamEntry = SessionGetResponse['teams'][number];

/** Whether a role has the permissions of `least`. */
export function may(role: TeamEntry['role'], least: TeamEntry['role']): boolean {
  const roles = ['viewer', 'member', 'owner'];
  return roles.indexOf(role) >= roles.indexOf(least);
}
