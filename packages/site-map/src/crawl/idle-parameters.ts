import { parameterNames, parameterValue, withoutParameter } from '../url/query.ts';
import { LINK, type Candidate, type Candidates } from './candidates.ts';
import { getOrigin } from './origin.ts';
import { hasSubstance } from './print.ts';

/** Pages that must have stayed the same without a parameter before it counts as idle, and for another value of it. */
const PAGES_SPARE = 8;
const PAGES_ALIKE = 2;
/** Values seen before it may count as idle: a choice of few, as of languages, is no endless place and may count somewhere. */
const VALUES = 16;
/** Parameters of one URL that are looked at; more are no habit of sites. */
const MAX_NAMES = 8;
/** Pages remembered to be compared with others. */
const MAX_PAGES = 20_000;
/** Of the URLs folded since, one of so many is visited all the same: it may yet show that the parameter counts. */
const CONTROL = 16;
/** Folded URLs remembered, to be given back when a parameter turns out to count. */
const MAX_FOLDED = 10_000;

/** What is known of one parameter of one host. */
interface Parameter {
  /** Pages that were the same for two of its values. */
  alike: number;
  /** Values that visited pages had, counted up to {@link VALUES}. */
  readonly values: Set<string>;
  /** Pages that were the same without it. */
  spare: number;
  /** `open`: not known yet; `idle`: shown not to change pages; `counts`: one page differed. */
  state: 'open' | 'idle' | 'counts';
  /** URLs folded since it is idle. */
  readonly folded: Set<string>;
}

/**
 * Learns which query parameters do not change pages though they take ever new values: a session, where a visitor came
 * from. Only pairs of URLs that differ in one parameter tell, and one unequal pair is enough to believe in it from then
 * on. Some URLs are visited as they stand even then, and all are made good when one of them differs.
 */
export class IdleParameters {
  readonly #candidates: Candidates;
  readonly #parameters = new Map<string, Parameter>();
  /** The first page visited of those that differ in one parameter only, by that parameter and the URL without it. */
  readonly #first = new Map<string, { readonly page: Candidate; isAlike: boolean }>();
  /** Pages to be compared with the same page without a parameter, by its URL. */
  readonly #awaited = new Map<string, { readonly page: Candidate; readonly parameter: Parameter }>();
  #idle = 0;

  constructor(candidates: Candidates) {
    this.#candidates = candidates;
  }

  /** The URL without its idle parameters; the same URL when it is to be visited as a control. */
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

  /** The URL without its idle parameters. */
  without(href: string): string {
    return this.#idle === 0 || !href.includes('?') ? href : this.#bare(href);
  }

  /** Listed pages whose URL without idle parameters is listed as well, and the same. */
  *replaced(): Generator<Candidate, void, void> {
    if (this.#idle === 0) return;
    for (const page of this.#candidates.values()) {
      if (page.state !== 'listed' || page.source !== LINK) continue;
      const bare = this.#bare(page.url);
      const without = bare === page.url ? undefined : this.#candidates.get(bare);
      if (without?.state === 'listed' && isSameText(page, without)) yield page;
    }
  }

  /** Learns from a visited page; answers URLs that are to be known from now on, to learn more or to make good. */
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
      // It looks idle: other pages are asked for without it, to see.
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

  /** The same page without the parameter: it is compared when it is known, and else asked for. */
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

  /** A parameter that changed one page counts, for all pages of its host. */
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
    const known = this.#at(href, name);
    if (known) return known;
    const parameter: Parameter = {
      alike: 0,
      spare: 0,
      values: new Set(),
      state: 'open',
      folded: new Set(),
    };
    this.#parameters.set(`${getOrigin(href)} ${name}`, parameter);
    return parameter;
  }
}

function isProven({ alike, spare, values }: Parameter): boolean {
  return alike >= PAGES_ALIKE && spare >= PAGES_SPARE && values.size >= VALUES;
}

/** Always the same for one URL, so that it is not asked for by and by for being named often. */
function isControl(href: string): boolean {
  let hash = 0;
  for (let at = 0; at < href.length; at++) hash = (Math.imul(hash, 31) + href.charCodeAt(at)) | 0;
  return ((hash ^ (hash >>> 15)) & (CONTROL - 1)) === 0;
}

/** Both have a query, so that the same is compared of both: text, pictures, and where links lead but for their queries. */
function isSame({ is: { print } }: Candidate, other: Candidate): boolean {
  return print?.exact === other.is.print?.exact;
}

function isSameText({ is: { print } }: Candidate, other: Candidate): boolean {
  return print?.text === other.is.print?.text && print?.textLength === other.is.print?.textLength;
}
