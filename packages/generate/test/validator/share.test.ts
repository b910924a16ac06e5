import type { Schema } from '@web-data/openapi';
import { describe, expect, test } from 'vitest';
import { generatePart } from '../support/generate.ts';
import { documentOf, load } from './load.ts';

const word = { type: 'string', minLength: 1, maxLength: 7 };
const body = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  required,
  properties,
});

describe('members that are described alike', () => {
  test('are checked by one function, whatever object they are in and whatever their default is', async () => {
    const document = documentOf({
      a: body({ first: { ...word, default: 'one', description: 'One.' }, other: { type: 'integer' } }),
      b: body({ second: word, more: { type: 'array', items: body({ third: word }) } }, ['second']),
    });
    const files = await generatePart('validator', document);
    for (const form of ['request-validity.ts', 'request-violations.ts']) {
      expect(files[form]!.match(/function \w+_like_\w+\(/g)).toHaveLength(1);
      expect(files[form]!.match(/lengthOf\(data\) > 7/g)).toHaveLength(1);
    }
    expect(files['request-validity.ts']).toContain('data.first = "one"');
  });
  test('are judged where they are, each with its own place and its own default', async () => {
    const judge = await load(
      documentOf({
        a: body({ first: { ...word, default: 'one' }, last: { ...word, default: 'much too long' } }),
        b: body({ second: word, more: { type: 'array', items: body({ third: word }) } }, ['second']),
      }),
    );
    const [a, b] = [judge('a'), judge('b')];
    const bodies = [{ last: 'two' }, {}, { first: 1, last: 'x' }, { first: null, last: 'x' }];
    expect(bodies.map((input) => a.check(input))).toEqual([true, true, false, false]);
    expect(a.faults({ first: '', last: 'much too long' })).toMatchObject([
      { instancePath: '/first', keyword: 'minLength' },
      { instancePath: '/last', keyword: 'maxLength' },
    ]);
    expect([b.check({}), b.check({ second: 'x' }), b.check({ second: undefined })]).toEqual([
      false,
      true,
      false,
    ]);
    expect(b.faults({ second: '', more: [{}, { third: 5 }] })).toMatchObject([
      { instancePath: '/second', keyword: 'minLength' },
      { instancePath: '/more/1/third', keyword: 'type' },
    ]);
    expect(b.faults({})).toMatchObject([{ instancePath: '', keyword: 'required' }]);
  });
  test('have a name that no definition has', async () => {
    const judge = await load(
      documentOf(
        {
          a: { $ref: '#/components/schemas/like_x' },
          b: body({ x: word, y: word, like_x: { type: 'integer' } }),
        },
        { like_x: body({ z: word, q: { type: 'integer' } }, ['z']) },
      ),
    );
    const [a, b] = [judge('a'), judge('b')];
    expect([a.check({ z: 'ok' }), a.check({ z: 1 })]).toEqual([true, false]);
    expect([b.check({ x: 'ok' }), b.check({ y: '' })]).toEqual([true, false]);
  });
});
