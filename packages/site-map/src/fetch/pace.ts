import { Line, getTenant, type Waiter } from './line.ts';
import { Shares } from './shares.ts';

/** How fast a host may be asked. */
export interface PaceLimits {
  /** Requests a second; Infinity for no limit. */
  readonly rate: number;
  /** Requests in flight at once. */
  readonly concurrency: number;
}

const MIN_RATE = 0.2;
/** Requests a second after the first overload, where there was no limit. */
const FIRST_SLOW_RATE = 32;
/** Milliseconds in which several refusals are one overload. */
const OVERLOAD_MS = 1000;
/** Shortest pause after an overload, in milliseconds. */
const MIN_PAUSE = 50;
/** Longest pause a site can demand, in milliseconds. */
export const MAX_PAUSE = 60_000;
/** Longest pause after one refusal, in milliseconds: the next answer shows whether it is the host's or the page's own. */
const FIRST_PAUSE = 5000;
/** Milliseconds of pauses asked for in a row, with no answer between, until a host is given up. */
const PATIENCE = 120_000;
const RECOVERY = 1.05;
const CAP_EVERY = 5;
/** Shortest wait for a token, in milliseconds: tokens may round to just below 1, and less would not move the clock on. */
const MIN_WAIT = 0.001;
/** Seconds' worth of tokens a host may save up. */
const BURST_SECONDS = 0.25;
/** Of the tokens saved up, and of the requests in flight, what is kept from a tenant that had more than others. */
const RESERVED_TOKENS = 1 / 2;
const RESERVED_IN_FLIGHT = 1 / 4;
/** Timers cannot wait longer. */
const MAX_TIMER = 2_147_483_647;

/**
 * What one host, or one address, is asked at most, by everybody together: a token bucket, a cap in flight, the pauses
 * it demands, and a line in which tenants take turns. The strictest limit of its members counts. A tenant that had more
 * than others does not take the last of what there is, so that one who comes now and then hardly waits.
 */
export class Pace {
  readonly #members = new Map<object, PaceLimits>();
  readonly #shares = new Shares();
  readonly #line = new Line(this.#shares);
  /** Who is offered a turn: others in line do not go before it. */
  #offeredTo: Waiter | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #inFlight = 0;
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
  /** Milliseconds of pauses the host asked for since it last answered, and those of the refusal before this one. */
  #pauseTotal = 0;
  #previousPauseTotal = 0;

