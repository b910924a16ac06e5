import { _ } from 'ajv';
import type { CodeKeywordDefinition } from 'ajv';

/** `multipleOf` in decimals: 19.99 is a multiple of 0.01. Ajv divides in binary, where it is none. */
export const multipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: { message: '', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(context) {
    const { gen, data, schemaCode } = context;
    const test = gen.scopeValue('func', { ref: isMultiple, code: _`isMultiple` });
    context.fail(_`!${test}(${data}, ${schemaCode})`);
  },
};

/** Whether a number, in the decimals it is written with, is a whole multiple of a step; both finite, the step above 0. */
export function isMultiple(value: number, step: number): boolean {
  if (Number.isInteger(step)) return value % step === 0;
  const [, whole, fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(step))!;
  const decimals = fraction.length - Number(exponent);
  const scale = 10 ** decimals;
  const count = Math.round(value * scale);
  // Beyond this a number has no decimals, and what it counts cannot be held.
  if (!Number.isSafeInteger(count)) {
    return (
      Number.isInteger(value) && (BigInt(value) * 10n ** BigInt(decimals)) % BigInt(whole! + fraction) === 0n
    );
  }
  return count / scale === value && count % Number(whole! + fraction) === 0;
}
