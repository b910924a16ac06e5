import { FairQueue } from './fair-queue.ts';
import { Shares } from './shares.ts';

/** A request or queue that waits for a slot. */
export interface Waiter {
  /** Tenant that it belongs to; waiters of one tenant share its slots. Default: itself. */
  readonly tenant?: unknown;
  /** Called when a slot may be free, once for each time that the waiter was queued; it then tries to claim it. */
  offered(): void;
}

/** Limits for requests to one host. */
export interface PaceLimits {
  /** Max requests per second; Infinity for no limit. */
  readonly rate: number;
  /** Max concurrent requests. */
  readonly concurrency: number;
}

const MIN_RATE = 0.2;
/** Requests per second after the first overload, when there was no limit. */
const FIRST_SLOW_RATE = 32;
/** Milliseconds in which several rejections count as one overload. */
const OVERLOAD_MS = 1000;
/** Min pause after an overload, in milliseconds. */
const MIN_PAUSE = 50;
/** Max pause that a site can request, in milliseconds. */
export const MAX_PAUSE = 60_000;
/**
 * Max pause after the first rejection, in milliseconds; the next response shows whether it concerns the host or one
 * page only.
 */
const FIRST_PAUSE = 5000;
/** Sum of requested pauses in milliseconds, without a success between them, after which a host is abandoned. */
const PATIENCE = 120_000;
const RECOVERY = 1.05;
const CAP_EVERY = 5;
/**
 * Min wait for a token, in milliseconds: tokens may round to just below 1, and a shorter wait would not advance the
 * clock.
 */
const MIN_WAIT = 0.001;
/** Max seconds of unused tokens that a host accumulates. */
const BURST_SECONDS = 0.25;
/** Share of the tokens that a tenant above its fair share may not use. */
const RESERVED_TOKENS = 1 / 2;
/**
 * Number of slots that a tenant may hold for each one that it leaves free: alone three quarters of them, beside others
 * that hold as many as they may, the less the more there are (a dynamic threshold, as in shared buffers of switches).
 */
const HELD_FOR_EACH_FREE = 3;
/** Max delay of a timer. */
const MAX_TIMER = 2_147_483_647;

/**
 * The shared pace of one host or address: a token bucket, a limit of concurrent requests, the pauses that the host
 * requests, and a fair queue of tenants. The strictest limit of its members applies. A tenant above its fair share
 * leaves a reserve, so that an occasional user hardly waits.
 */
export class Pace {
  readonly #isShared: boolean;
  readonly #members = new Map<object, PaceLimits>();
  readonly #shares = new Shares();
  readonly #line = new FairQueue<Waiter, unknown>({ getTenant, getUse: (tenant) => this.#shares.of(tenant) });
  /** The waiter that a slot is offered to; others in the queue do not go first. */
  #offeredTo: Waiter | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #inFlight = 0;
  /** Number of slots that each tenant holds. */
  readonly #held = new Map<unknown, number>();
  #limits: PaceLimits = { rate: Number.POSITIVE_INFINITY, concurrency: Number.POSITIVE_INFINITY };
  #delay = 0;
  #maxRate = Number.POSITIVE_INFINITY;
  #maxCap = Number.POSITIVE_INFINITY;
  #rate = Number.POSITIVE_INFINITY;
  #cap = Number.POSITIVE_INFINITY;
  #successes = 0;
  #slowedAt = Number.NEGATIVE_INFINITY;
  #tokens = Number.POSITIVE_INFINITY;
  #filledAt = performance.now();
  #pausedUntil = 0;
  /**
   * Milliseconds of pauses that the host requested since its last success, and the same sum before the latest
   * rejection.
   */
  #pauseTotal = 0;
  #previousPauseTotal = 0;

  /**
   * @param isShared whether every tenant leaves slots to others, even where it is alone: requests that hang may hold
   * them for long. Otherwise only one above its fair share does.
   */
  constructor({ isShared = false }: { isShared?: boolean | undefined } = {}) {
    this.#isShared = isShared;
  }

