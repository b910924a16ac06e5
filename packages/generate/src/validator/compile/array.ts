import type { Schema } from '@web-data/openapi';
import { inlineLiteral } from '../../source.ts';
import { down } from './emitter.ts';
import type { Emitter, Group, SchemaPath } from './emitter.ts';
import { holds } from './holds.ts';
import { emitItem } from './inside.ts';
import { emitUnevaluatedItems } from './unevaluated.ts';

/** The keywords of arrays; the length is checked first. */
export const emitArray: Group = {
  keywords: 'maxItems minItems uniqueItems prefixItems items contains unevaluatedItems'.split(' '),
  emit(emitter, schema, path) {
    const { data } = path;
    for (const [keyword, operator] of [
      ['maxItems', '>'],
      ['minItems', '<'],
    ] as const) {
      if (!(keyword in schema)) continue;
      const limit = JSON.stringify(schema[keyword]);
      emitter.failIf(`${data}.length ${operator} ${limit}`, path, keyword, `{ limit: ${limit} }`);
    }
    const prefix = (schema['prefixItems'] ?? []) as Schema[];
    for (const [index, item] of prefix.entries()) {
      emitter.block(`if (${data}.length > ${index})`, () =>
        emitItem(emitter, item, down(path, 'prefixItems', index), String(index)),
      );
    }
    if ('items' in schema) emitItems(emitter, schema.items!, prefix.length, path);
    if ('contains' in schema) emitContains(emitter, schema, path);
    if (schema['uniqueItems']) emitter.failIf(`!${emitter.helper('isUnique')}(${data})`, path, 'uniqueItems');
    if ('unevaluatedItems' in schema) emitUnevaluatedItems(emitter, schema, path);
  },
};

function emitItems(emitter: Emitter, items: Schema, from: number, path: SchemaPath): void {
  if (items === true) return undefined;
  if (items === false) {
    return emitter.failIf(`${path.data}.length > ${from}`, path, 'items', `{ limit: ${from} }`);
  }
  const index = emitter.fresh('index');
  return emitter.loop(`let ${index} = ${from}; ${index} < ${path.data}.length; ${index} += 1`, () =>
    emitItem(emitter, items, down(path, 'items'), index),
  );
}

/** Counts only until the result is certain, in one pass. */
function emitContains(emitter: Emitter, schema: Record<string, unknown>, path: SchemaPath): void {
  const { minContains: least = 1, maxContains: max } = schema as {
    minContains?: number;
    maxContains?: number;
  };
  if (least === 0 && max === undefined) return;
  const [count, item] = [emitter.fresh('count'), emitter.fresh('item')];
  const test = holds(emitter, schema['contains'] as Schema, { ...down(path, 'contains'), data: item });
  emitter.line(`let ${count} = 0;`);
  emitter.block(`for (const ${item} of ${path.data})`, () =>
    emitter.line(`if (${test} && ++${count} === ${max === undefined ? least : max + 1}) break;`),
  );
  const within = max === undefined ? `${count} < ${least}` : `${count} < ${least} || ${count} > ${max}`;
  const params = { minContains: least, ...(max !== undefined && { maxContains: max }) };
  emitter.failIf(within, path, 'contains', inlineLiteral(params));
}
