import { child, resolve, listMembers, type Node, isJsonType } from '@web-data/openapi';
import { canonical } from '../schema/canonical.ts';
import { constrainingKeywords, isAny } from '../schema/extremes.ts';
import type { View } from '../schema/flat.ts';
import { anyView, toDescribedAny } from '../schema/view.ts';
import { viewAt } from '../schema/view-of.ts';
import { markIn, type NodePair, type Rule, type Scope } from '../scope.ts';
import { restRules } from '../text-rule.ts';
import { compareEncodings, ENCODINGS } from './encoding.ts';
import { covers, parseMediaType, type MediaType } from './media-type.ts';
import { compareRootSchemas } from './root-schema.ts';
import { isSwitched, stream } from './stream.ts';

interface Entry {
  readonly text: string;
  readonly type: MediaType;
  readonly node: Node;
}

/** Compares two `content` maps: media types and ranges, and the content of each. */
export function compareContent(old: Node, now: Node, scope: Scope): void {
  const [before, after] = [entriesOf(old), entriesOf(now)];
  for (const entry of before) {
    const same = after.find(({ type }) => isSame(entry.type, type));
    if (same !== undefined) compareEntries(entry, same, scope);
    else compareLost(entry, before, after, scope);
  }
  for (const entry of after) {
    if (!before.some(({ type }) => covers(entry.type, type) || covers(type, entry.type))) {
      const effect = before.length === 0 && scope.scope.direction === 'request' ? 'narrowed' : 'added';
      scope.report(effect, `The media type ${entry.text} was added.`, { at: entry.node.pointer });
    } else compareGained(entry, before, after, scope);
  }
}

/** A media type that is no longer listed may be part of a range, or be left as some of its kinds. */
function compareLost(entry: Entry, before: readonly Entry[], after: readonly Entry[], scope: Scope): void {
  const at = { oldAt: entry.node.pointer, mark: markIn(entry.node) };
  const wider = after.find(({ type }) => covers(type, entry.type));
  const narrower = after.filter(({ type }) => covers(entry.type, type));
  if (wider !== undefined) {
    compareEntries(entry, wider, scope);
    if (before.some(({ type }) => covers(type, wider.type))) return;
    scope.report('widened', `The media type ${entry.text} became ${wider.text}.`, {
      ...at,
      at: wider.node.pointer,
    });
  } else if (narrower.length > 0) {
    for (const other of narrower) compareEntries(entry, other, scope);
    const names = narrower.map(({ text }) => text).join(', ');
    scope.report('narrowed', `The media type ${entry.text} became ${names}.`, at);
  } else scope.report('removed', `The media type ${entry.text} was removed.`, at);
}

/** A media type that an old range covered is not new, but its content may differ. */
function compareGained(entry: Entry, before: readonly Entry[], after: readonly Entry[], scope: Scope): void {
  if (before.some(({ type }) => isSame(type, entry.type))) return;
  const wider = before.find(({ type }) => covers(type, entry.type));
  const isUnchanged = wider !== undefined && after.some(({ type }) => isSame(type, wider.type));
  if (!isUnchanged) {
    const isNew =
      wider === undefined && before.some(({ type }) => after.some((other) => isSame(type, other.type)));
    if (isNew) scope.report('widened', `The media type ${entry.text} was added.`, { at: entry.node.pointer });
    return;
  }
  compareEntries(wider, entry, scope);
  scope.report('text', `The media type ${entry.text} is now listed beside ${wider.text}.`, {
    at: entry.node.pointer,
  });
}

function entriesOf(content: Node): readonly Entry[] {
  return listMembers(content).map(([text, node]) => ({
    text,
    type: parseMediaType(text),
    node: resolve(node),
  }));
}

function isSame(a: MediaType, b: MediaType): boolean {
  return covers(a, b) && covers(b, a);
}

function compareEntries({ node: old }: Entry, { node: now, type }: Entry, scope: Scope): void {
  const pair = { old, new: now, type };
  scope.enter(pair).run(MEDIA_TYPE_RULES, pair);
}

interface ContentPair extends NodePair {
  readonly type: MediaType;
}

/** Every way in which two forms of a media type are compared. */
export const MEDIA_TYPE_RULES: readonly Rule<ContentPair>[] = [
  stream,
  {
    name: 'content-schema',
    check({ old, new: now, type }, scope) {
      if (!isSwitched(old, now, type)) compareRootSchemas(...schemasOf(old, now, type), scope);
    },
  },
  {
    // OpenAPI 3.2, Media Type Object: the schema of each item of a body that is written one by one.
    name: 'item-schema',
    check({ old, new: now, type }, scope) {
      if ([old, now].every((node) => child(node, 'itemSchema').value === undefined)) return;
      if (isSwitched(old, now, type)) return;
      compareRootSchemas(schemaOf(old, 'itemSchema'), schemaOf(now, 'itemSchema'), scope);
    },
  },
  {
    name: 'encoding',
    check: ({ old, new: now }, scope) => compareEncodings(old, now, scope, compareContent),
  },
  ...restRules(['schema', 'itemSchema', ...ENCODINGS]),
];

/** Bytes need no schema: OpenAPI 3.0 had `format: binary` where OpenAPI 3.1 has none. */
function schemasOf(old: Node, now: Node, type: MediaType): [View, View] {
  const [before, after] = [schemaOf(old), schemaOf(now)];
  const areBytes = [before, after].every((view) => isAny(view) || isBytes(view));
  return isJsonType(type.type) || !areBytes
    ? [before, after]
    : [toDescribedAny(before), toDescribedAny(after)];
}

function schemaOf(node: Node, member: 'schema' | 'itemSchema' = 'schema'): View {
  return child(node, member).value === undefined ? anyView(node.pointer) : viewAt(node, member);
}

function isBytes(view: View): boolean {
  const { types, strings = {}, ...others } = canonical(view.flat());
  const isString = types?.value.size === 1 && types.value.has('string');
  const keywords = Object.keys(strings);
  return isString && constrainingKeywords(others).length === 0 && keywords.join() === 'contentMediaType';
}
