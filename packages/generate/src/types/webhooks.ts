import type { Description, Operation } from '@web-data/openapi';
import { schemaTypeNames } from '../naming/type-names.ts';

const json = 'application/json';
/** The type of a body whose schema has no name. */
const UNNAMED = 'unknown';

/** What the API sends to webhooks, by their names: the types of the bodies, and the names as constant data. */
export function generateWebhooks({ value, webhooks }: Description): string {
  const types = schemaTypeNames(value);
  const sent = webhooks.map((webhook) => [JSON.stringify(webhook.path), typeOf(webhook, types)] as const);
  const used = [...new Set(sent.map(([, type]) => type))].filter((type) => type !== UNNAMED).toSorted();
  const imports = used.length === 0 ? '' : `import type { ${used.join(', ')} } from "./openapi.ts";\n\n`;
  return `
${imports}/** The bodies that are sent to webhooks, by the name of the event. */
export interface WebhookEvents {
${sent.map(([name, type]) => `  ${name}: ${type};\n`).join('')}}

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
