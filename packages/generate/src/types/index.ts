import type { Description, OpenApiDocument, Operation } from '@web-data/openapi';
import type { Generator } from '../generator.ts';
import { nameBodies } from '../naming/named-bodies.ts';
import { annotate } from './annotate.ts';
import { generateOpenApi } from './openapi.ts';
import { schemaTypeNames } from '../naming/type-names.ts';

/** Types of the paths, and of each schema and body by a name. */
export const generate: Generator = async (description) => {
  const named = nameBodies(description);
  const annotated = annotate(named.value);
  return {
    'openapi.ts': generateOpenApi(named.withValue(annotated)),
    'schemas.ts': generateSchemas(annotated),
    'webhooks.ts': generateWebhooks(named),
  };
};

/** The types of the component schemas by name: `MapRequest` instead of `components['schemas']['MapRequest']`. */
function generateSchemas(document: OpenApiDocument): string {
  const names = [...schemaTypeNames(document).values()].toSorted();
  const list = names.map((name) => `  ${name},\n`).join('');
  return `\nexport ${names.length > 0 ? `type {\n${list}} from "./openapi.ts"` : '{}'};\n`;
}

const json = 'application/json';
/** The type of a body whose schema has no name. */
const UNNAMED = 'unknown';

/** Writes the types of webhook bodies by name, and the names as constant data. */
function generateWebhooks({ value, webhooks }: Description): string {
  const types = schemaTypeNames(value);
  // Several methods may send the same name.
  const sent = [...new Set(webhooks.map(({ path }) => path))].map((name) => {
    const all = webhooks.filter(({ path, body }) => path === name && body);
    const of = [...new Set(all.map((one) => typeOf(one, types)))];
    return [
      JSON.stringify(name),
      of.length === 0 || of.includes(UNNAMED) ? [UNNAMED] : of.toSorted(),
    ] as const;
  });
  const used = [...new Set(sent.flatMap(([, of]) => of))].filter((type) => type !== UNNAMED).toSorted();
  const imports = used.length === 0 ? '' : `import type { ${used.join(', ')} } from "./openapi.ts";\n\n`;
  return `
${imports}/** The bodies that are sent to webhooks, by the name of the event. */
export interface WebhookEvents {
${sent.map(([name, of]) => `  ${name}: ${of.join(' | ')};\n`).join('')}}

/** The names of the events that are sent to webhooks. */
export const webhookEvents = [${sent.map(([name]) => name).join(', ')}] as const;
`;
}

function typeOf({ body }: Operation, types: ReadonlyMap<string, string>): string {
  const schema = body?.content.find(({ type }) => type === json)?.object.schema;
  const name =
    typeof schema === 'object' ? /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1] : undefined;
  return (name === undefined ? undefined : types.get(name)) ?? UNNAMED;
}
