import { parseUrl } from '@web-data/net/url';
import type { ScrapeData } from '@web-data/types';
import { flattenFields } from './compare-data.ts';
import { splitLines } from './line.ts';
import type { KnownPage } from './known-page.ts';

/** Why what a site answered with 200 is probably not its page. */
export interface SubstitutePage {
  /** One sentence. */
  cause: string;
  /** Whether the next check may confirm it as a change: a page may really lose its text. */
  isConfirmable: boolean;
}

/** Maximum characters of a page that only says something instead of its content. */
const MAX_NOTICE = 1000;
/** Minimum characters of a page whose loss of text is noticed, and the part of them below which it is. */
const LEAST_TEXT = 400;
const SHRUNK = 0.2;
/** Part of the known text that a cut page lacks at least, and part of the lines before the cut that it has. */
const CUT = 0.3;
const LEFT_BEFORE_CUT = 0.9;
/** Part of the known lines from which on a page is still the same one, whatever it says. */
const SAME_PAGE = 0.5;
/** Minimum fields of extracted data whose loss is noticed, and the part of them that is filled at most then. */
const LEAST_FIELDS = 2;
const LEFT_FIELDS = 0.5;

/** Said at the start of a line: within a sentence it belongs to an article about such requests. */
const CHALLENGE =
  /^[#>*\s]*(?:please |we need to |let['’]s )?(?:verify(?:ing)? (?:that )?you(?:['’]re| are) (?:a |not a )?(?:human|robot|bot)|(?:are|prove) you(?:['’]re| are)? (?:a )?(?:human|not a robot)|i['’]?a?m not a robot|checking (?:your browser|if the site connection is secure)|complete the (?:captcha|security check)|our systems have detected unusual traffic|unusual (?:traffic|activity) from your|press (?:and|&) hold|enable javascript and cookies to continue|(?:bitte )?best[äa]tigen sie, dass sie (?:ein mensch|kein roboter)|v[ée]rifiez que vous [êe]tes (?:un )?humain|verifi(?:ca|que) que (?:eres|es) (?:un )?humano)/im;
const CHALLENGE_TITLE =
  /^(?:just a moment|attention required|access denied|security check|verification required|are you (?:a )?(?:robot|human))\b/i;
const SIGN_IN_PATH =
  /(?:^|[/._-])(?:log-?in|sign-?in|logon|signon|sso|auth|oauth2?|authorize|anmelden|connexion|account\/login|session\/new)(?:[/._-]|$)/i;
const SIGN_IN_TITLE =
  /^(?:please )?(?:sign|log) ?[io]n\b|^(?:bitte )?(?:anmelden|einloggen)\b|^(?:se )?connecter\b|^connexion\b|^iniciar sesi[óo]n\b|^accedi\b/i;
const PASSWORD = /\b(?:password|passwort|kennwort|mot de passe|contrase[ñn]a)\b/i;
/** A title or a heading that says nothing else, but for the name of the site. */
const NOT_FOUND =
  /^(?:.{0,40}[|–—:-]\s*)?(?:(?:http |error )*404(?:[\s.:–—-]+(?:error|(?:page |file )?not found))*|(?:(?:oops|sorry)[\s,.!…-]+)?(?:(?:the |this |that |your )?(?:requested )?(?:page|document|file) (?:you (?:requested|are looking for) )?(?:was |could |can)? ?not (?:be )?found|(?:this|the|that) page (?:does not|doesn['’]t|no longer) exists?|we (?:could not|couldn['’]t|can['’]t) find (?:that|the|this) page)|(?:die )?seite (?:wurde )?nicht gefunden|page (?:introuvable|non trouv[ée]e)|p[áa]gina no encontrada)[.!…]*(?:\s*[|–—-].{0,40})?$/i;

/**
 * Finds out whether a site answered with something else than its page: a request for a proof that a person reads it, for
 * a sign-in, a message that there is no such page, a page that is cut off or that has next to nothing left.
 * @param known the stored state of the page; undefined when it is read for the first time.
 */
export function findSubstitute(known: KnownPage | undefined, data: ScrapeData): SubstitutePage | undefined {
  const before = known && textLines(known);
  const lines = data.markdown === undefined ? jsonLines(data.json) : splitLines(data.markdown);
  const notice = before !== undefined && isSamePage(before, lines) ? undefined : findNotice(data, lines);
  if (notice !== undefined) return { cause: notice, isConfirmable: false };
  const loss = known && before && findLoss({ known, before }, { data, lines });
  return loss === undefined ? undefined : { cause: loss, isConfirmable: true };
}

/** Finds what a short page says instead of the content. */
function findNotice({ metadata }: ScrapeData, lines: readonly string[]): string | undefined {
  const { title = '', url, sourceURL } = metadata;
  const text = lines.join('\n');
  if (text.length > MAX_NOTICE) return undefined;
  const heads = [title, lines[0] ?? ''].map((line) => line.replace(/^[#>*\s]+/, '').trim());
  if (heads.some((head) => CHALLENGE_TITLE.test(head)) || CHALLENGE.test(`${title}\n${text}`))
    return 'The site asked for a proof that a person reads it, instead of showing the page.';
  if (asksToSignIn({ from: sourceURL, to: url, heads, text }))
    return `The site asked for a sign-in at ${withoutQuery(url)}, instead of showing the page.`;
  if (heads.some((head) => NOT_FOUND.test(head)))
    return 'The site answered with 200 and a page that says that there is no such page.';
  return undefined;
}

interface Arrival {
  from: string;
  to: string;
  heads: readonly string[];
  text: string;
}

/** Whether a page asks to sign in. One that was asked for at the address of a sign-in is the page itself. */
function asksToSignIn({ from, to, heads, text }: Arrival): boolean {
  const [source, target] = [parseUrl(from), parseUrl(to)];
  if (source === undefined || target === undefined || SIGN_IN_PATH.test(source.pathname)) return false;
  const isMoved = source.pathname !== target.pathname || source.host !== target.host;
  const isNamed = heads.some((head) => SIGN_IN_TITLE.test(head));
  if (isMoved && SIGN_IN_PATH.test(target.pathname))
    return isNamed || PASSWORD.test(text) || text.length < 200;
  return isNamed && PASSWORD.test(text);
}

interface Before {
  known: KnownPage;
  before: readonly string[];
}

function findLoss(
  { known, before }: Before,
  { data, lines }: { data: ScrapeData; lines: readonly string[] },
): string | undefined {
  const [had, has] = [before, lines].map((all) => all.join('\n').length) as [number, number];
  if (data.markdown === undefined) return findLostFields(known.json, data.json);
  if (had < LEAST_TEXT) return undefined;
  if (has < had * SHRUNK)
    return `The page has lost nearly all its text: ${has} of ${had} characters are left.`;
  return isCutOff(before, lines) ? 'The page is cut off: it ends in the middle of its text.' : undefined;
}

/** Whether a page has what the known one has, up to a line behind which all is missing. */
function isCutOff(before: readonly string[], lines: readonly string[]): boolean {
  const here = new Set(lines);
  const end = before.findLastIndex((line) => line.trim() !== '' && here.has(line));
  if (end < 0) return false;
  if (size(before.slice(end + 1)) < size(before) * CUT) return false;
  const upTo = before.slice(0, end + 1);
  const there = upTo.filter((line) => here.has(line)).length;
  const known = new Set(before);
  // The last line may be cut in itself; nothing else is new.
  const news = lines.filter((line) => !known.has(line));
  const isRest = news.length === 0 || (news.length === 1 && before[end + 1]?.startsWith(news[0]!.trim()));
  return there >= upTo.length * LEFT_BEFORE_CUT && isRest === true;
}

function findLostFields(before: unknown, now: unknown): string | undefined {
  const [old, current] = [filledFields(before), filledFields(now)];
  const isAnyLeft = [...old].some(([path, value]) => current.get(path) === value);
  if (old.size < LEAST_FIELDS || current.size > old.size * LEFT_FIELDS || isAnyLeft) return undefined;
  return `The page has lost its data: ${current.size} of ${old.size} fields are filled, and none as before.`;
}

function filledFields(data: unknown): Map<string, string> {
  return new Map([...flattenFields(data)].filter(([, value]) => !EMPTY.has(value)));
}

function size(lines: readonly string[]): number {
  return lines.join('\n').length;
}

const EMPTY: ReadonlySet<string> = new Set(['null', '""', '[]', '{}']);

function isSamePage(before: readonly string[], lines: readonly string[]): boolean {
  const here = new Set(lines);
  const texts = before.filter((line) => line.trim() !== '');
  return texts.length > 0 && texts.filter((line) => here.has(line)).length >= texts.length * SAME_PAGE;
}

function textLines({ lines, json }: KnownPage): string[] {
  return lines === undefined ? jsonLines(json) : lines.flatMap((line) => ('text' in line ? [line.text] : []));
}

/** Returns the texts in extracted data. */
function jsonLines(data: unknown): string[] {
  return [...flattenFields(data).values()].flatMap((value) => {
    const field: unknown = JSON.parse(value);
    return typeof field === 'string' ? [field] : [];
  });
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
