import { openDescription } from '@web-data/openapi';
import { Notes } from '../../src/notes.ts';
import { Definitions } from '../../src/tools/json-schema.ts';
import type { JsonSchema } from '../../src/tools/json-schema.ts';
import { readTool } from '../../src/tools/tool.ts';
import type { Tool } from '../../src/tools/tool.ts';

/** The tools of a document by operation, and the schemas that they refer to, as the generator writes them. */
export function readToolTables(document: object): {
  tools: Record<string, Tool>;
  definitions: Record<string, JsonSchema>;
} {
  const description = openDescription(document);
  const definitions = new Definitions(new Notes(description));
  const tools = description.operations.map((operation) => readTool(description, operation, definitions));
  return {
    tools: Object.fromEntries(tools.map((tool) => [tool.id, tool])),
    definitions: definitions.collect(description),
  };
}
