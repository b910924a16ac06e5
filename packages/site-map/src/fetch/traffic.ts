import { Pace, type PaceLimits } from './pace.ts';

/** Ceilings for every host and address, whatever a map asks for. */
export interface TrafficOptions {
  /** Requests a second to one host. Default: what the maps under way ask for. */
  readonly rate?: number | undefined;
  /** Requests in flight to one host. Default: what the maps under way ask for. */
  readonly concurrency?: number | undefined;
  /** Requests a second to one IP address, which may serve many hosts. Default four times those of a host. */
  readonly addressRate?: number | undefined;
  /** Requests in flight to one IP address. Default four times those of a host. */
  readonly addressConcurrency?: number | undefined;
}

/** Hosts of one address that may be asked at full speed at once. */
const HOSTS_AN_ADDRESS = 4;
/** Paces kept before those nobody uses are forgotten. */
const MAX_PACES = 10_000;

/**
 * Who may ask which host when. Maps that share one keep each host's limits, pauses and `Crawl-delay` together, and
 * take turns; the limits of an IP address hold over all hosts it serves. One serves the whole process unless the
 * caller hands in its own.
 *
 * @example
 * const traffic = new Traffic({ rate: 10, concurrency: 2 });
 * await Promise.all(urls.map((url) => map(url, { traffic })));
 */
export class Traffic {
  readonly #options: TrafficOptions;
  readonly #paces = new Map<string, Pace>();

  constructor(options: TrafficOptions = {}) {
    this.#options = options;
  }

  /** The pace of a host (`example.com`, `example.com:8080`), which `member` asks within `limits` from now on. */
  host(host: string, member: object, limits: PaceLimits): Pace {
    const { rate, concurrency } = this.#options;
    return this.#join(host, member, {
      rate: Math.min(limits.rate, rate ?? Number.POSITIVE_INFINITY),
      concurrency: Math.min(limits.concurrency, concurrency ?? Number.POSITIVE_INFINITY),
    });
  }

  /** The pace of an IP address; `limits` are those of one host. */
  address(address: string, member: object, limits: PaceLimits): Pace {
    const { addressRate, addressConcurrency } = this.#options;
    return this.#join(`address ${address}`, member, {
      rate: addressRate ?? limits.rate * HOSTS_AN_ADDRESS,
      concurrency: addressConcurrency ?? limits.concurrency * HOSTS_AN_ADDRESS,
    });
  }

  #join(key: string, member: object, limits: PaceLimits): Pace {
    if (this.#paces.size >= MAX_PACES) this.#forgetIdle();
    const pace = this.#paces.get(key) ?? new Pace();
    this.#paces.set(key, pace);
    pace.join(member, limits);
    return pace;
  }

  #forgetIdle(): void {
    const now = performance.now();
    for (const [key, pace] of this.#paces) if (pace.isIdle(now)) this.#paces.delete(key);
  }
}

/** Serves every map of the process that brings none of its own. */
export const sharedTraffic: Traffic = new Traffic();
