import type { OpenApiDocument, SchemaObject } from '../../openapi/document.ts';
import { generatedHeader } from '../../source.ts';

/** A friendly name for each component schema: `MapRequest` instead of `components['schemas']['MapRequest']`. */
export function generateSchemas(document: OpenApiDocument): string {
  const names = Object.keys(document.components?.schemas ?? {}).toSorted();
  const aliases = names.map((name) => alias(name, document.components!.schemas![name] as SchemaObject));
  return `${generatedHeader}import type { components } from "./openapi.ts";\n\n${aliases.join('\n')}`;
}

function alias(name: string, { description }: SchemaObject): string {
  const comment = description ? docComment(description) : '';
  const type = name.replaceAll(/[^A-Za-z0-9_$]+(.?)/g, (_, next: string) => next.toUpperCase());
  return `${comment}export type ${type} = components["schemas"][${JSON.stringify(name)}];\n`;
}

function docComment(text: string): string {
  const lines = text.trim().replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}
