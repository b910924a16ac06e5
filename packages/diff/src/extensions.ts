import {
  asArray,
  asObject,
  canonicalText,
  child,
  isObject,
  joinPointer,
  listMembers,
  sameJson,
  splitPointer,
  type Description,
  type Json,
} from '@web-data/openapi';
import type { Effect } from './effect.ts';
import { getStrength } from './marks.ts';
import { show } from './show.ts';

const EFFECTS: readonly Effect[] = ['narrowed', 'widened', 'changed', 'removed', 'added', 'text'];

/** A value with its pointer. */
export interface Part {
  readonly pointer: string;
  readonly value: Json | undefined;
}

/** How a change of an extension affects the contract: an entry of `x-extensions`. */
export interface ExtensionMeaning {
  /** Whether values are compared as one, item by item, or member by member. */
  readonly compare: 'value' | 'list' | 'map';
  readonly added: Effect;
  readonly removed: Effect;
  readonly changed: Effect;
  /** The value that is equivalent to leaving the extension out. */
  readonly absent: Json | undefined;
  /** Members of the value, or of its members, that only explain. */
  readonly textMembers: readonly string[];
  /** Members of the value that are lists without order. */
  readonly sets: readonly string[];
}

/** The extensions that both documents together declare in `x-extensions`, by name. */
export type Extensions = ReadonlyMap<string, ExtensionMeaning>;

/** One difference of an extension: `at` and `oldAt` are pointers, `mark` its own `x-definition` before. */
export interface ExtensionChange {
  readonly effect: Effect;
  readonly message: string;
  readonly at: string | undefined;
  readonly oldAt: string | undefined;
  readonly mark: string | undefined;
}

/** Reads `x-extensions` of both roots. The old document wins, because it states what was promised. */
export function readExtensions(old: Description, now: Description): Extensions {
  const entries = [now, old].flatMap(({ root }) => listMembers(child(root, 'x-extensions')));
  const changes = entries.map(([name, { value }]) => [name, asObject(asObject(value)['change'])] as const);
  const withoutRule = changes.filter(([, change]) => change['rule'] !== true);
  return new Map(withoutRule.map(([name, change]) => [name, meaningOf(change)]));
}

/** A missing or unknown effect counts as the most serious. */
function meaningOf(entry: Readonly<Record<string, Json | undefined>>): ExtensionMeaning {
  const effect = (name: string) => EFFECTS.find((one) => one === entry[name]) ?? 'changed';
  const compare = entry['compare'] === 'list' || entry['compare'] === 'map' ? entry['compare'] : 'value';
  const names = (member: string) => asArray(entry[member]).filter((name) => typeof name === 'string');
  const effects = { added: effect('added'), removed: effect('removed'), changed: effect('changed') };
  return { compare, ...effects, absent: entry['absent'], textMembers: names('texts'), sets: names('sets') };
}

/** The `x-definition` of the parents of a value in both documents. */
export interface OuterMarks {
  readonly oldMark?: string | undefined;
  readonly newMark?: string | undefined;
}

/** Every difference between two forms of one extension. A mark that became weaker counts as a breaking change. */
export function compareExtension(
  name: string,
  old: Part,
  now: Part,
  meaning: ExtensionMeaning,
  outer: OuterMarks = {},
): ExtensionChange[] {
  const isAtomic = meaning.compare === 'value' || [old, now].some(({ value }) => !isShaped(value, meaning));
  if (isAtomic) return changesOf(`The ${name}`, present(old, meaning), present(now, meaning), meaning, outer);
  const [before, after] = [partsOf(old, meaning), partsOf(now, meaning)];
  const marks = marksOf(old, now, outer);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [from, to] = [before.get(key), after.get(key)];
    const label = meaning.compare === 'map' ? `\`${key}\` of ${name}` : `An entry of ${name}`;
    return changesOf(label, from, to, meaning, marks);
  });
}

function changesOf(
  label: string,
  old: Part | undefined,
  now: Part | undefined,
  meaning: ExtensionMeaning,
  outer: OuterMarks,
): ExtensionChange[] {
  const marks = marksOf(old, now, outer);
  const isWeaker = old && now && getStrength(marks.newMark) < getStrength(marks.oldMark);
  if (sameJson(old?.value, now?.value) && !isWeaker) return [];
  const differsInTextOnly =
    old && now && sameJson(bare(old.value, meaning.textMembers), bare(now.value, meaning.textMembers));
  const isText =
    differsInTextOnly || meaning.textMembers.includes(splitPointer((now ?? old)?.pointer ?? '').at(-1) ?? '');
  const gravest = isWeaker ? 'changed' : undefined;
  const own = old === undefined ? meaning.added : now === undefined ? meaning.removed : meaning.changed;
  const message = isWeaker
    ? `${label} is marked ${marks.newMark}, no longer ${marks.oldMark ?? 'specified'}.`
    : `${label} changed from ${formatValue(old)} to ${formatValue(now)}.`;
  const position = { oldAt: old?.pointer, at: now?.pointer, mark: marks.oldMark };
  return [{ effect: gravest ?? (isText ? 'text' : own), message, ...position }];
}

function marksOf(old: Part | undefined, now: Part | undefined, { oldMark, newMark }: OuterMarks): OuterMarks {
  return { oldMark: getMark(old?.value) ?? oldMark, newMark: getMark(now?.value) ?? newMark };
}

function formatValue(node: Part | undefined): string {
  return node === undefined ? 'none' : show(node.value);
}

function present(node: Part, { absent }: ExtensionMeaning): Part | undefined {
  return node.value === undefined || sameJson(node.value, absent) ? undefined : node;
}

function isShaped(value: Json | undefined, { compare }: ExtensionMeaning): boolean {
  if (value === undefined) return true;
  return Array.isArray(value) ? compare === 'list' : compare === 'map' && isObject(value);
}

/** The members by name, or the items by their content without order and explanations. */
function partsOf(
  { value, pointer }: Part,
  { compare, textMembers, sets }: ExtensionMeaning,
): ReadonlyMap<string, Part> {
  const part = (key: string | number, own: Json | undefined) => ({
    pointer: joinPointer(pointer, key),
    value: own,
  });
  if (compare === 'list') {
    const items = asArray(value).map(
      (item, index) => [canonicalText(bare(item, textMembers) ?? null), part(index, item)] as const,
    );
    return new Map(items);
  }
  const members = Object.entries(asObject(value)).filter(([name]) => name !== 'x-definition');
  return new Map(members.map(([name, own]) => [name, part(name, sets.includes(name) ? sorted(own) : own)]));
}

function sorted(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value)) return value;
  return value.toSorted((one, other) => (canonicalText(one) < canonicalText(other) ? -1 : 1));
}

function bare(value: Json | undefined, textMembers: readonly string[]): Json | undefined {
  if (!isObject(value)) return value;
  const binding = Object.entries(value).filter(([name]) => !textMembers.includes(name));
  return Object.fromEntries(binding) as Json;
}

function getMark(value: Json | undefined): string | undefined {
  const mark = asObject(value)['x-definition'];
  return typeof mark === 'string' ? mark : undefined;
}
