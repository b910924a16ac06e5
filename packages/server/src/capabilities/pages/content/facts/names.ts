import { singular, normalizeName } from './record.ts';
import type { PageRecord } from './record.ts';
import { isMoney } from './currency.ts';
import { aliases, listLabels, listPrices, moneyLabels, otherModifier, translations } from './synonyms.ts';
import { convertUnit, splitUnit } from './units.ts';

/** Kinds of records whose labels are written for readers and may have modifiers before the noun. */
const LABELS: ReadonlySet<string> = new Set(['table', 'definition-list', 'text', 'card']);

/**
 * Returns the value of a record under a name or a synonym or, where the name ends with a unit, the number in that unit;
 * undefined when there is none.
 */
export function lookUp(record: PageRecord, name: string): unknown {
  const { values } = record;
  const normalized = normalizeName(name);
  const found = known(record, normalized).find((candidate) => values.has(candidate));
  const value = found === undefined ? lookUpLabel(record, normalized) : values.get(found);
  return value ?? convertMeasure(record, name);
}

/** Finds the value under another label that means the same, in records whose labels are written for readers. */
function lookUpLabel(record: PageRecord, normalized: string): unknown {
  const { kind, values } = record;
  if (!LABELS.has(kind)) return undefined;
  const amounts = listPrices(normalized)
    .map((label) => values.get(label))
    .filter((value) => typeof value === 'string' && isMoney(value));
  if (amounts.length > 0) return getOnly(amounts);
  for (const labels of listLabels(normalized)) {
    const stated = labels.flatMap((label) => {
      const value = values.get(label);
      const counts = !moneyLabels.has(label) || (typeof value === 'string' && isMoney(value));
      return value !== undefined && counts ? [value] : [];
    });
    if (stated.length > 0) return getOnly(stated);
  }
  return ending(record, normalized);
}

/** Returns the value that all labels state; undefined where they do not agree, as which of them the name means is not known. */
function getOnly(stated: readonly unknown[]): unknown {
  return new Set(stated).size === 1 ? stated[0] : undefined;
}

/** Finds `weight_kg` under `weight`, whose unit stands behind the number or in the label: `Weight (g)`. */
function convertMeasure(record: PageRecord, name: string): number | undefined {
  const asked = splitUnit(name);
  const value = asked && lookUp(record, asked.name);
  if (typeof value !== 'string') return undefined;
  for (const [label, same] of record.values) {
    const labelled = splitUnit(label);
    if (same === value && labelled && convertUnit(`1 ${labelled.unit}`, asked!.unit) !== undefined)
      return convertUnit(value, asked!.unit) ?? convertUnit(`${value} ${labelled.unit}`, asked!.unit);
  }
  return convertUnit(value, asked!.unit);
}

/** Returns the value of a record under the name itself; undefined when it only has it under a synonym. */
export function lookUpExact({ values }: PageRecord, name: string): unknown {
  return values.get(normalizeName(name));
}

/** Names of what a thing has, in any language, as headings of columns write them; none of these names the thing. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...Object.keys(aliases),
  ...Object.values(aliases).flat(),
  ...Object.keys(translations),
  ...Object.values(translations).flat(),
  ...'type status category version year month day time hours id number no rank code value unit amount total count language format default required optional notes note comment reason source start end from to by owner creator artist speaker manager'.split(
    ' ',
  ),
]);

/** Whether a heading of a column says what the things of its table are, such as `Plan`, and not what they have. */
export function isSubject(heading: string): boolean {
  const normalized = normalizeName(heading);
  return /^\p{L}+(?: \p{L}+)?$/u.test(normalized) && !isAttribute(heading);
}

/** Whether a text is the name of what a thing has, such as `Price`. */
export function isAttribute(text: string): boolean {
  const normalized = normalizeName(text);
  return ATTRIBUTES.has(normalized) || ATTRIBUTES.has(singular(normalized));
}

/** Whether a record, or its list, is about a name. */
export function isAbout({ about }: PageRecord, name: string): boolean {
  const normalized = singular(normalizeName(name));
  return (
    normalized !== '' &&
    about.some(
      (one) =>
        one === normalized ||
        singular(one) === normalized ||
        ` ${singular(one)} `.includes(` ${normalized} `),
    )
  );
}

/** Cached candidates by the subject of a record and by name; the rows of a table share them. */
const memory = new Map<string, string[]>();
const MAX_MEMORY = 10_000;
const MAX_KEY = 500;

function known({ about }: PageRecord, normalized: string): string[] {
  const key = [normalized, ...about].join('\n');
  const found = memory.get(key) ?? [...new Set(candidates(about, normalized))];
  if (memory.size >= MAX_MEMORY) memory.clear();
  // The cache lives as long as the thread, so long keys are not stored.
  if (key.length <= MAX_KEY) memory.set(key, found);
  return found;
}

function candidates(about: readonly string[], normalized: string): string[] {
  const one = singular(normalized);
  const list = [normalized, one, `${normalized}s`];
  for (const type of about) {
    // The company name of an organization, the ingredients of a recipe (`recipeIngredient`).
    if (normalized.startsWith(`${type} `)) list.push(...listAliases(normalized.slice(type.length + 1)));
    list.push(`${type} ${normalized}`, `${type} ${one}`);
  }
  list.push(...listAliases(normalized), ...listAliases(one));
  // The type of a thing also stands for its name: `question` of a question.
  if (about.includes(one)) list.push('name', 'title', 'headline');
  return list;
}

function listAliases(normalized: string): readonly string[] {
  const others = Object.hasOwn(aliases, normalized) ? aliases[normalized]! : [];
  const all = [normalized, ...others];
  return [...all, ...all.flatMap((one) => (Object.hasOwn(translations, one) ? translations[one]! : []))];
}

/** Finds the only label that ends with a name: "plan name" for `name`, "unit price" for `price`. */
function ending({ values }: PageRecord, normalized: string): unknown {
  const found = [...values.keys()].filter(
    (key) => key.endsWith(` ${normalized}`) && !otherModifier.test(key),
  );
  return found.length === 1 ? values.get(found[0]!) : undefined;
}
