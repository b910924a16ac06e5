import type { Effect } from '../../effect.ts';
import { show } from '../../show.ts';
import type { Flat, Located, StringKeyword } from '../flat.ts';
import type { SchemaRule } from '../pair.ts';

/** `pattern`: two patterns are not weighed against each other, so a changed one is both narrower and wider. */
export const pattern: SchemaRule = stringRule('pattern', weighed);

/** `format`, read as an assertion: the strings that a client may send or rely on. */
export const format: SchemaRule = stringRule('format', weighed);

/** `contentEncoding`: any change alters how the string is decoded. */
export const contentEncoding: SchemaRule = stringRule('contentEncoding', () => 'changed');

/** `contentMediaType`: any change alters how the string is read. */
export const contentMediaType: SchemaRule = stringRule('contentMediaType', () => 'changed');

type Strings = readonly Located<string>[];

function stringRule(name: StringKeyword, weigh: (removed: Strings, added: Strings) => Effect): SchemaRule {
  return {
    name,
    phase: 'scalar',
    check({ old, new: now, label }, report) {
      const [before, after] = [stringsOf(old, name), stringsOf(now, name)];
      const removed = before.filter(({ value }) => !after.some((other) => other.value === value));
      const added = after.filter(({ value }) => !before.some((other) => other.value === value));
      if (removed.length + added.length === 0) return;
      const at = { oldAt: removed[0]?.pointer, at: added[0]?.pointer };
      const message = `In ${label}, the ${name} changed from ${listed(removed)} to ${listed(added)}.`;
      report(weigh(removed, added), message, at);
    },
  };
}

function stringsOf({ strings }: Flat, keyword: StringKeyword): Strings {
  return strings?.[keyword] ?? [];
}

function listed(strings: Strings): string {
  return strings.length === 0 ? 'none' : strings.map(({ value }) => show(value)).join(' and ');
}

/** Formats whose every value is a value of the other as well. */
const WIDER_FORMATS: Readonly<Record<string, readonly string[]>> = {
  int32: ['int64', 'double'],
  float: ['double'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['iri', 'uri-reference', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
};

function weighed(removed: Strings, added: Strings): Effect {
  if (removed.length === 0) return 'narrowed';
  if (added.length === 0) return 'widened';
  if (removed.every(({ value }) => added.every((other) => isWider(other.value, value)))) return 'widened';
  return removed.every(({ value }) => added.every((other) => isWider(value, other.value)))
    ? 'narrowed'
    : 'changed';
}

function isWider(wide: string, narrow: string): boolean {
  return Object.hasOwn(WIDER_FORMATS, narrow) && WIDER_FORMATS[narrow]?.includes(wide) === true;
}
