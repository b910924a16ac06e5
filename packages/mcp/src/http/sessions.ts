import { createHash } from 'node:crypto';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/** A session of one caller. */
export interface Session {
  server: Server;
  transport: StreamableHTTPServerTransport;
  /** Whose it is: a digest of the key. */
  owner: string;
  /** Messages in work. */
  busy: number;
  /** Milliseconds of the clock when it was used last. */
  usedAt: number;
}

/** Bounds of the sessions. */
export interface SessionLimits {
  /** All together. */
  max: number;
  /** With one key. */
  maxPerOwner: number;
  /** Milliseconds after which one that is not used ends. */
  idleMs: number;
}

/** A digest of a key: to compare keys in constant time, and to keep none. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The sessions of a server. One that nobody uses ends when room is needed, or when its time is up. */
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

  /** That of the same key; undefined for those of others too. */
  find(id: string, owner: string): Session | undefined {
    const session = this.#sessions.get(id);
    if (session?.owner !== owner) return undefined;
    session.usedAt = this.#now();
    return session;
  }

  /** Makes room for one more: the one that was not used for longest goes. @returns false where all are busy */
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
