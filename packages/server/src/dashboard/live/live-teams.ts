import type { Store } from '../../store/store.ts';
import { readTeamState, topics } from './team-state.ts';
import type { TeamState } from './team-state.ts';

/** Milliseconds from one look at the teams to the next. */
const EVERY_MS = 1000;
/** Looks after which a stream that had nothing to say says so, for those who end silent connections. */
const SILENT_LOOKS = 15;
/** Streams of one session, and of all in this process. */
export const MAX_STREAMS: { session: number; all: number } = { session: 6, all: 1000 };

/** Somebody who looks at a team. */
export interface Looker {
  teamId: string;
  sessionId: string;
  /** At the start: a stream ends with it. */
  role: string;
  /** What was last told, as the client gives it back. */
  lastEventId: string | undefined;
  write(text: string): void;
  end(): void;
}

/**
 * Tells who looks at a team that it has changed. Each team is read once a second however many look at it, and all sessions in
 * one statement: streams cost connections, not reads.
 */
export class LiveTeams {
  readonly #store: Store;
  readonly #isClosing: () => boolean;
  readonly #lookers = new Set<Looker>();
  #timer: NodeJS.Timeout | undefined;
  #looks = 0;

  /** @param isClosing whether the server ends: then streams do */
  constructor(store: Store, isClosing: () => boolean) {
    this.#store = store;
    this.#isClosing = isClosing;
  }

  /** Streams that are open. */
  get count(): number {
    return this.#lookers.size;
  }

  /** Streams of a session. */
  countOf(sessionId: string): number {
    return [...this.#lookers].filter((looker) => looker.sessionId === sessionId).length;
  }

  /** Begins to tell. The first word is how the team stands, or what changed since `told`. */
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
      // The store is lost for a while: what changed meanwhile is told once it is back.
    }
    this.#timer = this.#lookers.size > 0 ? setTimeout(() => void this.#look(), EVERY_MS).unref() : undefined;
  }

  /** Ends the streams whose session has ended, or whose role is another now. */
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
    // Who was told nothing yet, or by another version, has everything to read.
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
