import type { OpenApiDocument, Schema } from '../description/document.ts';
import { mergeSchema } from '../description/fields.ts';

/** Maximum nesting of generated values. */
const deepest = 6;

/** Example strings by format. */
const defaults: Record<string, string> = {
  date: '2030-01-31',
  'date-time': '2030-01-31T12:00:00Z',
  email: 'ann@example.com',
  uri: 'https://example.com',
  uuid: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70',
};

/** A valid value for a schema: its own example, default or first enum value, else a minimal value of its type. */
export function exampleValue(document: OpenApiDocument, schema: Schema, depth = 0): unknown {
  const object = mergeSchema(document, schema);
  const inner = (part: Schema): unknown => exampleValue(document, part, depth + 1);
  const own = [object['example'], object.examples?.[0], object.default, object.const, object.enum?.[0]];
  const example = own.find((value) => value !== undefined);
  if (example !== undefined) return example;
  const [option] = object.oneOf ?? object.anyOf ?? [];
  if (depth >= deepest) return null;
  if (option !== undefined) return inner(option);
  const type = [object.type].flat()[0] ?? (object.properties ? 'object' : 'string');
  switch (type) {
    case 'object': {
      const members = Object.entries(object.properties ?? {});
      const required = members.filter(([name]) => object.required?.includes(name));
      return Object.fromEntries(required.map(([name, member]) => [name, inner(member)]));
    }
    case 'array':
      return object.items === undefined ? [] : [inner(object.items)];
    case 'integer':
    case 'number':
      return object.minimum ?? 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return defaults[object.format ?? ''] ?? 'string';
  }
}
