import { expect, test } from 'vitest';
import { resolveSchema } from '../src/resolve-schema.ts';

const to = (name: string): { $ref: string } => ({ $ref: `#/$defs/${name}` });
const definitions = {
  Url: { type: 'string', description: 'A URL.' },
  Link: to('Url'),
  Named: { ...to('Url'), description: 'A link.' },
  Circle: { ...to('Back'), type: 'object' },
  Back: to('Circle'),
};

test.each<[title: string, schema: object, want: object]>([
  ['no reference', { type: 'string' }, { type: 'string' }],
  ['a reference', to('Url'), definitions.Url],
  ['a reference to a reference', to('Link'), definitions.Url],
  ['keywords beside a reference', { ...to('Link'), description: 'b' }, { type: 'string', description: 'b' }],
  ['keywords on the way', to('Named'), { type: 'string', description: 'A link.' }],
  ['a circle', { ...to('Circle'), description: 'b' }, { ...to('Circle'), type: 'object', description: 'b' }],
  ['no definition', { ...to('Other'), type: 'string' }, { type: 'string' }],
])('%s', (_, schema, want) => expect(resolveSchema(schema, definitions)).toEqual(want));
