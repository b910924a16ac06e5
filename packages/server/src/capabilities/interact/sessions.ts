import type { BrowserPool, SessionOptions } from '@web-data/browser';
import type { InteractRequest } from '@web-data/types';
import { acceptLanguage } from '@web-data/net';
import type { AllowUrl } from '@web-data/net';
import { reject } from '@web-data/validator';
import type { Identity } from '../../accounts/keys/identity.ts';
import { audit } from '../../accounts/audit/with-audit.ts';
import { acceptWork } from '../../accounts/credits/work.ts';
import type { Work } from '../../accounts/credits/work.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { getPlan } from '../../platform/config/plan.ts';
import type { PaidServices } from '../operations/paid-call.ts';
import { resolvePolicy } from '../operations/resolve-policy.ts';
import { findTimeZone } from '../pages/render/time-zone.ts';
import type { Store } from '../../platform/store/store.ts';
import type { InteractSessionRow } from '../../platform/store/tables/interact.ts';
import { ScanBudget } from '../threats/scan-budget.ts';
import { UrlGuard } from '../threats/url-guard.ts';
import { LiveSession } from './live-session.ts';
import { LiveViews } from './live-views.ts';
import { Profile } from './profiles/profile.ts';
import type { ProfileServices } from './profiles/profile.ts';
import { addSession, findOwner, findOwnerOfAny, removeSession } from './session-rows.ts';
import { StepCredits } from './step-credits.ts';
import { openRecord } from './record/open-record.ts';
import type { RecordServices } from './record/open-record.ts';
import type { SessionRecord } from './record/session-record.ts';

/** Services and settings of sessions. */
export interface SessionServices extends PaidServices, ProfileServices, RecordServices {
  store: Store;
  /** Maximum profiles of a team. */
  profilesPerTeam: number;
  /** Credits of a minute begun. */
  interactCredits: number;
  /** Returns the browser pool; undefined where there is none. */
  browser(): BrowserPool | undefined;
  userAgent: string | undefined;
  /** Proxies by country. */
  proxies: Readonly<Record<string, string>>;
  /** Called with errors of writes at the end of a session. */
  onError(error: unknown): void;
}

/** A request to start a session. */
export interface Start {
  /** Its id; a new one by default. */
  id?: string;
  /** The page that its first actions open. Default: none. */
  url?: string;
  body: InteractRequest & { ttl: number };
  identity: Identity;
  requestId: string;
}

/** A started session. */
export interface Started {
  id: string;
  expiresAt: number;
  /** Opens one live view of it. */
  viewToken: string;
  /** Says that the requested profile does not exist. */
  warning: string | undefined;
}

/** A session of this process. */
export interface Open {
  id: string;
  teamId: string;
  live: LiveSession;
  /** Records what is done in it; undefined for a team with zero data retention. */
  record: SessionRecord | undefined;
  /** The threat policy of the session; undefined without threat protection. */
  allowUrl: AllowUrl | undefined;
  /** Country whose proxy the session uses. */
  country: string | undefined;
  /** A page that is to be opened before anything is done in the session; undefined once it is open. */
  pendingUrl: string | undefined;
  /** Work besides its minutes. */
  steps: StepCredits;
  /** Resolves to its credits, once they are charged. */
  billed: Promise<number>;
}

const MINUTE = 60_000;
const NO_PROFILE =
  'Your team has no profile of this name, and `saveChanges` is false: the session starts without one.';
/** Maximum bytes that the pages of one session may load. */
const MAX_BYTES = 536_870_912;
const MAX_WINDOWS = 5;
const DOWNLOADS = { maxFiles: 20, maxBytes: 52_428_800 };

/** The sessions of this process. */
export class Sessions {
  readonly #services: SessionServices;
  readonly #open = new Map<string, Open>();
  /** Live views of the sessions. */
  readonly views: LiveViews = new LiveViews();

  constructor(services: SessionServices) {
    this.#services = services;
  }

  get count(): number {
    return this.#open.size;
  }

