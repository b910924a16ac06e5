import type { Schema } from '@web-data/openapi';
import { inlineLiteral } from '../../source.ts';
import { down } from './emitter.ts';
import type { Emitter, Group, Place } from './emitter.ts';
import { holds } from './holds.ts';
import { emitItem } from './inside.ts';
import { emitUnevaluatedItems } from './unevaluated.ts';

/** The keywords of arrays; their length is judged first. */
export const emitArray: Group = {
  keywords: 'maxItems minItems uniqueItems prefixItems items contains unevaluatedItems'.split(' '),
  emit(emitter, schema, place) {
    const { data } = place;
    for (const [keyword, operator] of [
      ['maxItems', '>'],
      ['minItems', '<'],
    ] as const) {
      if (!(keyword in schema)) continue;
      const limit = JSON.stringify(schema[keyword]);
      emitter.failIf(`${data}.length ${operator} ${limit}`, place, keyword, `{ limit: ${limit} }`);
    }
    const prefix = (schema['prefixItems'] ?? []) as Schema[];
    for (const [index, item] of prefix.entries()) {
      emitter.block(`if (${data}.length > ${index})`, () =>
        emitItem(emitter, item, down(place, 'prefixItems', index), String(index)),
      );
    }
    if ('items' in schema) emitItems(emitter, schema.items!, prefix.length, place);
    if ('contains' in schema) emitContains(emitter, schema, place);
    if (schema['uniqueItems'])
      emitter.failIf(`!${emitter.helper('isUnique')}(${data})`, place, 'uniqueItems');
    if ('unevaluatedItems' in schema) emitUnevaluatedItems(emitter, schema, place);
  },
};

function emitItems(emitter: Emitter, items: Schema, from: number, place: Place): void {
  if (items === true) return undefined;
  if (items === false) {
    return emitter.failIf(`${place.data}.length > ${from}`, place, 'items', `{ limit: ${from} }`);
  }
  const index = emitter.fresh('index');
  return emitter.loop(`let ${index} = ${from}; ${index} < ${place.data}.length; ${index} += 1`, () =>
    emitItem(emitter, items, down(place, 'items'), index),
  );
}

/** Counts no further than the answer needs: one pass, whatever is contained. */
function emitContains(emitter: Emitter, schema: Record<string, unknown>, place: Place): void {
  const { minContains: least = 1, maxContains: most } = schema as {
    minContains?: number;
    maxContains?: number;
  };
  if (least === 0 && most === undefined) return;
  const [count, item] = [emitter.fresh('count'), emitter.fresh('item')];
  const test = holds(emitter, schema['contains'] as Schema, { ...down(place, 'contains'), data: item });
  emitter.line(`let ${count} = 0;`);
  emitter.block(`for (const ${item} of ${place.data})`, () =>
    emitter.line(`if (${test} && ++${count} === ${most === undefined ? least : most + 1}) break;`),
  );
  const within = most === undefined ? `${count} < ${least}` : `${count} < ${least} || ${count} > ${most}`;
  const params = { minContains: least, ...(most !== undefined && { maxContains: most }) };
  emitter.failIf(within, place, 'contains', inlineLiteral(params));
}
