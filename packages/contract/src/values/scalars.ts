import { asString, child, listAppliedSchemas, readKeyword, type Json, type Node } from '@web-data/openapi';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { sample, type SampleContext } from './sample.ts';
import { isUrl, isUrlSchema } from '../openapi/is-url.ts';
import { stringMatching } from '../patterns/matching.ts';

/** Returns an arbitrary of strings with the lengths, one of the patterns, or the format of a schema. */
export function strings(schema: Node, context: SampleContext): Arbitrary<Json> {
  if (isUrlSchema(schema)) return urls(sample(schema, context));
  const patterns = listAppliedSchemas(schema).flatMap(
    (applied) => asString(child(applied, 'pattern').value) ?? [],
  );
  const minLength = Number(readKeyword(schema, 'minLength') ?? 0);
  if (patterns.length > 0) {
    // A large `minLength` needs longer strings: the usual pattern repeats something.
    const size = minLength > 10 ? 'medium' : 'small';
    return fc.oneof(...patterns.map((text) => stringMatching(text, size)));
  }
  if (readKeyword(schema, 'format') === 'uuid') return fc.uuid();
  if (readKeyword(schema, 'format') !== undefined) return fc.constant(sample(schema, context));
  const maxLength = Math.min(Number(readKeyword(schema, 'maxLength') ?? 200), Math.max(minLength, 2000));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength) });
}

/** Other paths of the site: no request may reach another host. */
function urls(site: Json): Arbitrary<Json> {
  const base = typeof site === 'string' && isUrl(site) ? new URL(site).origin : 'http://127.0.0.1';
  return fc.webPath().map((path) => `${base}/${path.replace(/^\/+/u, '')}`);
}

/** Returns an arbitrary of numbers within the bounds of a schema, and on its steps. */
export function numbers(schema: Node, isInteger: boolean): Arbitrary<Json> {
  const multiple = readKeyword(schema, 'multipleOf');
  const step = typeof multiple === 'number' ? multiple : isInteger ? 1 : undefined;
  const [min, max] = boundsOf(schema);
  if (step === undefined) return fc.double({ min, max, noNaN: true });
  const first = Math.max(Math.ceil(min / step), Number.MIN_SAFE_INTEGER);
  const last = Math.max(first, Math.min(Math.floor(max / step), Number.MAX_SAFE_INTEGER));
  // Rounds to 15 digits, so that 3 × 0.1 is 0.3.
  return fc.integer({ min: first, max: last }).map((count) => Number((count * step).toPrecision(15)));
}

/** The tightest bounds of a schema and all its parts. */
function boundsOf(schema: Node): [min: number, max: number] {
  const all = (name: string): number[] =>
    listAppliedSchemas(schema).flatMap((applied) => {
      const bound = child(applied, name).value;
      return typeof bound === 'number' ? [bound] : [];
    });
  const lows = [...all('minimum'), ...all('exclusiveMinimum')];
  const highs = [...all('maximum'), ...all('exclusiveMaximum')];
  const low = lows.length > 0 ? Math.max(...lows) : Math.min(-1_000_000, ...highs);
  const high = highs.length > 0 ? Math.min(...highs) : Math.max(1_000_000, low);
  return [Math.min(low, high), high];
}
