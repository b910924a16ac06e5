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
      const limit = JSON.stringify(schema[keyword]);
      emitter.failIf(`${path.data} ${operator} ${limit}`, path, keyword, `{ limit: ${limit} }`);
    }
    if ('multipleOf' in schema) {
      const step = JSON.stringify(schema['multipleOf']);
      const test = `!${emitter.helper('isMultiple')}(${path.data}, ${step})`;
      emitter.failIf(test, path, 'multipleOf', `{ multipleOf: ${step} }`);
    }
    const format = schema['format'] as string | undefined;
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