  /** Somebody begins to ask this host, within these limits. */
  join(member: object, limits: PaceLimits): void {
    // A new visitor does not know how the host treated those before.
    if (this.#members.size === 0) this.#pauseTotal = this.#previousPauseTotal = 0;
    this.#members.set(member, limits);
    this.#renewLimits();
  }

  /** Somebody has ended. What still runs gives its turn back later. */
  leave(member: object): void {
    if (!this.#members.delete(member)) return;
    this.#renewLimits();
    this.#offer();
  }

  /** True when nobody asks this host and nothing it demanded is still to be kept. */
  isIdle(now: number): boolean {
    return this.#members.size === 0 && this.#inFlight === 0 && this.#pausedUntil <= now;
  }

  /** True when the host keeps refusing, though it gets its pauses. */
  get isAbandoned(): boolean {
    return this.#pauseTotal > PATIENCE;
  }

  /** Milliseconds until the next request may go out: 0 for now, Infinity when one must end first. */
  waitTime(now: number): number {
    return this.#waitFor(1, this.#cap, now);
  }

  /** Takes a turn, to be given back by `release`. False when there is none: the waiter then stands in line. */
  take(waiter: Waiter, now: number): boolean {
    const isNext = this.#offeredTo === waiter || this.#line.isBefore(waiter);
    if (this.#offeredTo === waiter) this.#offeredTo = undefined;
    if (!isNext || this.#waitOf(waiter, now) > 0) {
      this.#line.add(waiter);
      this.#arm(now);
      return false;
    }
    this.charge(1);
    this.#shares.add(getTenant(waiter), now);
    this.#inFlight++;
    return true;
  }

  /** Gives a turn back. */
  release(): void {
    this.#inFlight--;
    this.#offer();
  }

  /** Gives up a place in line. */
  leaveLine(waiter: Waiter): void {
    this.#line.delete(waiter);
    this.#disarm();
  }

  /** Counts requests that went out unasked, such as the hops of a redirect. */
  charge(requests: number): void {
    if (this.#rate < Number.POSITIVE_INFINITY) this.#tokens -= requests;
  }

  /** Keeps `seconds` between two requests, one at a time (`Crawl-delay`); 0 for none. */
  setDelay(seconds: number): void {
    if (seconds === this.#delay) return;
    this.#delay = seconds;
    this.#setMaximum();
    this.#offer();
  }

  /** The host asked for less: halves rate and cap once a second at most, and pauses, up to a minute. */
  slowDown(pauseMs: number, now: number, isSure = false): void {
    const requested = Math.min(pauseMs, MAX_PAUSE);
    // What was under way when the pause began adds nothing to it.
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

  /** A request went well: what an overload took is given back bit by bit. */
  speedUp(): void {
    this.#pauseTotal = 0;
    if (this.#rate >= this.#maxRate && this.#cap >= this.#maxCap) return;
    this.#rate = Math.min(this.#maxRate, this.#rate * RECOVERY);
    if (++this.#successes % CAP_EVERY === 0) this.#cap = Math.min(this.#maxCap, this.#cap + 1);
    if (this.#rate > FIRST_SLOW_RATE * 8 && this.#cap === this.#maxCap) this.#rate = this.#maxRate;
  }

  #halve(now: number): void {
    this.#slowedAt = now;
    // A `Crawl-delay` may ask for less than the least we come down to.
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

  /** Who is at the most goes along with it; who was slowed down recovers towards it. */
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

  /** Lets those in line ask again, in turn, as long as there is a turn to be had. */
  #offer(): void {
    if (this.#line.isEmpty) return;
    const now = performance.now();
    for (let next = this.#line.first(); next; next = this.#line.first()) {
      if (this.#waitOf(next, now) > 0) break;
      this.#line.delete(next);
      this.#offeredTo = next;
      next.offered();
    }
    this.#offeredTo = undefined;
    this.#disarm();
    this.#arm(now);
  }

  /** What those in line wait for has changed: they may not want to wait that long. */
  #notifyLine(): void {
    for (const waiter of this.#line.clear()) waiter.offered();
  }

  /** Sets the clock for the time at which the next in line may go. */
  #arm(now: number): void {
    const first = this.#line.first();
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

  /** Without a line nothing is to be waited for, nor may a timer keep the process. */
  #disarm(): void {
    if (!this.#line.isEmpty) return;
    clearTimeout(this.#timer);
    this.#timerAt = Number.POSITIVE_INFINITY;
  }

  #waitOf(waiter: Waiter, now: number): number {
    if (!this.#shares.isAhead(getTenant(waiter), now)) return this.waitTime(now);
    const reserve = Math.floor(this.#capacity * RESERVED_TOKENS);
    return this.#waitFor(1 + reserve, Math.ceil(this.#cap * (1 - RESERVED_IN_FLIGHT)), now);
  }

  /** Milliseconds until there are so many tokens and fewer than `cap` requests in flight. */
  #waitFor(tokens: number, cap: number, now: number): number {
    if (this.#inFlight >= cap) return Number.POSITIVE_INFINITY;
    if (this.#pausedUntil > now) return this.#pausedUntil - now;
    if (this.#rate === Number.POSITIVE_INFINITY) return 0;
    this.#refill(now);
    return this.#tokens >= tokens ? 0 : Math.max(MIN_WAIT, ((tokens - this.#tokens) / this.#rate) * 1000);
  }

  get #capacity(): number {
    return Math.max(1, this.#rate * BURST_SECONDS);
  }

  #refill(now: number): void {
    // Callers that share a pace have each read the clock a little earlier or later.
    if (now <= this.#filledAt) return;
    const gained = ((now - this.#filledAt) / 1000) * this.#rate;
    this.#tokens = Math.min(this.#capacity, this.#tokens + gained);
    this.#filledAt = now;
  }
}

/** Requests in flight to a host without a cap when it is overloaded first. */
const MAX_AFTER_OVERLOAD = 64;
