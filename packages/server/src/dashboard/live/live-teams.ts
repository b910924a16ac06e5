import type { Store } from '../../platform/store/store.ts';
import { readTeamState, topics } from './team-state.ts';
import type { TeamState } from './team-state.ts';

/** Milliseconds between two polls of the teams. */
const EVERY_MS = 1000;
/** Polls without a change after which a stream sends a comment, because proxies close silent connections. */
const SILENT_LOOKS = 15;
/** Max streams of one session, and of all sessions in this process. */
export const MAX_STREAMS: { session: number; all: number } = { session: 6, all: 1000 };

/** The stream of a session that watches a team. */
export interface Looker {
  teamId: string;
  sessionId: string;
  /** When the stream began. The stream ends when the role changes. */
  role: string;
  /** The last event sent, or the one that the client resumes from. */
  lastEventId: string | undefined;
  write(text: string): void;
  end(): void;
}

/**
 * Notifies streams when their team changes. Reads each team once a second, however many streams watch it, and all
 * sessions in one statement: more streams cost connections, not reads.
 */
export class LiveTeams {
  readonly #store: Store;
  readonly #isClosing: () => boolean;
  readonly #lookers = new Set<Looker>();
  #timer: NodeJS.Timeout | undefined;
  #looks = 0;

  /** @param isClosing whether the server shuts down; the streams then end */
  constructor(store: Store, isClosing: () => boolean) {
    this.#store = store;
    this.#isClosing = isClosing;
  }

  /** Number of open streams. */
  get count(): number {
    return this.#lookers.size;
  }

  /** Number of open streams of a session. */
  countOf(sessionId: string): number {
    return [...this.#lookers].filter((looker) => looker.sessionId === sessionId).length;
  }

  /** Adds a stream. Its first event lists all topics, or those that changed since `lastEventId`. */
  add(looker: Looker): void {
    this.#lookers.add(looker);
    if (this.#timer === undefined) this.#timer = setTimeout(() => void this.#look(), 0);
  }

  remove(looker: Looker): void {
    this.#lookers.delete(looker);
  }

  async #look(): Promise<void> {
    this.#looks += 1;
    try {
      if (this.#isClosing()) for (const looker of this.#lookers) this.#end(looker, 'closing');
      await this.#endThose();
      for (const teamId of new Set([...this.#lookers].map((looker) => looker.teamId))) {
        const state = await readTeamState(this.#store, teamId);
        for (const looker of this.#lookers) if (looker.teamId === teamId) this.#sendState(looker, state);
      }
    } catch {
      // The store is down for a while: later polls report the changes.
    }
    this.#timer = this.#lookers.size > 0 ? setTimeout(() => void this.#look(), EVERY_MS).unref() : undefined;
  }

  /** Ends the streams whose session has ended or whose role has changed. */
  async #endThose(): Promise<void> {
    const lookers = [...this.#lookers];
    if (lookers.length === 0) return;
    const rows = await this.#store.db
      .selectFrom('person_session')
      .innerJoin('membership', 'membership.person_id', 'person_session.person_id')
      .select(['person_session.id', 'membership.team_id', 'membership.role'])
      .where('person_session.id', 'in', [...new Set(lookers.map((looker) => looker.sessionId))])
      .where('person_session.expires_at', '>', Date.now())
      .execute();
    const valid = new Set(rows.map(({ id, team_id, role }) => `${id} ${team_id} ${role}`));
    for (const looker of lookers)
      if (!valid.has(`${looker.sessionId} ${looker.teamId} ${looker.role}`)) this.#end(looker, 'session');
  }

  #sendState(looker: Looker, state: TeamState): void {
    const now = idOf(state);
    if (looker.lastEventId === now) {
      if (this.#looks % SILENT_LOOKS === 0) looker.write(': nothing new\n\n');
      return;
    }
    const before = looker.lastEventId?.split('-');
    // Every topic counts as changed for a new client, and for one that resumes from another version.
    const changed = topics.filter((topic, index) => before?.[index] !== state[topic]);
    looker.lastEventId = now;
    looker.write(`event: changed\nid: ${now}\ndata: ${JSON.stringify(changed)}\n\n`);
  }

  #end(looker: Looker, why: string): void {
    this.#lookers.delete(looker);
    looker.write(`event: ended\ndata: ${JSON.stringify(why)}\n\n`);
    looker.end();
  }
}

function idOf(state: TeamState): string {
  return topics.map((topic) => state[topic]).join('-');
}
