import { createHash, randomBytes } from 'node:crypto';
import { OpenStreams } from '../../platform/live/open-streams.ts';
import type { StreamRejection } from '../../platform/live/open-streams.ts';
import type { LiveSession } from './live-session.ts';

/** URL path of live views, under the origin of the server. */
export const LIVE_PATH = '/live/';

/** Maximum views of a team, and of all teams in this process. */
const MAX_VIEWS = { each: 10, all: 100 };
/** A token: 256 random bits, base64url. */
const TOKEN = /^[\w-]{43}$/;

/** A session that can be viewed. */
export interface Viewable {
  readonly id: string;
  readonly teamId: string;
  readonly live: LiveSession;
}

/** A view of a session. */
export interface View {
  readonly live: LiveSession;
  /** Called when the connection is open: the token then works no more. */
  accept(): void;
  /** Gives the place of the team back, and the token of a view that was not accepted; once or more often. */
  close(): void;
}

/**
 * The live views of the sessions of this process. A view is opened by a token that works once, for one session, until that
 * ends. Only its digest is remembered.
 */
export class LiveViews {
  readonly #streams = new OpenStreams(MAX_VIEWS);
  readonly #tokens = new Map<string, Viewable>();

  /** Number of open views. */
  get count(): number {
    return this.#streams.total;
  }

  /** Number of tokens that open a view. */
  get tokenCount(): number {
    return this.#tokens.size;
  }

  /** Creates a token that opens one view of a session. */
  createToken(session: Viewable): string {
    const token = randomBytes(32).toString('base64url');
    const digest = toDigest(token);
    this.#tokens.set(digest, session);
    void session.live.ended.then(() => this.#tokens.delete(digest));
    return token;
  }

  /**
   * Opens a view by its token. The token works again where there is no free place, or where the view closes without having
   * been accepted.
   * @returns undefined for a token that does not open this session
   */
  open(sessionId: string, token: string): View | StreamRejection | undefined {
    const digest = toDigest(token);
    const session = this.#tokens.get(digest);
    if (session === undefined || session.id !== sessionId || session.live.isOver) return undefined;
    const close = this.#streams.open(session.teamId);
    if (typeof close === 'string') return close;
    this.#tokens.delete(digest);
    let isUsed = false;
    return {
      live: session.live,
      accept: () => (isUsed = true),
      close: () => {
        close();
        if (!isUsed && !session.live.isOver) this.#tokens.set(digest, session);
        isUsed = true;
      },
    };
  }
}

/** Whether a text has the form of a token. */
export function isViewToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Looking up a digest reveals nothing about a token by its time. */
function toDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
