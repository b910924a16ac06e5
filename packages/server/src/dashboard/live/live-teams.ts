import { hash } from 'node:crypto';
import { OpenStreams } from '../../platform/live/open-streams.ts';
import type { StreamRejection } from '../../platform/live/open-streams.ts';
import { Polling } from '../../platform/live/polling.ts';
import type { Store } from '../../platform/store/store.ts';

/** Polls without a change after which a stream sends a comment, because proxies close silent connections. */
const SILENT_LOOKS = 15;
/** Max streams of one session, and of all sessions in this process. */
const MAX_STREAMS = { each: 6, all: 1000 };

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
  readonly #lookers = new Map<Looker, () => void>();
  readonly #streams = new OpenStreams(MAX_STREAMS);
  readonly #polling: Polling;
  #looks = 0;

  /** @param draining aborts when the server begins to shut down; the streams then end */
  constructor(store: Store, draining: AbortSignal) {
    this.#store = store;
    this.#polling = new Polling(
      () => this.#look(),
      () => this.#lookers.size > 0,
    );
    draining.addEventListener('abort', () => this.#endAll(), { once: true });
  }

  /** Reserves a stream of a session. @returns what `add` takes and who adds none has to call; or why there is none */
  open(sessionId: string): (() => void) | StreamRejection {
    return this.#streams.open(sessionId);
  }

  /** Adds a stream. Its first event lists all topics, or those that changed since `lastEventId`. */
  add(looker: Looker, release: () => void): void {
    this.#lookers.set(looker, release);
    this.#polling.now();
  }

  remove(looker: Looker): void {
    this.#lookers.get(looker)?.();
    this.#lookers.delete(looker);
  }

  async #look(): Promise<void> {
    this.#looks += 1;
    await this.#endThose();
    for (const teamId of new Set([...this.#lookers.keys()].map((looker) => looker.teamId))) {
      const state = await readTeamState(this.#store, teamId);
      for (const looker of this.#lookers.keys()) if (looker.teamId === teamId) this.#sendState(looker, state);
    }
  }

  #endAll(): void {
    for (const looker of this.#lookers.keys()) this.#end(looker, 'closing');
  }

  /** Ends the streams whose session has ended or whose role has changed. */
  async #endThose(): Promise<void> {
    const lookers = [...this.#lookers.keys()];
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
    this.remove(looker);
    looker.write(`event: ended\ndata: ${JSON.stringify(why)}\n\n`);
    looker.end();
  }
}

function idOf(state: TeamState): string {
  return topics.map((topic) => state[topic]).join('-');
}

/** A hash of the state of each topic of a team. */
type TeamState = Readonly<Record<Topic, string>>;

/** @see topics */
type Topic = (typeof topics)[number];

/** `jobs`: the list of jobs and each of them; `usage`: requests, credits and running work. */
const topics = ['jobs', 'usage'] as const;

/** Max jobs of each kind that are watched: as many as the list has. */
const MAX_JOBS = 100;
const DAY = 86_400_000;

/** Reads the state of a team. While its hashes are equal, a page that displays the team is up to date. */
async function readTeamState(store: Store, teamId: string): Promise<TeamState> {
  const [runs, crawls, counts, account] = await Promise.all([
    store.db
      .selectFrom('agent_job')
      .select(['id', 'status', 'outcome', 'credits_used', 'events'])
      .where('team_id', '=', teamId)
      .orderBy('created_at', 'desc')
      .limit(MAX_JOBS)
      .execute(),
    store.db
      .selectFrom('crawl')
      .select(['id', 'status', 'completed', 'failed', 'waiting', 'errors', 'credits_used'])
      .where('team_id', '=', teamId)
      .orderBy('created_at', 'desc')
      .limit(MAX_JOBS)
      .execute(),
    store.db
      .selectFrom('request_count')
      .select((row) => [row.fn.sum('requests').as('requests'), row.fn.sum('failed').as('failed')])
      .where('team_id', '=', teamId)
      .where('day', '>=', Math.floor(Date.now() / DAY) - 1)
      .execute(),
    store.db.selectFrom('account').selectAll().where('team_id', '=', teamId).execute(),
  ]);
  return { jobs: computeFingerprint([runs, crawls]), usage: computeFingerprint([counts, account]) };
}

function computeFingerprint(rows: unknown): string {
  return hash('sha256', JSON.stringify(rows), 'hex').slice(0, 16);
}
