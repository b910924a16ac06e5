import { getOrAdd } from './get-or-add.ts';
import type { Candidate } from './candidates.ts';
import { FILE } from './host-queue.ts';
import { isShell, createPrint } from './print.ts';
import type { Run } from './run.ts';
import type { Site } from './site.ts';

/** A path at which no site has a page. */
const NOWHERE = '/no-such-page-3f9c71d2';
/** Number of similar pages before the response of the host for a missing page is requested. */
const ALIKE = 3;
const MIN_TEXT_LENGTH = 4;
const MAX_REMEMBERED = 10_000;

/** Fingerprints of the pages of one host. */
interface HostPrints {
  /** Number of pages by the hash of their text without digits and address. */
  readonly seen: Map<number, number>;
  /** Hash of the response for a page that does not exist, when its status is 200. */
  missing: number | undefined;
  isProbed: boolean;
}

/** Detects pages of a host that are really its response for missing pages, with status 200 (a soft 404). */
export class MissingPages {
  readonly #run: Run;
  readonly #hosts = new Map<string, HostPrints>();

  constructor(run: Run) {
    this.#run = run;
  }

  /** Adds a visited page; when several look alike, requests a path that does not exist. */
  note({ is: { print } }: Candidate, site: Site): void {
    if (!print || print.textLength < MIN_TEXT_LENGTH || isShell(print)) return;
    const prints = this.#at(site.origin);
    if (prints.isProbed || prints.seen.size >= MAX_REMEMBERED) return;
    const count = (prints.seen.get(print.bare) ?? 0) + 1;
    prints.seen.set(print.bare, count);
    if (count >= ALIKE) this.#probe(site, prints);
  }

  /** Whether the page equals the response of its host for any path. */
  has({ url, is: { print } }: Candidate): boolean {
    if (!print || this.#hosts.size === 0) return false;
    const prints = this.#hosts.get(new URL(url).origin);
    return prints?.missing === print.bare;
  }

  #at(origin: string): HostPrints {
    return getOrAdd(this.#hosts, origin, () => ({ seen: new Map(), missing: undefined, isProbed: false }));
  }

  #probe(site: Site, prints: HostPrints): void {
    prints.isProbed = true;
    prints.seen.clear();
    const url = new URL(NOWHERE, site.origin);
    if (!site.robots.allows(url.href)) return;
    this.#run.scheduler.push(site.queue, FILE, async () => {
      prints.missing = await this.#readBarePrint(url).catch(() => undefined);
    });
  }

  async #readBarePrint(url: URL): Promise<number | undefined> {
    const { settings, fetcher, headers } = this.#run;
    if (settings.allowUrl && !(await settings.allowUrl(url, 'file'))) return undefined;
    const { pageBytes: maxBytes, pageTimeout: timeout } = settings.budget;
    const response = await fetcher.get(url, { headers, maxBytes, timeout });
    this.#run.spend(response.bytes);
    return response.status === 200 ? createPrint(response.body, url.href, () => {}).bare : undefined;
  }
}
