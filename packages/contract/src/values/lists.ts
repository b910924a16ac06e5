import { canonicalText, listItems, findKeyword, readKeyword, type Json, type Node } from '@web-data/openapi';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { EnterArbitrary } from './enter.ts';

/** Returns an arbitrary of lists that follow `items`, `prefixItems` and `contains`, within the bounds of a schema. */
export function lists(schema: Node, enter: EnterArbitrary): Arbitrary<Json> {
  const items = findKeyword(schema, 'items');
  const contains = findKeyword(schema, 'contains');
  const prefix = findKeyword(schema, 'prefixItems');
  const fixed = prefix ? listItems(prefix).map(enter) : [];
  const item = items?.value === false ? undefined : items ? enter(items) : fc.integer();
  const minContains = contains ? Number(readKeyword(schema, 'minContains') ?? 1) : 0;
  const contained = contains && item ? fc.oneof(enter(contains), item) : contains && enter(contains);
  const least = Number(readKeyword(schema, 'minItems') ?? 0);
  const max = Math.min(Number(readKeyword(schema, 'maxItems') ?? least + 4), Math.max(least, 8));
  const reserved = fixed.length + minContains;
  const isUnique = readKeyword(schema, 'uniqueItems') === true;
  const length = {
    minLength: Math.max(0, least - reserved),
    maxLength: Math.max(0, max - reserved, least - reserved),
  };
  const none = fc.constant<Json[]>([]);
  return fc
    .tuple(
      fc.tuple(...fixed),
      contained ? fc.array(contained, { minLength: minContains, maxLength: minContains }) : none,
      item ? (isUnique ? distinct(item, length) : fc.array(item, length)) : none,
    )
    .map((parts): Json => parts.flat());
}

/**
 * Returns an arbitrary of distinct items from a bounded number of attempts: there may be fewer than `minLength`.
 * `fc.uniqueArray` never ends where not enough distinct items exist.
 */
function distinct(item: Arbitrary<Json>, { minLength, maxLength }: Length): Arbitrary<Json[]> {
  const many = fc.array(item, { minLength: minLength * 4, maxLength: minLength * 4 + maxLength });
  return many.map((values) =>
    [...new Map(values.map((value) => [canonicalText(value), value])).values()].slice(0, maxLength),
  );
}

interface Length {
  readonly minLength: number;
  readonly maxLength: number;
}
