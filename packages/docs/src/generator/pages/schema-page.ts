import { joinPointer } from '@web-data/openapi';
import { code, heading, prose } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import { schemaFile } from '../description/description.ts';
import type { Description, NamedSchema } from '../description/description.ts';
import { readMarks } from '../description/document.ts';
import { listFields, listVariants } from '../description/fields.ts';
import type { Field } from '../description/fields.ts';
import { describeRules } from '../description/rules.ts';
import { describeType, typeMarkdown } from '../description/type-text.ts';
import { json } from '../samples/literals.ts';
import { documentation } from './external-link.ts';

/** The page of a component schema: its fields, its rules and where it is used. */
export function schemaPage(description: Description, { name, page, schema }: NamedSchema): Page {
  const { document } = description;
  const fields = listFields(document, schema, name);
  const variants = listVariants(document, schema, name);
  const rules = describeRules(schema);
  const file = schemaFile(name);
  return {
    path: page,
    title: name,
    description: schema.description ?? `The schema ${name}.`,
    section: 'Schemas',
    ...readMarks(schema),
    blocks: [
      ...(schema.deprecated === true
        ? [{ kind: 'note', tone: 'warning', markdown: '**Deprecated.**' } as const]
        : []),
      {
        kind: 'facts',
        facts: [
          {
            label: 'Type',
            text: typeText(description, name, schema),
          },
          ...(rules.length > 0 ? [{ label: 'Rules', text: rules.join('; ') }] : []),
          ...(file !== undefined && description.isPublished(file)
            ? [{ label: 'JSON Schema', text: `[${name}.json](/${file}), draft 2020-12` }]
            : []),
          ...documentation(schema.externalDocs),
        ],
      },
      ...(fields.length > 0 ? [heading('Fields'), { kind: 'fields', fields } as const] : []),
      ...(variants.length > 0 ? [heading('One of', 'forms'), { kind: 'variants', variants } as const] : []),
      ...examples(schema.examples),
      ...usedBy(description, name),
    ],
    source: description.findSource(joinPointer('/components/schemas', name)),
    keywords: ['schema type object', ...fields.map(constant)].join(' '),
  };
}

/** The value that distinguishes a schema from others of its union, such as `run.finished`. */
function constant({ type }: Field): string {
  return type.startsWith('"') ? (JSON.parse(type) as string) : '';
}

/** Describes the type, with the names of other schemas as code so that they become links. */
function typeText({ document }: Description, name: string, schema: NamedSchema['schema']): string {
  return describeType(document, schema) === name ? 'object' : typeMarkdown(document, schema);
}

function examples(values: unknown[] = []): Block[] {
  if (values.length === 0) return [];
  return [heading('Examples'), ...values.map((value) => code('json', json(value)))];
}

function usedBy({ operations, webhooks, schemas }: Description, name: string): Block[] {
  const holders = [
    ...operations
      .filter((operation) => usesDirectly(operation.object, name))
      .map((operation) => `[${operation.method} ${operation.path}](/${operation.page})`),
    ...webhooks
      .filter((webhook) => usesDirectly(webhook.object, name))
      .map((webhook) => `[Webhook ${webhook.path}](/${webhook.page})`),
    ...schemas
      .filter((other) => other.name !== name && usesDirectly(other.schema, name))
      .map((other) => `[\`${other.name}\`](/${other.page})`),
  ];
  return holders.length > 0
    ? [heading('Used by'), prose(holders.map((holder) => `- ${holder}`).join('\n'))]
    : [];
}

/** Caches the component schemas that a part of the description refers to, which every schema's page needs. */
const referred = new WeakMap<object, ReadonlySet<string>>();

function usesDirectly(holder: object, name: string): boolean {
  let names = referred.get(holder);
  if (names === undefined) {
    const references = JSON.stringify(holder).matchAll(/"#\/components\/schemas\/([^"/]+)"/g);
    names = new Set(Array.from(references, ([, referredTo]) => referredTo!));
    referred.set(holder, names);
  }
  return names.has(name);
}
