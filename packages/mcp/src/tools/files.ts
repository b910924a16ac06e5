import { ToolArgumentsError } from '@web-data/client/tools';
import type { JsonSchema, Tool } from '@web-data/client/tools';

/** Returns the arguments of a tool with files as Base64, because the protocol cannot transfer bytes. */
export function withFiles({ input, files }: Tool): JsonSchema {
  if (files.length === 0) return input;
  const properties = Object.entries(input['properties'] as Record<string, unknown>).map(([name, schema]) => [
    name,
    files.includes(name) ? file(schema) : schema,
  ]);
  return { ...input, properties: Object.fromEntries(properties) as Record<string, unknown> };
}

const file = (schema: unknown) => ({
  ...(schema as object),
  type: 'object',
  properties: {
    name: { type: 'string', description: 'Name of the file, with its ending.' },
    base64: { type: 'string', contentEncoding: 'base64', description: 'What is in it, as Base64.' },
  },
  required: ['name', 'base64'],
  additionalProperties: false,
});

/** @throws ToolArgumentsError for an invalid file */
export function readFiles(
  { name: tool, files }: Tool,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const read = files
    .filter((name) => input[name] !== undefined)
    .map((name) => {
      const { name: fileName, base64 } = Object(input[name]) as { name?: unknown; base64?: unknown };
      if (
        typeof fileName === 'string' &&
        typeof base64 === 'string' &&
        /^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(base64)
      ) {
        return [name, new File([Buffer.from(base64, 'base64')], fileName)];
      }
      throw new ToolArgumentsError(`${tool} needs ${name} as {"name": "report.pdf", "base64": "…"}.`);
    });
  return { ...input, ...(Object.fromEntries(read) as Record<string, unknown>) };
}
