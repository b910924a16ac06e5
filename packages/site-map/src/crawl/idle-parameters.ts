import { getOrAdd } from './get-or-add.ts';
import { LINK, type Candidate, type Candidates } from './candidates.ts';
import { hasSubstance } from './print.ts';
import { getOrigin, parameterNames, parameterValue, withoutParameter } from './url-shapes.ts';

/** Min pages that stay the same without a parameter, and with another value of it, before it counts as idle. */
const PAGES_SPARE = 8;
const PAGES_ALIKE = 2;
/**
 * Min values of a parameter before it counts as idle: one with a few values, such as a language, is not endless and may
 * change pages.
 */
const VALUES = 16;
/** Max parameters of one URL that are compared; sites rarely use more. */
const MAX_NAMES = 8;
/** Max pages that are stored for comparison. */
const MAX_PAGES = 20_000;
/** One of this many folded URLs is visited nevertheless, to detect a parameter that does change pages. */
const CONTROL = 16;
/** Max folded URLs that are stored, for a visit in case their parameter counts after all. */
const MAX_FOLDED = 10_000;

/** State of one parameter of one host. */
interface Parameter {
  /** Pages that were equal for two of its values. */
  alike: number;
  /** Its values on visited pages, up to {@link VALUES}. */
  readonly values: Set<string>;
  /** Pages that were equal without it. */
  spare: number;
  /** `open`: not known yet; `idle`: does not change pages; `counts`: changed a page. */
  state: 'open' | 'idle' | 'counts';
  /** URLs folded since it became idle. */
  readonly folded: Set<string>;
}

/**
 * Detects query parameters that do not change pages although their values keep changing, such as sessions or referrers.
 * Only pairs of URLs that differ in one parameter are compared, and one unequal pair is proof that the parameter
 * counts. After that proof, all folded URLs are visited; until then, a few are visited as a control.
 */
export class IdleParameters {
  readonly #candidates: Candidates;
  readonly #parameters = new Map<string, Parameter>();
  /** The first visited page of those that only differ in one parameter, by that parameter and the URL without it. */
  readonly #first = new Map<string, { readonly page: Candidate; isAlike: boolean }>();
  /** Pages to compare with the same page without a parameter, by the URL of the latter. */
  readonly #awaited = new Map<string, { readonly page: Candidate; readonly parameter: Parameter }>();
  #idle = 0;

  constructor(candidates: Candidates) {
    this.#candidates = candidates;
  }

