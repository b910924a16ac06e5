import { asObject, sameJson, type Json, child, type Node } from '@web-data/openapi';
import { show } from '../show.ts';
import { viewAt } from '../schema/view-of.ts';
import type { Scope } from '../scope.ts';
import { restRules } from '../text-rule.ts';
import { compareHeaders } from './headers.ts';
import { covers, parseMediaType } from './media-type.ts';
import type { CompareContent } from './value-rules.ts';

/** Compares the `encoding` of two forms, part by part: its media types, its headers, its serialization. */
export function compareEncodings(
  oldForm: Node,
  newForm: Node,
  scope: Scope,
  compareContent: CompareContent,
): void {
  const [old, now] = [child(oldForm, 'encoding'), child(newForm, 'encoding')];
  const [before, after] = [partsOf(oldForm), partsOf(newForm)];
  const names = new Set([...Object.keys(asObject(old.value)), ...Object.keys(asObject(now.value))]);
  for (const name of names) {
    // An added or removed part is reported as a member of the schema; its serialization does not matter.
    if (before.has(name) !== after.has(name)) continue;
    comparePart(name, child(old, name), child(now, name), scope);
    compareHeaders(child(old, name, 'headers'), child(now, name, 'headers'), scope, compareContent);
  }
}

function partsOf(form: Node): ReadonlySet<string> {
  if (child(form, 'schema').value === undefined) return new Set();
  return new Set(viewAt(form, 'schema').flat().properties?.keys());
}

const HANDLED = ['contentType', 'headers', 'style', 'explode', 'allowReserved'];

function comparePart(name: string, old: Node, now: Node, scope: Scope): void {
  const report: Report = (effect, member, before, after) =>
    scope.report(
      effect,
      `The ${member} of the part \`${name}\` changed from ${show(before)} to ${show(after)}.`,
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
