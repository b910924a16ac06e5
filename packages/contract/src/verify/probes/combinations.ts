import {
  asArray,
  canonicalText,
  isObject,
  joinPointer,
  findKeyword,
  readKeyword,
  getProperties,
  getRequiredMembers,
  getTypes,
  type Json,
  type JsonObject,
  type Node,
} from '@web-data/openapi';
import { isUrlSchema } from '../../openapi/is-url.ts';
import { pairwise, type Factor } from '../../values/pairwise.ts';
import { sample, sampleItems, sampleNumber } from '../../values/sample.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { VerifyPlugin } from '../plugin.ts';
import type { Probe } from '../probe.ts';
import type { Session } from '../session.ts';

/** An omitted member: one of its possible values. */
const OMITTED = Symbol('omitted');
type Choice = Json | typeof OMITTED;

/**
 * Returns probes of valid bodies in which any two values of different optional members meet: nothing forbids such
 * pairs, and the relations must hold for each. Objects are left out: they often stand for features that an account
 * lacks.
 */
export function combinationProbes(session: Session, operation: Operation): Probe[] {
  const { body, content } = session.base(operation);
  const schema = content?.schema;
  if (!isObject(body) || schema === undefined) return [];
  const factors = [...getProperties(schema)].flatMap(([name, property]): Factor<Choice>[] => {
    const values = choices(session, schema, name, property);
    return values.length > 1 ? [{ name, values }] : [];
  });
  const rows = pairwise(factors);
  const bounds = [...getProperties(schema)].filter(([name]) => isLimit(session, operation, name));
  const bounded = bounds.flatMap(([name, property]) =>
    eachOnce(rows).map((row) => new Map([...row, [name, sampleNumber(property, true)]])),
  );
  const pointer = findKeyword(schema, 'properties')?.pointer ?? schema.pointer;
  const seen = new Set<string>();
  return [...rows, ...bounded]
    .map((row) => applyRow(body, row))
    .filter((value) => session.document.schemas.accepts(schema, value))
    .filter((value) => !seen.has(canonicalText(value)) && seen.add(canonicalText(value)))
    .map((value, index) => ({
      name: `combination ${index + 1}`,
      phase: 'values',
      operation,
      input: { body: value },
      expectation: { outcome: 'accepted', pointer },
      invariants: true,
    }));
}

function applyRow(body: JsonObject, row: ReadonlyMap<string, Choice>): JsonObject {
  const value = { ...body };
  for (const [name, choice] of row) {
    if (choice === OMITTED) delete value[name];
    else value[name] = choice;
  }
  return value;
}

/** A subset of the rows that still has each value of each member. */
function eachOnce(rows: readonly Map<string, Choice>[]): Map<string, Choice>[] {
  const seen = new Set<string>();
  const nameOf = ([name, choice]: [string, Choice]): string =>
    `${name} ${choice === OMITTED ? '' : canonicalText(choice)}`;
  return rows.filter((row) => {
    const fresh = [...row].map(nameOf).filter((name) => !seen.has(name));
    for (const name of fresh) seen.add(name);
    return fresh.length > 0;
  });
}

function choices(session: Session, parent: Node, name: string, schema: Node): Choice[] {
  if (getRequiredMembers(parent).has(name) || isUrlSchema(schema)) return [];
  if (readKeyword(schema, 'readOnly') === true) return [];
  const listed = asArray(readKeyword(schema, 'enum'));
  if (listed.length > 0) return [OMITTED, ...listed.slice(0, 5)];
  const type = getTypes(schema)[0];
  if (type === 'boolean') return [true, false];
  if (type === 'array')
    return findKeyword(schema, 'items') ? [OMITTED, sampleItems(schema, 1, session.sampling)] : [];
  if (type === 'string') return [OMITTED, sample(schema, session.sampling)];
  return type === 'integer' || type === 'number' ? [OMITTED, sample(schema, session.sampling)] : [];
}

/** Whether a number limits a list; such numbers are also tested at their minimum, where the list is cut. */
function isLimit({ document }: Session, operation: Operation, name: string): boolean {
  const plugins: readonly VerifyPlugin[] = document.plugins;
  return plugins.some((plugin) => plugin.isLimit?.(operation, joinPointer('', name)) === true);
}
