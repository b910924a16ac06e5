import { asObject, asString } from '@web-data/openapi';
import type { Json } from '@web-data/openapi';
import type { SchemaObject } from './document.ts';

/** What a node of each type is called (OpenAPI 3.2, XML Object). */
const NODES: Record<string, string> = {
  element: 'an element',
  attribute: 'an attribute',
  text: 'text',
  cdata: 'CDATA',
  none: 'no element of its own',
};

/** What a schema becomes in XML: its kind of node, its name and its namespace; false where it says nothing of it. */
export function describeXml({ xml }: SchemaObject): string | false {
  const { nodeType, attribute, wrapped, name, namespace, prefix } = asObject(xml as Json | undefined);
  const type = asString(nodeType) ?? (attribute === true ? 'attribute' : wrapped === true ? 'element' : '');
  const parts = [
    NODES[type],
    typeof name === 'string' && `named \`${name}\``,
    typeof namespace === 'string' && `of the namespace \`${namespace}\``,
    typeof prefix === 'string' && `with the prefix \`${prefix}\``,
  ].filter(Boolean);
  return parts.length > 0 && `in XML ${parts.join(', ')}`;
}
