import { joinPointer, findKeyword, readKeyword, type Json, type Node } from '@web-data/openapi';
import type { Candidate, Enter } from './candidate.ts';
import { sample, sampleItems, type SampleContext } from './sample.ts';
import { wrongTypes } from './wrong-types.ts';

/** Arrays longer than this are not built. */
export const MAX_BUILT_ITEMS = 10_000;
/** Length of the longest list that is built where the schema sets no bound. */
const USUAL_ITEMS = 200;

/** Counts, repeats and positions of the items of a list, and the candidates that `enter` finds inside an item. */
export function arrayCandidates(
  schema: Node,
  current: Json[],
  context: SampleContext,
  enter: Enter,
): Candidate[] {
  const items = findKeyword(schema, 'items');
  const list = current.length > 0 || !items ? current : [sample(items, context)];
  const isSingle = readKeyword(schema, 'maxItems') === 1;
  const inner = items && list.length > 0 ? itemCandidates(items, isSingle ? list : twice(list), enter) : [];
  return [...counts(schema, context), ...repeats(schema, list), ...lastOfMany(schema, context), ...inner];
}

function twice(list: Json[]): Json[] {
  return list.length > 1 ? list : [...list, ...list];
}

/** Changes to the last of several items, if there may be several: exposes a server that checks only the first. */
function itemCandidates(items: Node, several: Json[], enter: Enter): Candidate[] {
  const last = several.length - 1;
  return enter(items, several[last] ?? null).map((inner) => ({
    ...inner,
    label: `item ${last}: ${inner.label}`,
    at: joinPointer('', last) + inner.at,
    value: [...several.slice(0, last), ...(inner.value === undefined ? [] : [inner.value])],
  }));
}

/** A wrong item at the end of the longest list: exposes a server that stops checking early. */
function lastOfMany(schema: Node, context: SampleContext): Candidate[] {
  const items = findKeyword(schema, 'items');
  const count = Math.min(Number(readKeyword(schema, 'maxItems') ?? USUAL_ITEMS), MAX_BUILT_ITEMS);
  if (!items || count < 3 || readKeyword(schema, 'uniqueItems') === true) return [];
  const wrong = wrongTypes(items, null)[0];
  if (!wrong) return [];
  const value = [...sampleItems(schema, count - 1, context), wrong.value ?? null];
  const label = `item ${count - 1}: ${wrong.label}`;
  return [{ ...wrong, label, at: joinPointer('', count - 1), value }];
}

function counts(schema: Node, context: SampleContext): Candidate[] {
  const found: Candidate[] = [];
  const max = findKeyword(schema, 'maxItems');
  const least = findKeyword(schema, 'minItems');
  const add = (node: Node, name: string, label: string, count: number, intent: Candidate['intent']): void => {
    if (count >= 0 && count <= MAX_BUILT_ITEMS) {
      found.push({
        at: '',
        label,
        keyword: name,
        pointer: node.pointer,
        value: sampleItems(schema, count, context),
        intent,
      });
    }
  };
  if (typeof max?.value === 'number') {
    add(max, 'maxItems', 'maxItems exactly', max.value, 'valid');
    add(max, 'maxItems', 'maxItems + 1', max.value + 1, 'invalid');
  }
  if (typeof least?.value === 'number') {
    add(least, 'minItems', 'minItems exactly', least.value, 'valid');
    add(least, 'minItems', 'minItems − 1', least.value - 1, 'invalid');
  }
  if (!least) add(findKeyword(schema, 'type') ?? schema, 'type', 'no items', 0, 'valid');
  return found;
}

function repeats(schema: Node, list: Json[]): Candidate[] {
  const unique = findKeyword(schema, 'uniqueItems');
  const first = list[0];
  if (unique?.value !== true || first === undefined) return [];
  return [
    {
      at: '',
      label: 'the same item twice',
      keyword: 'uniqueItems',
      pointer: unique.pointer,
      value: [first, first],
      intent: 'invalid',
    },
  ];
}
