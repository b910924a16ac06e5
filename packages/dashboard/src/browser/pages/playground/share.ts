import { canShowValue, getFieldKey } from '@web-data/docs/browser-parts';
import { hideUrlSecrets } from '@web-data/net/secrets';
import type { Field, Form } from 'api-forms';
import type { Typed } from './values.ts';

/** Max characters of a link: what some programs take of one. */
const MAX_LINK = 8000;

/** Members whose values are secrets in requests of any API, wherever they are. The URL of a webhook is one by itself. */
const SECRET =
  /^(?:.*(?:password|passwd|secret|credential)s?|.*token|tokens|headers?|cookies?|authorization|api[-_]?keys?|webhooks?(?:[-_]?urls?)?)$/i;

/** Members of an action on a page that may be a password: what it types, selects or uploads. */
const TYPED_MEMBER = /^(?:text|values?|files)$/;

/** A request as the fragment of a URL, which browsers send to no server. */
export interface SharedRequest {
  /** Begins with `#` and the name of the operation. */
  hash: string;
  /** Names of what the link does not have, as it may be secret, is a file, or is not JSON yet. */
  leftOut: string[];
  isTooLong: boolean;
}

/** Writes a request as a link without its key, its headers and whatever else may be secret in it. */
export function toSharedRequest(form: Form, typed: Typed): SharedRequest {
  const query = new URLSearchParams();
  const leftOut: string[] = [];
  for (const field of form.fields) {
    const key = getFieldKey(field);
    const value = typed[key] ?? '';
    if (value === '') continue;
    const shared = share(field, value, leftOut);
    if (shared !== undefined) query.set(key.replace(' ', '.'), shared);
  }
  const hash = `#${form.id}?${query}`;
  return { hash, leftOut, isTooLong: hash.length > MAX_LINK };
}

/** The operation that a fragment names, with the values of its form. */
export interface ReceivedRequest {
  form: Form;
  typed?: Typed;
  /** Names of fields whose value is dropped: the form could not show it, so nobody would see what is sent. */
  dropped?: string[];
}

/** Reads a fragment that {@link toSharedRequest}, or anybody, has written; undefined for none or another operation. */
export function readSharedRequest(hash: string, forms: readonly Form[]): ReceivedRequest | undefined {
  const [, id, query] = /^#(\w+)(?:\?(.*))?$/s.exec(hash) ?? [];
  const form = forms.find((one) => one.id === id);
  if (form === undefined) return undefined;
  if (query === undefined) return { form };
  const values = new URLSearchParams(query);
  const typed: Record<string, string> = {};
  const dropped: string[] = [];
  for (const field of form.fields.filter(isShareable)) {
    const key = getFieldKey(field);
    const value = values.get(key.replace(' ', '.'));
    if (value === null) continue;
    if (canShowValue(field, value)) typed[key] = value;
    else dropped.push(field.name);
  }
  return { form, typed, dropped };
}

/** Whether a link may have a value of a field: none of a header, of a cookie or of a file. */
function isShareable({ location, kind, name }: Field): boolean {
  return location !== 'header' && location !== 'cookie' && kind !== 'file' && !SECRET.test(name);
}

function share(field: Field, value: string | File, leftOut: string[]): string | undefined {
  if (typeof value !== 'string' || !isShareable(field)) {
    leftOut.push(field.name);
    return undefined;
  }
  if (field.kind !== 'json') return cleanUrls(value, field.name, leftOut);
  try {
    const isAction = field.name === 'actions';
    return JSON.stringify(prune(JSON.parse(value), { path: field.name, isAction }, leftOut));
  } catch {
    leftOut.push(field.name);
    return undefined;
  }
}

interface Position {
  path: string;
  /** Whether the value is below a member `actions`. */
  isAction: boolean;
}

/** Removes members that may be secret, at any depth. */
function prune(value: unknown, { path, isAction }: Position, leftOut: string[]): unknown {
  if (typeof value === 'string') return cleanUrls(value, path, leftOut);
  if (Array.isArray(value)) return value.map((one) => prune(one, { path, isAction }, leftOut));
  if (typeof value !== 'object' || value === null) return value;
  const isTyped = isAction || typeof (value as { type?: unknown }).type === 'string';
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const position = { path: `${path}.${name}`, isAction: isAction || name === 'actions' };
      if (!SECRET.test(name) && !(isTyped && TYPED_MEMBER.test(name)))
        return [[name, prune(one, position, leftOut)]];
      leftOut.push(position.path);
      return [];
    }),
  );
}

/** Removes the user and the password of URLs (RFC 3986, section 3.2.1), and the values of query parameters that are secret. */
function cleanUrls(text: string, name: string, leftOut: string[]): string {
  const cleaned = hideUrlSecrets(text.replaceAll(/\/\/[^\s/?#"]*@/g, '//'));
  if (cleaned !== text) leftOut.push(`secrets of a URL in ${name}`);
  return cleaned;
}
