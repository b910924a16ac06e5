import type { Field, Form } from 'api-forms';
import { getFieldKey } from './field-key.ts';
import type { Typed } from './field-key.ts';

/** Max characters of a link: what some programs take of one. */
const MAX_LINK = 8000;

/** Members whose values are secrets in requests of any API, wherever they are. */
const SECRET =
  /^(?:.*(?:password|passwd|secret|credential)s?|.*token|tokens|headers?|cookies?|authorization|api[-_]?keys?)$/i;

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

/** The operation that a fragment names, and the values of its form; undefined for none or another operation. */
export function readSharedRequest(
  hash: string,
  forms: readonly Form[],
): { form: Form; typed?: Typed } | undefined {
  const [, id, query] = /^#(\w+)(?:\?(.*))?$/s.exec(hash) ?? [];
  const form = forms.find((one) => one.id === id);
  if (form === undefined) return undefined;
  if (query === undefined) return { form };
  const values = new URLSearchParams(query);
  const typed = form.fields.filter(isShareable).flatMap((field) => {
    const value = values.get(getFieldKey(field).replace(' ', '.'));
    return value === null ? [] : [[getFieldKey(field), value]];
  });
  return { form, typed: Object.fromEntries(typed) as Typed };
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
  if (field.kind !== 'json') return withoutPasswords(value, field.name, leftOut);
  try {
    return withoutPasswords(
      JSON.stringify(prune(JSON.parse(value), field.name, leftOut)),
      field.name,
      leftOut,
    );
  } catch {
    leftOut.push(field.name);
    return undefined;
  }
}

/** Removes members that may be secret, at any depth. */
function prune(value: unknown, path: string, leftOut: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => prune(one, path, leftOut));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const location = `${path}.${name}`;
      if (!SECRET.test(name)) return [[name, prune(one, location, leftOut)]];
      leftOut.push(location);
      return [];
    }),
  );
}

/** Removes the user and the password of URLs (RFC 3986, section 3.2.1). */
function withoutPasswords(text: string, name: string, leftOut: string[]): string {
  const cleaned = text.replaceAll(/([a-z][a-z\d+.-]*:\/\/)[^\s/?#@"]*@/gi, '$1');
  if (cleaned !== text) leftOut.push(`the password in ${name}`);
  return cleaned;
}
