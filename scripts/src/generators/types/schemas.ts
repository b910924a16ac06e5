import type { OpenApiDocument, SchemaObject } from '../../openapi/document.ts';
import { generatedHeader } from '../../source.ts';

/**
 * A friendly name for each component schema: `MapRequest` instead of `components['schemas']['MapRequest']`.
 * @throws Error when two schemas would get the same name
 */
export function generateSchemas(document: OpenApiDocument): string {
  const schemas = Object.entries(document.components?.schemas ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const taken = new Map<string, string>();
  const aliases = schemas.map(([name, schema]) => {
    const type = typeName(name);
    if (taken.has(type)) {
      throw new Error(
        `The schemas "${taken.get(type)}" and "${name}" both give the type ${type}. Rename one.`,
      );
    }
    taken.set(type, name);
    return alias(type, name, schema as SchemaObject);
  });
  const imports = aliases.length > 0 ? 'import type { components } from "./openapi.ts";\n' : 'export {};\n';
  return `${generatedHeader}${imports}\n${aliases.join('\n')}`;
}

function alias(type: string, name: string, { description }: SchemaObject): string {
  const comment = description ? docComment(description) : '';
  return `${comment}export type ${type} = components["schemas"][${JSON.stringify(name)}];\n`;
}

/** In PascalCase, and not beginning with a digit: `simple-user` gives `SimpleUser`, so that no keyword is a name. */
function typeName(name: string): string {
  const words = name.split(/[^A-Za-z0-9_$]+/).filter(Boolean);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(pascal) ? `_${pascal}` : pascal;
}

function docComment(text: string): string {
  const lines = text.trim().replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}