  /** Adds a member that sends requests to this host, within its limits. */
  join(member: object, limits: PaceLimits): void {
    // Past rejections do not count for a new first member.
    if (this.#members.size === 0) this.#pauseTotal = this.#previousPauseTotal = 0;
    this.#members.set(member, limits);
    this.#renewLimits();
  }

  /** Removes a member. Its running requests release their slots later. */
  leave(member: object): void {
    if (!this.#members.delete(member)) return;
    this.#renewLimits();
    this.#offer();
  }

  /** Whether the host has no members, no running requests and no pause. */
  isIdle(now: number): boolean {
    return this.#members.size === 0 && this.#inFlight === 0 && this.#pausedUntil <= now;
  }

  /** Whether the host still rejects requests after its pauses. */
  get isAbandoned(): boolean {
    return this.#pauseTotal > PATIENCE;
  }

  /** Milliseconds until the next request may be sent: 0 for now, Infinity when another one has to end first. */
  waitTime(now: number): number {
    return this.#waitFor(1, now);
  }

  /** Claims a slot, which `release` returns. When there is none, queues the waiter and returns false. */
  take(waiter: Waiter, now: number): boolean {
    const isNext = this.#offeredTo === waiter || this.#line.isBefore(waiter, this.#mayHold);
    if (this.#offeredTo === waiter) this.#offeredTo = undefined;
    if (!isNext || this.#waitOf(waiter, now) > 0) {
      this.#line.add(waiter);
      this.#arm(now);
      return false;
    }
    this.charge(1);
    const tenant = getTenant(waiter);
    this.#shares.add(tenant, now);
    this.#inFlight++;
    this.#held.set(tenant, this.#countHeld(tenant) + 1);
    return true;
  }

  /** Releases the slot of a waiter. */
  release(waiter: Waiter): void {
    const tenant = getTenant(waiter);
    const held = this.#countHeld(tenant) - 1;
    if (held > 0) this.#held.set(tenant, held);
    else this.#held.delete(tenant);
    this.#inFlight--;
    this.#offer();
  }

  /** Removes a waiter from the queue. */
  leaveLine(waiter: Waiter): void {
    this.#line.delete(waiter);
    this.#disarm();
  }

  /** Counts requests that were sent without a slot, such as the hops of a redirect. */
  charge(requests: number): void {
    if (this.#rate < Number.POSITIVE_INFINITY) this.#tokens -= requests;
  }

  /** Waits `seconds` between two requests, one at a time (`Crawl-delay`); 0 for no delay. */
  setDelay(seconds: number): void {
    if (seconds === this.#delay) return;
    this.#delay = seconds;
    this.#setMaximum();
    this.#offer();
  }

  /** Reacts to an overload: halves rate and concurrency, up to once per second, and pauses for up to a minute. */
  slowDown(pauseMs: number, now: number, isSure = false): void {
    const requested = Math.min(pauseMs, MAX_PAUSE);
    // Responses to requests from before the pause do not extend its sum.
    if (now >= this.#pausedUntil) {
      this.#previousPauseTotal = this.#pauseTotal;
      this.#pauseTotal += requested;
    }
    const isBelieved = isSure || (this.#previousPauseTotal > 0 && pauseMs <= MAX_PAUSE);
    const pause = isBelieved ? requested : Math.min(requested, FIRST_PAUSE);
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.max(pause, MIN_PAUSE));
    // One overload is one signal, however many responses report it.
    if (now - this.#slowedAt >= OVERLOAD_MS) this.#halve(now);
    this.#notifyLine();
  }

  /** Reacts to a success: gradually restores rate and concurrency. */
  speedUp(): void {
    this.#pauseTotal = 0;
    if (this.#rate >= this.#maxRate && this.#cap >= this.#maxCap) return;
    this.#rate = Math.min(this.#maxRate, this.#rate * RECOVERY);
    if (++this.#successes % CAP_EVERY === 0) this.#cap = Math.min(this.#maxCap, this.#cap + 1);
    if (this.#rate > FIRST_SLOW_RATE * 8 && this.#cap === this.#maxCap) this.#rate = this.#maxRate;
  }

  #halve(now: number): void {
    this.#slowedAt = now;
    // A `Crawl-delay` may be below the min rate.
    const least = Math.min(MIN_RATE, this.#maxRate);
    this.#rate = Math.max(least, Math.min(this.#rate, FIRST_SLOW_RATE * 2) / 2);
    this.#cap = Math.max(1, Math.min(this.#cap, MAX_AFTER_OVERLOAD) >> 1);
    this.#tokens = Math.min(this.#tokens, 1);
    this.#filledAt = now;
  }

  #renewLimits(): void {
    if (this.#members.size === 0) return;
    const wishes = [...this.#members.values()];
    this.#limits = {
      rate: Math.min(...wishes.map(({ rate }) => rate)),
      concurrency: Math.min(...wishes.map(({ concurrency }) => concurrency)),
    };
    this.#setMaximum();
  }

  /** Updates the limits. A pace at its max follows the new max; a slower one recovers towards it. */
  #setMaximum(): void {
    const isFast = this.#rate >= this.#maxRate;
    const isWide = this.#cap >= this.#maxCap;
    const { rate, concurrency } = this.#limits;
    this.#maxRate = this.#delay > 0 ? Math.min(rate, 1 / this.#delay) : rate;
    this.#maxCap = this.#delay > 0 ? 1 : concurrency;
    this.#rate = isFast ? this.#maxRate : Math.min(this.#rate, this.#maxRate);
    this.#cap = isWide ? this.#maxCap : Math.min(this.#cap, this.#maxCap);
    this.#tokens = Math.min(this.#tokens, this.#capacity);
  }

  /** Offers slots to the waiters in order, as long as slots are free. */
  #offer(): void {
    if (this.#line.size === 0) return;
    const now = performance.now();
    for (let next = this.#firstInLine(); next; next = this.#firstInLine()) {
      if (this.#waitOf(next, now) > 0) break;
      this.#line.delete(next);
      this.#offeredTo = next;
      next.offered();
    }
    this.#offeredTo = undefined;
    this.#disarm();
    this.#arm(now);
  }

  /** Wakes all waiters after the pause changed, since they may not want to wait that long. */
  #notifyLine(): void {
    for (const waiter of this.#line.clear()) waiter.offered();
  }

  /** Sets the timer for the next waiter. */
  #arm(now: number): void {
    const first = this.#firstInLine();
    const wait = first ? this.#waitOf(first, now) : Number.POSITIVE_INFINITY;
    if (wait === Number.POSITIVE_INFINITY) return;
    const at = now + wait;
    if (at >= this.#timerAt && this.#timerAt > now) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    this.#timer = setTimeout(
      () => {
        this.#timerAt = Number.POSITIVE_INFINITY;
        this.#offer();
      },
      Math.min(Math.ceil(wait), MAX_TIMER),
    );
  }

  /** Clears the timer when the queue is empty, so that it does not keep the process running. */
  #disarm(): void {
    if (this.#line.size > 0) return;
    clearTimeout(this.#timer);
    this.#timerAt = Number.POSITIVE_INFINITY;
  }

  /** The waiter that comes first, without those whose tenant holds as many slots as it may. */
  #firstInLine(): Waiter | undefined {
    return this.#line.first(this.#mayHold);
  }

  readonly #mayHold = (waiter: Waiter): boolean => {
    const tenant = getTenant(waiter);
    const held = this.#countHeld(tenant);
    if (held === 0 || (!this.#isShared && !this.#shares.isAhead(tenant, performance.now()))) return true;
    const free = this.#cap - this.#inFlight - 1;
    return held + 1 <= HELD_FOR_EACH_FREE * free;
  };

  #countHeld(tenant: unknown): number {
    return this.#held.get(tenant) ?? 0;
  }

  #waitOf(waiter: Waiter, now: number): number {
    if (!this.#mayHold(waiter)) return Number.POSITIVE_INFINITY;
    const isAhead = this.#shares.isAhead(getTenant(waiter), now);
    return this.#waitFor(isAhead ? 1 + Math.floor(this.#capacity * RESERVED_TOKENS) : 1, now);
  }

  /** Milliseconds until there are `tokens` tokens; Infinity when another request has to end first. */
  #waitFor(tokens: number, now: number): number {
    if (this.#inFlight >= this.#cap) return Number.POSITIVE_INFINITY;
    if (this.#pausedUntil > now) return this.#pausedUntil - now;
    if (this.#rate === Number.POSITIVE_INFINITY) return 0;
    this.#refill(now);
    return this.#tokens >= tokens ? 0 : Math.max(MIN_WAIT, ((tokens - this.#tokens) / this.#rate) * 1000);
  }

  get #capacity(): number {
    return Math.max(1, this.#rate * BURST_SECONDS);
  }

  #refill(now: number): void {
    // Callers that share a pace read the clock at slightly different times.
    if (now <= this.#filledAt) return;
    const gained = ((now - this.#filledAt) / 1000) * this.#rate;
    this.#tokens = Math.min(this.#capacity, this.#tokens + gained);
    this.#filledAt = now;
  }
}

/** Returns the tenant that a slot counts for. */
function getTenant(waiter: Waiter): unknown {
  return waiter.tenant ?? waiter;
}

/** Limit of concurrent requests after the first overload of a host without one. */
const MAX_AFTER_OVERLOAD = 64;