  /**
   * Starts a session. Order of the checks: retention (400), policy (403), browser (501), credits and concurrency (402,
   * 429), an open session of its id (409), profile (409, 400).
   * @throws {Rejection}
   */
  async start(start: Start): Promise<Started> {
    const { profile } = start.body;
    if (profile && start.identity.zeroDataRetention) throw reject('RetentionNeeded');
    const { store, instanceId, profilesPerTeam } = this.#services;
    const policy = resolvePolicy(start.body, start.identity);
    const pool = this.#services.browser();
    if (pool === undefined) throw reject('NoBrowser');
    const { teamId } = start.identity;
    const { id = uuidv7() } = start;
    const last = this.#open.get(id);
    if (last?.live.isOver === true) await last.billed; // Its row is in the way until then.
    const work = await this.#accept(start);
    const createdAt = Date.now();
    const expiresAt = createdAt + start.body.ttl * 1000;
    const saves = profile !== undefined && (profile.saveChanges ?? true);
    const row = {
      id,
      team_id: teamId,
      instance_id: instanceId,
      created_at: createdAt,
      expires_at: expiresAt,
      profile: profile?.name ?? null,
      saves: saves ? (1 as const) : (0 as const),
    };
    let isThere: boolean;
    try {
      isThere = await addSession(store, row, profilesPerTeam);
    } catch (error) {
      await work.release();
      throw error;
    }
    const budget = new ScanBudget(0, work);
    const guard =
      policy && new UrlGuard(policy, { ...this.#services, budget, onBlock: this.#onBlock(start) });
    const open = this.#live({
      row,
      pool,
      work,
      budget,
      session: this.#sessionOptions(start, guard),
      profile: profile && new Profile(this.#services, { sessionId: id, teamId, name: profile.name, saves }),
      start,
    });
    const viewToken = this.views.createToken(open);
    return { id, expiresAt, viewToken, warning: profile && !saves && !isThere ? NO_PROFILE : undefined };
  }

  /**
   * Finds a session of a team in this process.
   * @throws {Rejection} 404 when the team has no such session; 409 when another process has it.
   */
  async find(id: string, teamId: string): Promise<Open> {
    const open = this.peek(id, teamId);
    if (open !== undefined) return open;
    const owner = await findOwner(this.#services.store, { id, teamId });
    if (owner !== undefined && owner !== this.#services.instanceId) throw reject('SessionElsewhere');
    throw reject('SessionNotFound');
  }

  /** Returns a session of a team that this process has; undefined for any other. */
  peek(id: string, teamId: string): Open | undefined {
    const open = this.#open.get(id);
    return open?.teamId === teamId && !open.live.isOver ? open : undefined;
  }

  /** Whether another process has a session of this id. */
  async isElsewhere(id: string): Promise<boolean> {
    const owner = await findOwnerOfAny(this.#services.store, id);
    return owner !== undefined && owner !== this.#services.instanceId;
  }

  /** Ends all sessions, and charges them. */
  async close(): Promise<void> {
    const all = [...this.#open.values()];
    await Promise.all(all.map(({ live, billed }) => live.end().then(() => billed)));
  }

  #accept({ body, identity, requestId }: Start): Promise<Work> {
    const { credits, plans, instanceId, interactCredits } = this.#services;
    return acceptWork(credits, {
      teamId: identity.teamId,
      operation: 'startInteract',
      credits: Math.ceil(body.ttl / 60) * interactCredits,
      concurrency: getPlan(plans, identity.plan).concurrency,
      instanceId,
      requestId,
      keyId: identity.keyId,
    });
  }

  #onBlock({ body, identity, requestId }: Start): ConstructorParameters<typeof UrlGuard>[1]['onBlock'] {
    const { siem } = this.#services;
    const named = {
      siem,
      identity,
      requestId,
      operation: 'startInteract',
      username: body.auditMetadata?.username,
    };
    return (url, reason) => audit(named, { event: 'url.blocked', url, reason });
  }

  #sessionOptions({ body }: Start, guard: UrlGuard | undefined): SessionOptions {
    const { proxies, userAgent } = this.#services;
    const { location, mobile, geolocation } = body;
    return {
      geolocation,
      maxWindows: MAX_WINDOWS,
      downloads: DOWNLOADS,
      mobile,
      userAgent,
      maxBytes: MAX_BYTES,
      languages: acceptLanguage(location).split(','),
      timeZone: findTimeZone(location?.country ?? 'US'),
      proxy: location?.country === undefined ? undefined : proxies[location.country],
      ...(guard && { allowUrl: (url: URL) => guard.allows(url.href) }),
    };
  }

  #live({ row, pool, work, budget, session, profile, start }: Parts): Open {
    const { id, team_id: teamId } = row;
    const { body, url: pendingUrl, identity } = start;
    const ttlMs = body.ttl * 1000;
    const idleMs = (body.activityTtl ?? body.ttl) * 1000;
    const live = new LiveSession({ pool, session, tenant: teamId, profile, ttlMs, idleMs });
    const steps = new StepCredits(work);
    const spent = (): number => steps.spent + budget.credits;
    const record = openRecord(this.#services, { row, identity, live, spent });
    const billed = live.ended.then(async ({ durationMs }) => {
      const minutes = countMinutes(durationMs, ttlMs);
      const credits = await this.#charge(id, { work, budget, minutes, steps });
      await record?.end(credits);
      return credits;
    });
    const { allowUrl } = session;
    const country = body.location?.country;
    const open = { id, teamId, live, record, allowUrl, country, pendingUrl, steps, billed };
    this.#open.set(id, open);
    return open;
  }

  /** Charges a session. When that fails, its credits are released with the lease of this process. */
  async #charge(id: string, { work, budget, minutes, steps }: Bill): Promise<number> {
    const { store, interactCredits, onCharged, onError } = this.#services;
    try {
      const amount = minutes * interactCredits + (await steps.close()) + budget.credits;
      await work.settle(amount);
      onCharged('startInteract', amount);
      return amount;
    } catch (error) {
      onError(error);
      return 0;
    } finally {
      await removeSession(store, id).catch(onError);
      this.#open.delete(id);
    }
  }
}

interface Bill {
  work: Work;
  budget: ScanBudget;
  minutes: number;
  steps: StepCredits;
}

interface Parts extends Pick<Bill, 'work' | 'budget'> {
  row: InteractSessionRow;
  pool: BrowserPool;
  session: SessionOptions;
  profile: Profile | undefined;
  start: Start;
}

/** Returns the minutes begun, up to the number held. */
function countMinutes(durationMs: number, ttlMs: number): number {
  return Math.max(1, Math.ceil(Math.min(durationMs, ttlMs) / MINUTE));
}
