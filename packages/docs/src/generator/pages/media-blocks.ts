import { isJsonType, readEncodings } from '@web-data/openapi';
import type { Content } from '@web-data/openapi';
import { prose } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import type { Schema } from '../description/document.ts';
import { listFields, listVariants } from '../description/fields.ts';
import type { Direction, Field } from '../description/fields.ts';
import { mergeSchema } from '../description/merge-schema.ts';
import { schemaName } from '../description/resolve.ts';
import { describeRules } from '../description/rules.ts';
import { isStream } from '../description/streams.ts';
import { typeMarkdown } from '../description/type-text.ts';
import { form } from '../samples/form.ts';
import { multipart } from '../samples/parts.ts';
import { partBlocks, streamBlocks } from './stream-blocks.ts';

/** What a body is, beside its fields. */
export interface MediaOptions {
  direction: Direction;
  /** Anchors of the fields start with it. */
  prefix: string;
  /** A sentence about the whole body, and what follows the names of its media types. */
  before?: string | undefined;
  after?: string | undefined;
  /** What stands on the page already; the body adds the schemas whose fields it shows. */
  displayed?: Displayed;
}

/** The anchors of what a page shows once: of component schemas by their name, of headers by their text. */
export type Displayed = Map<string, string>;

/** The media types of a body with their fields: those of one schema together, each schema after the other. */
export function mediaBlocks(
  { document }: Description,
  content: readonly Content[],
  { direction, prefix, before = '', after = '', displayed = new Map() }: MediaOptions,
): Block[] {
  const groups = groupBySchema(content);
  if (groups.length === 0) return before === '' ? [] : [prose(before)];
  return groups.flatMap(({ schema, media }, index) => {
    const own = index === 0 ? prefix : `${prefix}-${index + 1}`;
    const [first] = media;
    if (isStream(first!)) {
      const around = index === 0 ? { before, after } : { before: '', after: '' };
      return streamBlocks(document, first!, { ...around, prefix: own, direction });
    }
    const name = schemaName(schema);
    const isDisplayed = name !== undefined && displayed.has(name);
    if (name !== undefined && !isDisplayed) displayed.set(name, own);
    const types = media.map(({ type }) => `\`${type}\``).join(', ');
    const text = [index === 0 ? before : '', `${labelOf(media)} (${types})${index === 0 ? after : ''}`];
    const intro = prose(
      text.filter(Boolean).join(' ') + (schema === undefined ? '.' : `: ${typeMarkdown(document, schema)}.`),
    );
    const blocks = [intro].concat(partBlocks(first!));
    if (isDisplayed || schema === undefined) return blocks;
    return blocks.concat(schemaBlocks(document, schema, { media, prefix: own, direction }));
  });
}

/** The fields of a body, its alternatives, or what its schema says of a body that has neither. */
function schemaBlocks(
  document: Description['document'],
  schema: Schema,
  { media, prefix, direction }: { media: Content[]; prefix: string; direction: Direction },
): Block[] {
  const fields = encoded(listFields(document, schema, prefix, direction), media);
  const variants = listVariants(document, schema, prefix, direction);
  return [
    ...(fields.length === 0 && variants.length === 0 ? plainText(document, schema) : []),
    ...(fields.length > 0 ? [{ kind: 'fields', fields } as const] : []),
    ...(variants.length > 0 ? [{ kind: 'variants', variants } as const] : []),
  ];
}

interface MediaGroup {
  schema: Schema | undefined;
  media: Content[];
}

function groupBySchema(content: readonly Content[]): MediaGroup[] {
  const groups = new Map<string, MediaGroup>();
  for (const media of content) {
    const { schema, encoding, itemSchema, itemEncoding, prefixEncoding } = media.object;
    const key = JSON.stringify([schema, encoding, itemSchema && media.type, itemEncoding, prefixEncoding]);
    const group = groups.get(key) ?? { schema, media: [] };
    groups.set(key, group);
    group.media.push(media);
  }
  return [...groups.values()];
}

function labelOf([first]: Content[]): string {
  const { type } = first!;
  if (isJsonType(type)) return 'JSON';
  if (type === form || type === multipart) return 'A form';
  return type.startsWith('text/') ? 'Text' : 'Data';
}

/** What the schema of a body without fields says of it. */
function plainText(document: Description['document'], schema: Schema): Block[] {
  const merged = mergeSchema(document, schema);
  const rules = describeRules(merged);
  const text = [merged.description, rules.length > 0 ? `${sentence(rules.join('; '))}.` : ''];
  return text.some(Boolean) ? [prose(text.filter(Boolean).join(' '))] : [];
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The parts of a form say as which media type they are sent. */
function encoded(fields: Field[], media: Content[]): Field[] {
  const encodings = media[0] && readEncodings(media[0].node).byName;
  return fields.map((field) => {
    const contentType = encodings?.get(field.name)?.contentType;
    return contentType === undefined
      ? field
      : { ...field, rules: [...field.rules, `sent as \`${contentType}\``] };
  });
}
