import { asObject, asString, formatLocation, joinPointer } from '@web-data/openapi';
import type { Description, Json } from '@web-data/openapi';

/** One sentence for each part of a description that pages show without a word: operations, parameters, schemas. */
export function findMissingDescriptions(description: Description): string[] {
  const at = (pointer: string, text: string): string =>
    `${formatLocation(description.locate(pointer))}: ${text}`;
  const operations = description.operations.flatMap(({ id, pointer, object, parameters }) => {
    const { summary, description: text } = object;
    const own = [...(summary ? [] : ['summary']), ...(text ? [] : ['description'])];
    const mute = parameters.filter((parameter) => !parameter.object.description);
    const names = mute.map(({ name }) => name);
    return [
      ...(own.length > 0 ? [at(pointer, `the operation ${id} has no ${own.join(' and no ')}.`)] : []),
      ...(names.length > 0
        ? [at(pointer, `the operation ${id} has no description of ${names.join(', ')}.`)]
        : []),
    ];
  });
  const schemas = asObject(asObject(asObject(description.root.value)['components'])['schemas']);
  return [
    ...operations,
    ...Object.entries(schemas).flatMap(([name, schema]) => describeSchema(name, schema, at)),
  ];
}

function describeSchema(
  name: string,
  schema: Json | undefined,
  at: (pointer: string, text: string) => string,
): string[] {
  const value = asObject(schema);
  if (asString(value['description']) || value['$ref'] !== undefined) return [];
  return [at(joinPointer('/components/schemas', name), `the schema ${name} has no description.`)];
}
