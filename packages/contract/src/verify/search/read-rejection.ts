import { isObject, type Json } from '@web-data/openapi';
import type { HttpResponse } from '../../http/exchange.ts';
import { parseBody } from '../../http/parse-body.ts';
import { normalizeText } from './likely-values.ts';

/** What a rejection asks for. */
export type Demand = 'add' | 'remove' | 'change';

/** A statement of a rejection: its words, and what it asks for. */
export interface Remark {
  readonly text: string;
  readonly demand: Demand;
}

/**
 * Returns what a rejection says, statement by statement: each object of an error body is one, such as an entry of
 * `details` or of the `errors` of problem+json, and so is each sentence of a text.
 */
export function readRejection(response: HttpResponse): Remark[] {
  const body = parseBody(response);
  const statements =
    body === undefined ? splitText(response.body.slice(0, 10_000)) : listStatements(body, '');
  return statements.slice(0, 100).map((text) => ({ text, demand: readDemand(text) }));
}

/** The innermost objects come first: they say the most about the least. */
function listStatements(value: Json, name: string): string[] {
  if (typeof value === 'string') return splitText(value).map((text) => `${name} ${text}`);
  if (Array.isArray(value)) return value.flatMap((item) => listStatements(item, name));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, member]) =>
    member === undefined || !isNested(member) ? [] : listStatements(member, key),
  );
  const own = Object.entries(value).flatMap(([key, member]) =>
    isNested(member) ? [] : [`${key} ${String(member)}`],
  );
  const paths = Object.values(value).flatMap((member) =>
    Array.isArray(member) && member.every((item) => !isNested(item)) ? [member.join(' ')] : [],
  );
  // The texts of one object belong together: one names the field, another says what is wrong.
  const isEntry = Object.keys(value).some((key) => LOCATION.test(key));
  const joined = [name, ...own, ...paths].join(' ');
  return [...(isEntry ? [joined] : []), ...inner, ...(isEntry ? [] : own.flatMap(splitText))];
}

/** Members in which error bodies name the field that they are about. */
const LOCATION =
  /^(?:path|loc|location|field|fields|param|parameter|property|pointer|instancePath|dataPath|source|key|attribute)$/u;

function isNested(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null;
}

function splitText(text: string): string[] {
  return text.split(/[;\n]|(?<=[a-z"'])\.\s|,\s(?=["'`])/u).filter((part) => part.trim() !== '');
}

function readDemand(text: string): Demand {
  if (
    /\b(?:unknown|unexpected|unrecogni[sz]ed|additional|not (?:be )?(?:allowed|permitted)|should not exist|extra)\b/iu.test(
      text,
    )
  )
    return 'remove';
  if (
    /\b(?:required|missing|mandatory|can ?not be blank|can't be blank|must (?:be )?(?:present|provided|given|have)|undefined|expected .* received undefined)\b/iu.test(
      text,
    )
  )
    return 'add';
  return 'change';
}

/** Whether a statement is about a member: it contains its name as a word. */
export function isAbout({ text }: Remark, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const isShort = name.length < 2;
  const quoted = new RegExp(`["'\`/.\\[]${escaped}(?:["'\`/.\\]:\\s]|$)`, 'u');
  if (isShort) return quoted.test(text);
  if (new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'iu').test(text)) return true;
  // `firstName` may be called "First name".
  const normalized = normalizeText(name);
  return normalized.includes(' ') && ` ${normalizeText(text)} `.includes(` ${normalized} `);
}
