import { createHash } from 'node:crypto';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/** A session of one caller. */
export interface Session {
  server: Server;
  transport: StreamableHTTPServerTransport;
  /** Owner of the session: a digest of the key. */
  owner: string;
  /** Messages that are being processed. */
  busy: number;
  /** Time of the last use, in milliseconds of the clock. */
  usedAt: number;
}

/** Limits of the sessions. */
export interface SessionLimits {
  /** Of all keys together. */
  max: number;
  /** With one key. */
  maxPerOwner: number;
  /** Milliseconds after which an unused session ends. */
  idleMs: number;
}

/** Hashes a key, so that keys are compared in constant time and not stored. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The sessions of a server. An unused session ends when another one needs its slot, or after `idleMs`. */
export class Sessions {
  readonly #limits: SessionLimits;
  readonly #now: () => number;
  readonly #sessions = new Map<string, Session>();

  constructor(limits: SessionLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** Finds a session of the same owner; undefined for sessions of others, too. */
  find(id: string, owner: string): Session | undefined {
    const session = this.#sessions.get(id);
    if (session?.owner !== owner) return undefined;
    session.usedAt = this.#now();
    return session;
  }

  /** Ends the least recently used session when a limit is reached. @returns false where all are busy */
  async makeRoom(owner: string): Promise<boolean> {
    const idle = [...this.#sessions].filter(
      ([, { busy, usedAt }]) => busy === 0 && usedAt + this.#limits.idleMs <= this.#now(),
    );
    await Promise.all(idle.map(([id]) => this.close(id)));
    const own = [...this.#sessions].filter(([, session]) => session.owner === owner);
    if (own.length >= this.#limits.maxPerOwner) return this.#closeOldest(own);
    return this.#sessions.size < this.#limits.max || this.#closeOldest(own);
  }

  add(id: string, session: Omit<Session, 'usedAt' | 'busy'>): void {
    this.#sessions.set(id, { ...session, busy: 0, usedAt: this.#now() });
  }

  async close(id: string): Promise<void> {
    const session = this.#sessions.get(id);
    this.#sessions.delete(id);
    await session?.server.close();
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#sessions.keys()].map((id) => this.close(id)));
  }

  async #closeOldest(among: readonly [string, Session][]): Promise<boolean> {
    const [oldest] = among
      .filter(([, { busy }]) => busy === 0)
      .toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    if (!oldest) return false;
    await this.close(oldest[0]);
    return true;
  }
}
