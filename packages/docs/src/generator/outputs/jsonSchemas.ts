import type { OpenApiDocument, Schema } from '../description/document.ts';

/** Each component schema as a JSON Schema file of its own, holding what it refers to under `$defs`. */
export function jsonSchemas(document: OpenApiDocument): [file: string, text: string][] {
  const all = document.components?.schemas ?? {};
  return Object.keys(all).map((name) => {
    const needed = referenced(all, name).filter((other) => other !== name);
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: name,
      ...(inside(all[name]!, name) as object),
      ...(needed.length > 0 && {
        $defs: Object.fromEntries(needed.map((other) => [other, inside(all[other]!, name)])),
      }),
    };
    return [`schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`];
  });
}

/** The names of the schemas that one refers to, itself first, each once. */
function referenced(all: Record<string, Schema>, name: string, seen: string[] = []): string[] {
  if (seen.includes(name) || all[name] === undefined) return seen;
  const names = [...JSON.stringify(all[name]).matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
  return names.reduce((list, match) => referenced(all, match[1]!, list), [...seen, name]);
}

/** The schema with its references turned to `$defs`, and to the root where it refers to that. */
function inside(schema: Schema, root: string): unknown {
  const text = JSON.stringify(schema)
    .replaceAll(`"#/components/schemas/${root}"`, '"#"')
    .replaceAll('"#/components/schemas/', '"#/$defs/');
  return JSON.parse(text) as unknown;
}
