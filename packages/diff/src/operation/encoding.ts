import { asObject, sameJson, type Json, child, listItems, resolve, type Node } from '@web-data/openapi';
import { show } from '../show.ts';
import { viewAt } from '../schema/view-of.ts';
import type { Scope } from '../scope.ts';
import { restRules } from '../text-rule.ts';
import { compareHeaders } from './headers.ts';
import { covers, parseMediaType } from './media-type.ts';
import type { CompareContent } from './value-rules.ts';

/** The members of a Media Type Object or an Encoding Object that hold encodings. */
export const ENCODINGS: readonly string[] = ['encoding', 'prefixEncoding', 'itemEncoding'];

/** Maximum depth of encodings within encodings; ends one that refers to itself. */
const MAX_DEPTH = 20;

/** Compares the encodings of two forms, part by part: its media types, its headers, its serialization. */
export function compareEncodings(
  oldForm: Node,
  newForm: Node,
  scope: Scope,
  compareContent: CompareContent,
): void {
  const [before, after] = [partsOf(oldForm), partsOf(newForm)];
  // An added or removed part is reported as a member of the schema; its serialization does not matter.
  const isCompared = (name: string) => before.has(name) === after.has(name);
  compareAll(oldForm, newForm, isCompared, 0);

  function compareAll(olds: Node, current: Node, isPart: (name: string) => boolean, depth: number): void {
    if (depth > MAX_DEPTH) return;
    for (const [name, old, now] of [...byName(olds, current, isPart), ...byPosition(olds, current)]) {
      const [from, to] = [resolve(old), resolve(now)];
      comparePart(name, from, to, scope);
      compareHeaders(child(from, 'headers'), child(to, 'headers'), scope, compareContent);
      compareAll(from, to, () => true, depth + 1);
    }
  }
}

type PartPair = readonly [name: string, old: Node, now: Node];

function byName(oldForm: Node, newForm: Node, isPart: (name: string) => boolean): readonly PartPair[] {
  const [old, now] = [child(oldForm, 'encoding'), child(newForm, 'encoding')];
  const names = new Set([old, now].flatMap(({ value }) => Object.keys(asObject(value))));
  return [...names]
    .filter(isPart)
    .map((name) => [`\`${name}\``, child(old, name), child(now, name)] as const);
}

/** A part that `prefixEncoding` does not reach has the encoding of all others, `itemEncoding`. */
function byPosition(oldForm: Node, newForm: Node): readonly PartPair[] {
  const [old, now] = [oldForm, newForm].map((form) => child(form, 'prefixEncoding')) as [Node, Node];
  const [oldRest, newRest] = [oldForm, newForm].map((form) => child(form, 'itemEncoding')) as [Node, Node];
  const count = Math.max(...[old, now].map((list) => listItems(list).length));
  const first = Array.from({ length: count }, (_, index): PartPair => {
    const [from, to] = [child(old, index), child(now, index)];
    return [
      `at position ${index + 1}`,
      from.value === undefined ? oldRest : from,
      to.value === undefined ? newRest : to,
    ];
  });
  return [...first, ['at any other position', oldRest, newRest]];
}

function partsOf(form: Node): ReadonlySet<string> {
  if (child(form, 'schema').value === undefined) return new Set();
  return new Set(viewAt(form, 'schema').flat().properties?.keys());
}

const HANDLED = ['contentType', 'headers', 'style', 'explode', 'allowReserved', ...ENCODINGS];

function comparePart(name: string, old: Node, now: Node, scope: Scope): void {
  const report: Report = (effect, member, before, after) =>
    scope.report(
      effect,
      `The ${member} of the part ${name} changed from ${show(before)} to ${show(after)}.`,
      now.value === undefined ? { oldAt: old.pointer } : { at: now.pointer },
    );
  compareTypes(asObject(old.value)['contentType'], asObject(now.value)['contentType'], report);
  compareWriting(writingOf(old), writingOf(now), report);
  scope.run(restRules(HANDLED), { old, new: now });
}

type Report = (
  effect: 'narrowed' | 'widened' | 'changed',
  member: string,
  before: Json | undefined,
  after: Json | undefined,
) => void;

/** A list of media types or ranges; without one the schema of the part decides, so nothing is compared. */
function compareTypes(before: Json | undefined, after: Json | undefined, report: Report): void {
  if (sameJson(before, after)) return;
  if (typeof before !== 'string' || typeof after !== 'string')
    return report('changed', 'contentType', before, after);
  const [olds, current] = [before, after].map((list) => list.split(',').map(parseMediaType)) as [
    Types,
    Types,
  ];
  const lost = olds.some((type) => !current.some((other) => covers(other, type)));
  const gained = current.some((type) => !olds.some((other) => covers(other, type)));
  if (lost || gained)
    report(lost && gained ? 'changed' : lost ? 'narrowed' : 'widened', 'contentType', before, after);
}

type Types = ReturnType<typeof parseMediaType>[];

/** `style`, `explode` and `allowReserved` with their defaults. */
function writingOf(part: Node): Readonly<Record<string, Json>> {
  const { style = 'form', explode = style === 'form', allowReserved = false } = asObject(part.value);
  return { style, explode, allowReserved };
}

function compareWriting(
  before: Readonly<Record<string, Json>>,
  after: Readonly<Record<string, Json>>,
  report: Report,
): void {
  for (const [name, value] of Object.entries(before)) {
    if (!sameJson(value, after[name])) report('changed', name, value, after[name]);
  }
}
