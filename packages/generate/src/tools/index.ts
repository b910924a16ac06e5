import type { Generator } from '../generator.ts';
import { literal, propertyName } from '../source.ts';
import { Definitions } from './json-schema.ts';
import { readTool } from './tool.ts';

/**
 * Writes the operations as tools of agents and commands of shells: constant data, with JSON Schemas of input and
 * output.
 */
export const generate: Generator = async (description, { imports, notes }) => {
  const definitions = new Definitions(notes);
  const rows = description.operations.map((operation) => {
    const tool = readTool(description, operation, definitions);
    return `  ${propertyName(tool.id)}: ${literal(tool, '  ')},\n`;
  });
  const text = `import type * as runtime from ${JSON.stringify(imports.client)};

/** The schemas that those of the tools refer to, as \`#/$defs/<name>\`. */
export const definitions: Readonly<Record<string, runtime.JsonSchema>> = ${literal(definitions.collect(description))};

/** The operations as tools, by operation id. */
export const tools: Readonly<Record<string, runtime.Tool>> = {
${rows.join('')}};
`;
  return { 'tools.ts': text };
};
