import { asObject, isObject, sameJson, type Json } from '@web-data/openapi';
import { show } from '../../show.ts';
import type { SchemaRule } from '../pair.ts';
import { annotation } from './annotations.ts';

/** `xml`: how the value is serialized as XML. */
export const xml: SchemaRule = {
  name: 'xml',
  phase: 'annotation',
  check(pair, report) {
    const { before, after, at, label } = annotation(pair, 'xml');
    if (sameJson(withNodeType(before), withNodeType(after))) return;
    report('changed', `In ${label}, the XML form changed from ${show(before)} to ${show(after)}.`, at);
  },
};

/** The form of OpenAPI 3.2, whose `nodeType` replaces `attribute` and `wrapped`. */
function withNodeType(value: Json | undefined): Json | undefined {
  if (!isObject(value)) return value;
  const { attribute, wrapped, ...rest } = asObject(value);
  if (attribute !== true && wrapped !== true) return rest;
  return { nodeType: attribute === true ? 'attribute' : 'element', ...rest };
}
