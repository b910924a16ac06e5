import { Pace, type PaceLimits } from './pace.ts';

/** Limits for every host and address, regardless of those of its users. */
export interface TrafficOptions {
  /** Max requests per second to one host. Default: the limits of its users. */
  readonly rate?: number | undefined;
  /** Max concurrent requests to one host. Default: the limits of its users. */
  readonly concurrency?: number | undefined;
  /** Max requests per second to one IP address, which may serve many hosts. Default: four times the limit of a host. */
  readonly addressRate?: number | undefined;
  /** Max concurrent requests to one IP address. Default: four times the limit of a host. */
  readonly addressConcurrency?: number | undefined;
  /**
   * Whether tenants that do not know each other share it: then each leaves some of the slots of every host to others,
   * even where it is alone; alone it has three quarters of them. Default false.
   */
  readonly isShared?: boolean | undefined;
}

/** Number of hosts at one address that may be used at full speed simultaneously. */
const HOSTS_AN_ADDRESS = 4;
/** Number of paces above which unused ones are dropped. */
const MAX_PACES = 10_000;

/**
 * Decides when requests may be sent to which host. Fetchers that share a `Traffic` share the limits, pauses and
 * `Crawl-delay` of each host, and their tenants alternate; the limits of an IP address apply to all hosts that it
 * serves.
 *
 * @example
 * const traffic = new Traffic({ rate: 10, concurrency: 2 });
 * const fetcher = new Fetcher({ pacedBy: { traffic, rate: 5, concurrency: 2, hosts: true } });
 */
export class Traffic {
  readonly #options: TrafficOptions;
  readonly #paces = new Map<string, Pace>();

  constructor(options: TrafficOptions = {}) {
    this.#options = options;
  }

  /** Returns the pace of a host (`example.com`, `example.com:8080`), and adds `member` to it with its `limits`. */
  host(host: string, member: object, limits: PaceLimits): Pace {
    const { rate, concurrency } = this.#options;
    return this.#join(host, member, {
      rate: Math.min(limits.rate, rate ?? Number.POSITIVE_INFINITY),
      concurrency: Math.min(limits.concurrency, concurrency ?? Number.POSITIVE_INFINITY),
    });
  }

  /** Returns the pace of an IP address; `limits` are those of one host. */
  address(address: string, member: object, limits: PaceLimits): Pace {
    const { addressRate, addressConcurrency } = this.#options;
    return this.#join(`address ${address}`, member, {
      rate: addressRate ?? limits.rate * HOSTS_AN_ADDRESS,
      concurrency: addressConcurrency ?? limits.concurrency * HOSTS_AN_ADDRESS,
    });
  }

  #join(key: string, member: object, limits: PaceLimits): Pace {
    if (this.#paces.size >= MAX_PACES) this.#forgetIdle();
    const pace = this.#paces.get(key) ?? new Pace(this.#options);
    this.#paces.set(key, pace);
    pace.join(member, limits);
    return pace;
  }

  #forgetIdle(): void {
    const now = performance.now();
    for (const [key, pace] of this.#paces) if (pace.isIdle(now)) this.#paces.delete(key);
  }
}
