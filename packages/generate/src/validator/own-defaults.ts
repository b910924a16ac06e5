import { createContext, runInContext } from 'node:vm';
import type { Schema } from '@web-data/openapi';
import type { Notes } from '../notes.ts';
import { inlineLiteral } from '../source.ts';
import { listCertainParts } from './compile/fill.ts';
import type { FilledDefaults } from './compile/fill.ts';
import { writeValidity } from './compile/modules.ts';
import { getDefinitionName, toCheckName } from './compile/names.ts';
import { judgeDefaults } from './default-rules.ts';
import type { Standing } from './default-rules.ts';
import type { Default } from './definitions.ts';
import { findFormat } from './formats.ts';
import { helperFunctions } from './helpers.ts';

/** Maximum time for the check of a default, in milliseconds. */
const TIMEOUT = 1000;

/**
 * Returns the defaults to fill in: those that are valid by their schemas, as the generated checks decide, and that no
 * other schema for the same member rejects; notes each other one, and each that depends on the value, with its location.
 * @param checked the definitions that values are checked by
 */
export function findFilledDefaults(
  definitions: Readonly<Record<string, Schema>>,
  { checked, defaults }: { checked: Iterable<string>; defaults: ReadonlyMap<Schema, Default> },
  notes: Notes,
): FilledDefaults {
  const accepted = findOwnDefaults(definitions, defaults, notes);
  const standings = judgeDefaults(definitions, checked, accepted, (checks) => {
    const run = createCheck(definitions, checks);
    return (index) => run(index) === 'yes';
  });
  const select = (standing: Standing): Map<Schema, Default> =>
    new Map([...accepted].filter(([schema]) => standings.get(schema) === standing));
  for (const { source } of select('rejected').values())
    notes.addOf(source, 'the default is rejected by another rule for the same member, and is not filled in');
  for (const { source } of select('dependent').values())
    notes.addOf(source, 'the default is filled in only where all else stays valid with it');
  return { free: select('free'), dependent: select('dependent') };
}

/** Returns the defaults that are valid by their own schemas. */
function findOwnDefaults(
  definitions: Readonly<Record<string, Schema>>,
  defaults: ReadonlyMap<Schema, Default>,
  notes: Notes,
): Map<Schema, Default> {
  const members = [...membersWithDefaults(definitions, defaults)];
  const accepts = createCheck(
    definitions,
    members.map(({ schema, input }) => ({ schema, value: input.value })),
  );
  const accepted = new Map<Schema, Default>();
  for (const [index, { schema, name, input }] of members.entries()) {
    const reason = name === '__proto__' ? 'of a member that no object may have' : reasons[accepts(index)];
    if (reason === undefined) accepted.set(schema, input);
    else notes.addOf(input.source, `the default is ${reason}, and is not filled in`);
  }
  return accepted;
}

const reasons = {
  yes: undefined,
  no: 'none of its own values',
  late: 'one whose check takes too long',
} as const;

/** A member of an object, and its default. */
interface Member {
  name: string;
  schema: Schema;
  input: Default;
}

function* membersWithDefaults(
  definitions: Readonly<Record<string, Schema>>,
  defaults: ReadonlyMap<Schema, Default>,
): Generator<Member> {
  const getDefault = (schema: Schema): Default | undefined => {
    const own = defaults.get(schema);
    if (own || typeof schema === 'boolean' || !schema.$ref) return own;
    return getDefault(definitions[getDefinitionName(schema.$ref)]!);
  };
  const open = Object.values(definitions);
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (typeof next === 'boolean') continue;
    open.unshift(...listCertainParts(next));
    for (const [name, schema] of Object.entries(next.properties ?? {})) {
      // A required member is rejected when missing, even if it has a default.
      const input = next.required?.includes(name) ? undefined : getDefault(schema);
      if (input) yield { name, schema, input };
    }
  }
}

type Outcome = keyof typeof reasons;

/** Compiles the checks of some schemas, to run them on a value each. */
function createCheck(
  definitions: Readonly<Record<string, Schema>>,
  checks: readonly { schema: Schema; value: unknown }[],
): (index: number) => Outcome {
  if (checks.length === 0) return () => 'yes';
  const named = Object.fromEntries(checks.map(({ schema }, index) => [`default ${index}`, schema]));
  const { emitter, functions } = writeValidity({ ...neededBy(named, definitions), ...named });
  const calls = checks.map(
    ({ value }, index) => `() => ${toCheckName([`default ${index}`])}(${inlineLiteral(value)})`,
  );
  const input = [...emitter.helpers].map((name) => [name, helperFunctions[name] ?? findFormat(name)]);
  const context = createContext({ ...Object.fromEntries(input), mediaTypes: 0 });
  const text = `${emitter.constants()}\n${functions.join('\n')}\nconst accepts = [\n${calls.join(',\n')}\n];`;
  runInContext(text, context);
  return (index) => {
    try {
      return runInContext(`accepts[${index}]()`, context, { timeout: TIMEOUT }) === true ? 'yes' : 'no';
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'late';
      throw error;
    }
  };
}

/** The definitions that some schemas refer to, at any depth. */
function neededBy(
  schemas: Readonly<Record<string, Schema>>,
  definitions: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  // Without inherited names: a definition may be called `constructor`.
  const needed = Object.create(null) as Record<string, Schema>;
  const open: unknown[] = Object.values(schemas);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, reference] of JSON.stringify(next).matchAll(/"\$ref":"(#\/\$defs\/[^"\\]*)"/g)) {
      const name = getDefinitionName(reference!);
      if (name in needed || !Object.hasOwn(definitions, name)) continue;
      needed[name] = definitions[name]!;
      open.push(definitions[name]);
    }
  }
  return needed;
}
