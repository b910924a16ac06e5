import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { diffOpenApi, computeBump, type Change, type OpenApiDocument } from '../src/index.ts';
import { CARRIERS, type Carrier } from './peer/carriers.ts';
import { SEVERITIES, type Severity } from './peer/ids.ts';
import { VERSION_STEPS } from './peer/lifecycle.ts';
import { OPERATION_CHANGES } from './peer/operation-changes.ts';
import {
  OTHER_SCHEMA_CHANGES,
  SCHEMA_CHANGES,
  SCHEMA_DIFFERENCES,
  type Effect,
  type SchemaChange,
} from './peer/schema-changes.ts';
import { op } from './table/snippets.ts';
import { isFast, sample } from '../../../scripts/vitest/tier.ts';

const OPERATION_RULES = new Set(OPERATION_CHANGES.map(([rule]) => rule));

describe.each(CARRIERS)('%s', (carrier, rules, reader, hold) => {
  test.each(
    sample([...SCHEMA_CHANGES, ...OTHER_SCHEMA_CHANGES], {
      fast: 12,
      offset: CARRIERS.findIndex(([name]) => name === carrier),
    }),
  )('%s', (name, old, now, effect) => {
    const changes = diffOpenApi(documentOf(hold(parse(old))), documentOf(hold(parse(now))));
    const level = highest(changes);
    expect(level === 'breaking').toBe(breaks(effect, reader));
    if (effect !== 'nothing') expect(level).not.toBe('none');
    for (const rule of schemaRulesOf(rules, name)) {
      const isSame = agree(SEVERITIES.get(rule), level);
      expect(isSame || SCHEMA_DIFFERENCES[rule] !== undefined, rule).toBe(true);
    }
  });
});

test.for(OPERATION_CHANGES)('%s', ([rule, old, now, level, why, sunset]) => {
  const changes = diffOpenApi(documentAt(old), documentAt(now), sunset === undefined ? {} : { sunset });
  expect(highest(changes)).toBe(level);
  expect(agree(SEVERITIES.get(rule), level)).toBe(why === undefined);
});

test.for(VERSION_STEPS)('%s', ([, old, now]) => {
  const changes = diffOpenApi(versioned(old, op('')), versioned(now, 'paths: {}'));
  expect(computeBump(changes)).toBe('major');
});

/** The rules that a table shows: by name, or by the stem of a change and a carrier of it. */
const SHOWN: ReadonlySet<string> = new Set([
  ...OPERATION_RULES,
  ...VERSION_STEPS.map(([rule]) => rule),
  ...SCHEMA_CHANGES.flatMap(([name]) => CARRIERS.flatMap(([, rules]) => schemaRulesOf(rules, name))),
]);

test('every rule of oasdiff is shown, and no other', () => {
  expect([...SHOWN].toSorted()).toEqual([...SEVERITIES.keys()].toSorted());
});

// These compare every edit in every place.
test.skipIf(isFast)('every stem of a change is one of a rule, and every difference is one', () => {
  const all = CARRIERS.flatMap(([, rules]) => rules);
  expect(SCHEMA_CHANGES.filter(([name]) => schemaRulesOf(all, name).length === 0)).toEqual([]);
  const differing = listSchemaDifferences().map(([rule]) => rule);
  expect([...new Set(differing)].toSorted()).toEqual(Object.keys(SCHEMA_DIFFERENCES).toSorted());
});

test.skipIf(isFast)('docs/rules.md counts the rules, the edits and the differences', async () => {
  const page = (await readFile(new URL('../docs/rules.md', import.meta.url), 'utf8')).replaceAll(/\s+/g, ' ');
  const others = OPERATION_CHANGES.length + VERSION_STEPS.length;
  const differing = differingRules();
  const count = (kind: string) => [...differing.values()].filter((one) => one === kind).length;
  const warnings = [...SEVERITIES.values()].filter((severity) => severity === 'warning').length;
  for (const sentence of [
    `All ${SEVERITIES.size} rules of oasdiff`,
    `${SCHEMA_CHANGES.length} edits of schemas, each in ${CARRIERS.length} places, and ${others} other edits.`,
    `They are not on ${differing.size} rules:`,
    `- ${count('info: breaking')} notes there are breaks here`,
    `- ${warnings} warnings there, which are all that it has, are decided here.`,
    `- ${count('error: warning')} errors there are warnings here`,
    `- ${count('info: warning')} notes there are warnings here`,
    `- ${count('error: none')} error there is nothing here`,
  ])
    expect(page).toContain(sentence);
  const decided = [...differing.values()].filter((kind) => kind.startsWith('warning: ')).length;
  expect(decided).toBe(warnings);
});

/** The rules on which the verdict differs, with the severity there and the gravest level here. */
function differingRules(): ReadonlyMap<string, string> {
  const found = [
    ...OPERATION_CHANGES.flatMap(([rule, , , level, why]) =>
      why === undefined ? [] : [[rule, level] as const],
    ),
    ...listSchemaDifferences(),
  ];
  const gravestFirst = found.toSorted(([, one], [, other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return new Map(
    gravestFirst.toReversed().map(([rule, level]) => [rule, `${SEVERITIES.get(rule)}: ${level}`] as const),
  );
}

const ORDER = ['breaking', 'warning', 'additive', 'text', 'none'];

/** Fewer values break who sends them, more values break who reads them, and none at all breaks both. */
function breaks(effect: Effect, reader: 'server' | 'client'): boolean {
  if (effect === 'incomparable' || effect === 'empties') return true;
  return effect === (reader === 'server' ? 'narrows' : 'widens');
}

/** The rules that oasdiff has for a change of a schema at a place; a name that means something beside the schema is another rule. */
function schemaRulesOf(rules: readonly string[], name: string): readonly string[] {
  const stem = name.replace(/:.*/, '');
  return rules
    .map((rule) => `${rule}-${stem}`)
    .filter((rule) => SEVERITIES.has(rule) && !OPERATION_RULES.has(rule));
}

let schemaDifferences: (readonly [rule: string, level: string])[] | undefined;

function listSchemaDifferences(): (readonly [rule: string, level: string])[] {
  schemaDifferences ??= SCHEMA_CHANGES.flatMap((change) =>
    CARRIERS.flatMap((carrier) => differencesOf(change, carrier)),
  );
  return schemaDifferences;
}

/** The rules for an edit of a schema at a place whose verdict is another one there, and the level here. */
function differencesOf([name, old, now]: SchemaChange, [, rules, , hold]: Carrier) {
  const level = highest(diffOpenApi(documentOf(hold(parse(old))), documentOf(hold(parse(now)))));
  const differing = schemaRulesOf(rules, name).filter((rule) => !agree(SEVERITIES.get(rule), level));
  return differing.map((rule) => [rule, level] as const);
}

/** What fails a pipeline there fails it here, and what is only told there is only told here. */
function agree(severity: Severity | undefined, level: string): boolean {
  const isGrave = level === 'breaking' || level === 'warning';
  return severity === 'info' ? !isGrave : level === (severity === 'error' ? 'breaking' : 'warning');
}

function highest(changes: readonly Change[]): string {
  return changes[0]?.level ?? 'none';
}

function documentOf(operation: object): OpenApiDocument {
  return { openapi: '3.1.0', paths: { '/things': { post: operation } } };
}

function documentAt(text: string): OpenApiDocument {
  return { openapi: '3.1.0', ...parse(text) };
}

function versioned(version: string, text: string): OpenApiDocument {
  return { ...documentAt(text), info: { title: 'Map', version } };
}
