import type { Candidate } from './candidates.ts';
import { isShell, createPrint } from './print.ts';
import type { Run } from './run.ts';
import type { Site } from './site.ts';

/** An address that no site has a page at. */
const NOWHERE = '/no-such-page-3f9c71d2';
/** Pages that look alike before their host is asked what a missing one looks like. */
const ALIKE = 3;
const MIN_TEXT_LENGTH = 4;
const MAX_REMEMBERED = 10_000;

/** What is known of one host's answers. */
interface HostPrints {
  /** Pages by their text without digits and address. */
  readonly seen: Map<number, number>;
  /** What the host answers for a page that cannot exist, where that answer says that all is well. */
  missing: number | undefined;
  isProbed: boolean;
}

/** Tells the pages of a host from what it answers with status 200 where it has no page (a soft 404). */
export class MissingPages {
  readonly #run: Run;
  readonly #hosts = new Map<string, HostPrints>();

  constructor(run: Run) {
    this.#run = run;
  }

  /** Takes in a visited page; once several look alike, one address that cannot exist is asked for. */
  note({ is: { print } }: Candidate, site: Site): void {
    if (!print || print.textLength < MIN_TEXT_LENGTH || isShell(print)) return;
    const prints = this.#at(site.origin);
    if (prints.isProbed || prints.seen.size >= MAX_REMEMBERED) return;
    const count = (prints.seen.get(print.bare) ?? 0) + 1;
    prints.seen.set(print.bare, count);
    if (count >= ALIKE) this.#probe(site, prints);
  }

  /** True when the page is what its host answers for any address. */
  has({ url, is: { print } }: Candidate): boolean {
    if (!print || this.#hosts.size === 0) return false;
    const prints = this.#hosts.get(new URL(url).origin);
    return prints?.missing === print.bare;
  }

  #at(origin: string): HostPrints {
    let prints = this.#hosts.get(origin);
    if (!prints) this.#hosts.set(origin, (prints = { seen: new Map(), missing: undefined, isProbed: false }));
    return prints;
  }

  #probe(site: Site, prints: HostPrints): void {
    prints.isProbed = true;
    prints.seen.clear();
    const url = new URL(NOWHERE, site.origin);
    if (!site.robots.allows(url.href)) return;
    this.#run.scheduler.push(site.queue, 0, async () => {
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
