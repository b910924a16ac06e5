import type { SchemaObject } from '@web-data/openapi';
import { DIGITS } from '../../int64/settle.ts';
import { formats } from '../formats.ts';
import { formatCall } from './string.ts';
import type { Group } from './emitter.ts';

/** Keyword → the operator that is true for a violation. */
const bounds = { maximum: '>', minimum: '<', exclusiveMaximum: '>=', exclusiveMinimum: '<=' };

/** The keywords of numbers. */
export const emitNumber: Group = {
  keywords: [...Object.keys(bounds), 'multipleOf', 'format'],
  emit(emitter, schema, path) {
    for (const [keyword, operator] of Object.entries(bounds)) {
      if (!(keyword in schema)) continue;
      const limit = writeLimit(schema, keyword);
      emitter.failIf(`${path.data} ${operator} ${limit.code}`, path, keyword, `{ limit: ${limit.text} }`);
    }
    if ('multipleOf' in schema) {
      const step = writeLimit(schema, 'multipleOf');
      const test = `!${emitter.helper('isMultiple')}(${path.data}, ${step.code})`;
      emitter.failIf(test, path, 'multipleOf', `{ multipleOf: ${step.text} }`);
    }
    const format = schema['format'] as string | undefined;
    // All that JSON says exactly is a bigint; a number beyond 2^53 was rounded, by a parser of the host.
    if (emitter.isExact && format === 'int64')
      emitter.failIf(
        `Number.isInteger(${path.data}) && !Number.isSafeInteger(${path.data})`,
        path,
        'format',
        '{ format: "int64" }',
      );
    if (format && 'type' in formats[format]!) {
      emitter.failIf(
        `!${formatCall(emitter, format, path.data)}`,
        path,
        'format',
        `{ format: ${JSON.stringify(format)} }`,
      );
    }
  },
};

/** A limit in code, and in messages; for one that a number would round, the digits of the description. */
function writeLimit(schema: SchemaObject, keyword: string): { code: string; text: string } {
  const digits = (schema[DIGITS] as Record<string, string> | undefined)?.[keyword];
  if (digits !== undefined) return { code: `${digits}n`, text: JSON.stringify(digits) };
  const code = JSON.stringify(schema[keyword]);
  return { code, text: code };
}
