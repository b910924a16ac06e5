import { getJsonType, findKeyword, readKeyword, getProperties } from '@web-data/openapi';
import type { Json, Node, Parameter } from '@web-data/openapi';
import { readJson, type RawValue } from './read-parameter.ts';

/** Beyond this number of combinations the strings are all read as text, or all as typed values. */
const MAX_READINGS = 256;

/** Reads one string: as text first, then as any other type it looks like. */
export type ReadText = (text: string) => Json[];

/** Returns every value that the raw value of a parameter can mean, text first: strings on the wire have no types. */
export function listReadings(
  { schema, content }: Pick<Parameter, 'schema' | 'content'>,
  raw: RawValue,
  read: ReadText = strictly,
): Json[] {
  if (typeof raw === 'string') return content === undefined ? read(raw) : [readJson(raw) ?? raw];
  if (isList(raw)) {
    const items = findKeyword(schema, 'items');
    return combinations(raw.map((text) => ofItsType(read(text), items)));
  }
  const known = getProperties(schema);
  const names = Object.keys(raw);
  const choices = Object.entries(raw).map(([name, text]) => ofItsType(read(text), known.get(name)));
  return combinations(choices).map((values) =>
    Object.fromEntries(names.map((name, index) => [name, values[index] ?? null])),
  );
}

/** Reads a string as text, and as a JSON number or boolean: what a client may mean. */
export function strictly(text: string): Json[] {
  const readings: Json[] = [text];
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/iu.test(text)) readings.push(Number(text));
  if (text === 'true' || text === 'false') readings.push(text === 'true');
  return readings;
}

/** Also reads leading zeros, and 1 and 0 as booleans, which a server may accept. */
export function leniently(text: string): Json[] {
  const readings = strictly(text);
  if (/^-?0\d+(?:\.\d+)?$/u.test(text)) readings.push(Number(text));
  if (text === '1' || text === '0') readings.push(text === '1');
  return readings;
}

function isList(raw: RawValue): raw is readonly string[] {
  return Array.isArray(raw);
}

/** The readings of the type that a schema demands; all where it demands none or no reading fits. */
function ofItsType(readings: Json[], schema: Node | undefined): Json[] {
  const types = new Set([(schema && readKeyword(schema, 'type')) ?? []].flat());
  const fitting = readings.filter((reading) => {
    const type = getJsonType(reading);
    return types.has(type) || (type === 'integer' && types.has('number'));
  });
  return fitting.length > 0 ? fitting : readings;
}

function combinations(choices: readonly Json[][]): Json[][] {
  const count = choices.reduce((product, { length }) => product * length, 1);
  if (count > MAX_READINGS)
    return [choices.map(([text]) => text ?? null), choices.map((all) => all.at(-1) ?? null)];
  return choices.reduce<Json[][]>(
    (lists, all) => lists.flatMap((list) => all.map((one) => [...list, one])),
    [[]],
  );
}