  /** Removes the idle parameters of a URL; returns it unchanged when it is to be visited as a control. */
  fold(href: string): string {
    if (this.#idle === 0) return href;
    const bare = this.#bare(href);
    if (bare === href || isControl(href)) return href;
    for (const name of parameterNames(href)) {
      const parameter = this.#at(href, name);
      if (parameter?.state === 'idle' && parameter.folded.size < MAX_FOLDED) parameter.folded.add(href);
    }
    return bare;
  }

  /** Removes the idle parameters of a URL. */
  without(href: string): string {
    return this.#idle === 0 || !href.includes('?') ? href : this.#bare(href);
  }

  /** Yields listed pages whose URL without idle parameters is listed as well, with the same text. */
  *replaced(): Generator<Candidate, void, void> {
    if (this.#idle === 0) return;
    for (const page of this.#candidates.values()) {
      if (page.state !== 'listed' || page.source !== LINK) continue;
      const bare = this.#bare(page.url);
      const without = bare === page.url ? undefined : this.#candidates.get(bare);
      if (without?.state === 'listed' && isSameText(page, without)) yield page;
    }
  }

  /** Compares a visited page; returns URLs that should be visited, for further comparisons or to undo folding. */
  note(page: Candidate): string[] {
    const named: string[] = [];
    this.#compareAwaited(page, named);
    for (const name of parameterNames(page.url).slice(0, MAX_NAMES)) {
      const parameter = this.#open(page.url, name);
      const bare = withoutParameter(page.url, (other) => other === name);
      if (parameter.state === 'counts') continue;
      if (parameter.values.size < VALUES) parameter.values.add(parameterValue(page.url, name));
      if (parameter.state === 'idle') this.#compare(page, bare, parameter, named);
      else this.#learn(page, name, bare, parameter, named);
    }
    return named;
  }

  #learn(page: Candidate, name: string, bare: string, parameter: Parameter, named: string[]): void {
    const key = `${name} ${bare}`;
    const first = this.#first.get(key);
    if (!first) {
      if (this.#first.size < MAX_PAGES) this.#first.set(key, { page, isAlike: false });
      // The parameter looks idle, so other pages are requested without it.
      if (parameter.alike >= PAGES_ALIKE && hasSubstance(page.is.print))
        this.#compare(page, bare, parameter, named);
      return;
    }
    if (parameterValue(first.page.url, name) === parameterValue(page.url, name)) return;
    if (!isSame(first.page, page)) return this.#believe(parameter, named);
    if (first.isAlike || !hasSubstance(page.is.print)) return;
    first.isAlike = true;
    parameter.alike++;
    this.#compare(page, bare, parameter, named);
  }

  /** Compares a page with the same page without the parameter, which is requested if it is not known. */
  #compare(page: Candidate, bare: string, parameter: Parameter, named: string[]): void {
    const without = this.#candidates.get(bare);
    if (without?.is.print) return this.#judge(page, without, parameter, named);
    if (without && without.state !== 'waiting') return this.#believe(parameter, named);
    if (this.#awaited.has(bare)) return;
    this.#awaited.set(bare, { page, parameter });
    named.push(bare);
  }

  #compareAwaited(without: Candidate, named: string[]): void {
    const awaited = this.#awaited.get(without.url);
    if (!awaited) return;
    this.#awaited.delete(without.url);
    this.#judge(awaited.page, without, awaited.parameter, named);
  }

  #judge(page: Candidate, without: Candidate, parameter: Parameter, named: string[]): void {
    if (parameter.state === 'counts') return;
    if (!isSameText(page, without)) return this.#believe(parameter, named);
    parameter.spare++;
    if (parameter.state === 'idle' || !isProven(parameter)) return;
    parameter.state = 'idle';
    this.#idle++;
    for (const { url } of this.#candidates.values()) {
      const bare = this.#bare(url);
      if (bare !== url && !this.#candidates.get(bare)) named.push(bare);
    }
  }

  /** Marks a parameter that changed one page as counting, for all pages of its host. */
  #believe(parameter: Parameter, named: string[]): void {
    if (parameter.state === 'idle') this.#idle--;
    parameter.state = 'counts';
    named.push(...parameter.folded);
    parameter.folded.clear();
  }

  #bare(href: string): string {
    return withoutParameter(href, (name) => this.#at(href, name)?.state === 'idle');
  }

  #at(href: string, name: string): Parameter | undefined {
    return this.#parameters.get(`${getOrigin(href)} ${name}`);
  }

  #open(href: string, name: string): Parameter {
    return getOrAdd(this.#parameters, `${getOrigin(href)} ${name}`, () => ({
      alike: 0,
      spare: 0,
      values: new Set(),
      state: 'open',
      folded: new Set(),
    }));
  }
}

function isProven({ alike, spare, values }: Parameter): boolean {
  return alike >= PAGES_ALIKE && spare >= PAGES_SPARE && values.size >= VALUES;
}

/** Depends on the URL alone, so that a URL that occurs often is not visited after all. */
export function isControl(href: string): boolean {
  let hash = 0;
  for (let at = 0; at < href.length; at++) hash = (Math.imul(hash, 31) + href.charCodeAt(at)) | 0;
  return ((hash ^ (hash >>> 15)) & (CONTROL - 1)) === 0;
}

/**
 * Compares text, images and link targets without their queries. Both URLs have a query, so both fingerprints cover the
 * same.
 */
function isSame({ is: { print } }: Candidate, other: Candidate): boolean {
  return print?.exact === other.is.print?.exact;
}

function isSameText({ is: { print } }: Candidate, other: Candidate): boolean {
  return print?.text === other.is.print?.text && print?.textLength === other.is.print?.textLength;
}
