import { isObject } from '@web-data/openapi';
import type { OpenApiDocument } from '@web-data/openapi';
import { DIGITS } from '../int64/settle.ts';

type Json = Record<string, unknown>;

/**
 * Adds constraints that types cannot express to the descriptions, so that editors show them: bounds, patterns, and how
 * certain an unspecified part is.
 */
export function annotate(document: OpenApiDocument): OpenApiDocument {
  const { 'x-error-catalogue': _, ...rest } = document;
  return walk(rest, false) as OpenApiDocument;
}

/** @param inSchema whether `value` is a schema, or its keys are names of schemas */
function walk(value: unknown, inSchema: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, inSchema));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, walkMember(key, member, inSchema)]);
  return describe(Object.fromEntries(entries), inSchema);
}

function walkMember(key: string, member: unknown, inSchema: boolean): unknown {
  if (key.startsWith('x-') || data.has(key)) return member;
  const holdsSchemas = inSchema || key === 'schema' || key === 'schemas';
  // The keys of these are names, so a member called `pattern` is not a keyword.
  if (named.has(key) && isObject(member)) {
    return Object.fromEntries(Object.entries(member).map(([name, one]) => [name, walk(one, holdsSchemas)]));
  }
  return walk(member, holdsSchemas);
}

const data = new Set(['const', 'default', 'enum', 'example', 'examples', 'required']);
const named = new Set(['$defs', 'patternProperties', 'properties', 'schemas']);

function describe(node: Json, inSchema: boolean): Json {
  const notes = [...(inSchema ? [bounds(node)] : []), mark(node)].filter(Boolean);
  if (notes.length === 0) return node;
  const text = typeof node['description'] === 'string' ? [node['description'].trim()] : [];
  return { ...node, description: [...text, ...notes].join('\n\n') };
}

function bounds(schema: Json): string {
  const messages = rules.flatMap(([keyword, sentence]) => {
    const value = (schema[DIGITS] as Json | undefined)?.[keyword] ?? schema[keyword];
    const scalar = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
    return scalar && value !== sentence.unless ? [sentence.text.replace('$', () => String(value))] : [];
  });
  return messages.join(' ');
}

const rules: [keyword: string, sentence: { text: string; unless?: unknown }][] = [
  ['minimum', { text: 'At least $.' }],
  ['maximum', { text: 'At most $.' }],
  ['exclusiveMinimum', { text: 'More than $.' }],
  ['exclusiveMaximum', { text: 'Less than $.' }],
  ['multipleOf', { text: 'A multiple of $.' }],
  ['minLength', { text: 'Characters: at least $.', unless: 0 }],
  ['maxLength', { text: 'Characters: at most $.' }],
  ['minItems', { text: 'Items: at least $.', unless: 0 }],
  ['maxItems', { text: 'Items: at most $.' }],
  ['uniqueItems', { text: 'Each item once.', unless: false }],
  ['pattern', { text: 'Matches `$`.' }],
];

function mark({ 'x-definition': definition, 'x-definition-reason': reason }: Json): string {
  if (typeof definition !== 'string' || definition === 'specified') return '';
  return `Definition: ${definition}. ${typeof reason === 'string' ? reason.trim() : ''}`.trim();
}
