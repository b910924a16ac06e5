import { EXAMPLE } from '../definitions.ts';
import { formatConstant, formats } from '../formats.ts';
import type { Emitter, Group } from './emitter.ts';

/** The keywords of strings. No pattern and no format runs on a string that is longer than `maxLength`. */
export const emitString: Group = {
  keywords: ['maxLength', 'minLength', 'pattern', 'format'],
  emit(emitter, schema, path) {
    for (const [keyword, operator] of [
      ['maxLength', '>'],
      ['minLength', '<'],
    ] as const) {
      if (!(keyword in schema)) continue;
      const limit = JSON.stringify(schema[keyword]);
      const test = `${emitter.helper('lengthOf')}(${path.data}) ${operator} ${limit}`;
      emitter.failIf(test, path, keyword, `{ limit: ${limit} }`);
    }
    // A check of validity has ended at a string that is too long; a list of violations goes on.
    const within =
      emitter.form === 'violations' && 'maxLength' in schema
        ? `${emitter.helper('lengthOf')}(${path.data}) <= ${JSON.stringify(schema['maxLength'])} && `
        : '';
    if ('pattern' in schema) {
      const pattern = schema['pattern'] as string;
      emitter.patterns.push({
        pattern,
        at: path.schema,
        longest: schema['maxLength'] as number | undefined,
      });
      const test = `${within}!${addPattern(emitter, pattern)}.test(${path.data})`;
      emitter.failIf(
        test,
        path,
        'pattern',
        emitter.form === 'violations'
          ? `{ pattern: ${sourceOf(emitter, pattern)}${exampleIn(schema)} }`
          : '{}',
      );
    }
    const format = schema['format'] as string | undefined;
    if (format && !('type' in formats[format]!)) {
      emitter.failIf(
        `${within}!${formatCall(emitter, format, path.data)}`,
        path,
        'format',
        `{ format: ${JSON.stringify(format)} }`,
      );
    }
  },
};

function exampleIn(schema: Readonly<Record<string, unknown>>): string {
  if (!(EXAMPLE in schema)) return '';
  const example = schema[EXAMPLE] as string; // Only strings have a pattern.
  const name = areCapitalsRequired(schema, example) ? 'capitals' : 'example';
  return `, ${name}: ${JSON.stringify(example)}`;
}

/** Whether the pattern matches the example but not its lower case, such as a country code. */
function areCapitalsRequired(schema: Readonly<Record<string, unknown>>, example: string): boolean {
  return /^[A-Z]+$/.test(example) && !new RegExp(String(schema['pattern']), 'u').test(example.toLowerCase());
}

/**
 * Adds a constant for a pattern to the module.
 * @throws SyntaxError when it is not a regular expression in Unicode mode
 */
export function addPattern(emitter: Emitter, pattern: string): string {
  void new RegExp(pattern, 'u');
  const source = emitter.form === 'violations' ? sourceOf(emitter, pattern) : JSON.stringify(pattern);
  return emitter.constant('pattern', `new RegExp(${source}, "u")`);
}

/** The source of the pattern as a constant, since violations also report it. */
function sourceOf(emitter: Emitter, pattern: string): string {
  return emitter.constant('source', JSON.stringify(pattern));
}

/** The test that a value has a format. */
export function formatCall(emitter: Emitter, name: string, data: string): string {
  const format = formats[name]!;
  if (format instanceof RegExp) return `${emitter.constant('pattern', String(format))}.test(${data})`;
  const constant = emitter.helper(formatConstant(name));
  return 'type' in format ? `${constant}.validate(${data})` : `${constant}(${data})`;
}
