import {
  isObject,
  joinPointer,
  sameJson,
  splitPointer,
  valueAt,
  type Json,
  type Node,
} from '@web-data/openapi';
import type { HttpResponse } from '../http/exchange.ts';
import { parseBody } from '../http/parse-body.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { withValueAt } from '../openapi/pointer.ts';
import type { SchemaViolation } from '../openapi/schemas.ts';
import { memberSchema } from '../openapi/value-schemas.ts';
import type { Lenience } from '../semantics/lenience.ts';
import { brokenKeywords } from '../values/broken-keywords.ts';
import type { Candidate } from '../values/candidate.ts';
import { listCoercions } from '../values/coercions.ts';

/** Why an invalid body may be accepted. */
export interface Excuse {
  readonly lenience: Lenience;
  /** Pointer to the invalid part of the body. */
  readonly at: string;
}

/** Returns the policy that explains why a service accepts an invalid body; `undefined` where none does. */
export function findExcuse(
  document: ContractDocument,
  schema: Node,
  candidate: Candidate,
): Excuse | undefined {
  const { at, intent } = candidate;
  if (intent !== 'invalid' || at === '' || candidate.value === undefined) return undefined;
  const lenience = findLenience(document, schema, candidate, candidate.value);
  return lenience && { lenience, at };
}

function findLenience(
  document: ContractDocument,
  schema: Node,
  { at, keyword }: Candidate,
  value: Json,
): Lenience | undefined {
  const isValidWith = (part: Json | undefined): boolean =>
    document.schemas.accepts(schema, withValueAt(value, at, part));
  const changed = valueAt(value, at) ?? null;
  if (keyword === 'additionalProperties') return isValidWith(undefined) ? 'unknown-members' : undefined;
  if (keyword === 'type') return listCoercions(changed).some(isValidWith) ? 'coerced-types' : undefined;
  if (keyword !== 'format') return undefined;
  const target = splitPointer(at).reduce<Node | undefined>(
    (node, member) => node && memberSchema(node, member),
    schema,
  );
  const isFormatAlone = target && brokenKeywords(target, changed).every((one) => one === 'format');
  return isFormatAlone ? 'unchecked-formats' : undefined;
}

/**
 * Whether a response shows that a service does as its policy says. One that returns the unknown member has stored it, and
 * one that returns the value as it was sent has not converted it: neither is excused.
 */
export function isExcusable(
  { lenience, at }: Excuse,
  sent: Json | undefined,
  response: HttpResponse,
): boolean {
  if (lenience === 'unchecked-formats') return true;
  const { name, isItem } = locate(sent ?? null, at);
  const body = parseBody(response) ?? null;
  const returned = name === undefined ? [body] : listNamed(body, name);
  if (lenience === 'unknown-members') return returned.length === 0;
  const value = sent === undefined ? undefined : valueAt(sent, at);
  const compared = isItem ? returned.flatMap(listItems) : returned;
  return value === undefined || !compared.some((one) => sameJson(one, value));
}

/**
 * Whether a response breaks its schema only because it returns a value as it was sent, whose format the service does not
 * check.
 */
export function isUncheckedFormat(
  { lenience, at }: Excuse,
  { sent, response }: { readonly sent: Json | undefined; readonly response: HttpResponse },
  violations: readonly SchemaViolation[],
): boolean {
  const [body, value] = [parseBody(response), sent === undefined ? undefined : valueAt(sent, at)];
  if (lenience !== 'unchecked-formats' || body === undefined || value === undefined) return false;
  const { name } = locate(sent ?? null, at);
  const isFormat = (violation: SchemaViolation): boolean =>
    violation.keyword === 'format' &&
    locate(body, violation.at).name === name &&
    sameJson(valueAt(body, violation.at), value);
  return violations.length > 0 && violations.every(isFormat);
}

/** The member at a pointer, or the one whose list, at any depth, has the item there; no name for an item of the root. */
function locate(value: Json, at: string): { readonly name: string | undefined; readonly isItem: boolean } {
  const path = splitPointer(at);
  const depth = path.findLastIndex(
    (_, index) => !Array.isArray(valueAt(value, joinPointer('', ...path.slice(0, index)))),
  );
  return { name: path[depth], isItem: depth < path.length - 1 };
}

/** Returns the items of a list, and of lists inside it and in objects of it. */
function listItems(value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => [item, ...listItems(item)]);
  return isObject(value) ? Object.values(value).flatMap((member = null) => listItems(member)) : [];
}

/** Returns the values of all members of a name, anywhere in a value. */
function listNamed(value: Json, name: string): Json[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => listNamed(item, name));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member = null]) => [
    ...(key === name ? [member] : []),
    ...listNamed(member, name),
  ]);
}
