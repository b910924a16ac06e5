import { readEncodings } from '@web-data/openapi';
import type { Content, Encoding, Encodings } from '@web-data/openapi';
import { prose, table } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import { listFields, listVariants } from '../description/fields.ts';
import type { Direction, Field, Variant } from '../description/fields.ts';
import { schemaName } from '../description/resolve.ts';
import { describeFraming, listItemKinds } from '../description/streams.ts';
import type { ItemKind } from '../description/streams.ts';
import { typeMarkdown } from '../description/type-text.ts';
import { exampleValue } from '../samples/example-value.ts';

type Document = Description['document'];

/** Maximum characters of an example in a table; the complete one stands among the samples. */
const MAX_EXAMPLE = 200;

/** A stream of items: how they are told apart, a table of their kinds, and the members of each. */
export function streamBlocks(
  document: Document,
  content: Content,
  {
    before,
    after,
    prefix,
    direction,
  }: { before: string; after: string; prefix: string; direction: Direction },
): Block[] {
  const { type, framing } = content;
  const kinds = listItemKinds(document, content);
  const [first] = kinds;
  const isEvents = framing === 'events';
  const isTable = isEvents || kinds.length > 1;
  const item = isTable || first === undefined ? '' : `, ${typeMarkdown(document, first.value)}`;
  const intro = prose(
    [before, `${describeFraming(type, framing)}${item}${after}.`].filter(Boolean).join(' '),
  );
  return [
    intro,
    ...partBlocks(content),
    ...(isTable ? [kindTable(document, kinds, isEvents)] : []),
    ...(isEvents
      ? eventBlocks(document, kinds, prefix, direction)
      : itemBlocks(document, content.itemSchema!.value as never, prefix, direction)),
  ];
}

function kindTable(document: Document, kinds: ItemKind[], isEvents: boolean): Block {
  const hasMeaning = kinds.some(({ description }) => description !== '');
  const rows = kinds.map((kind) => [
    nameOf(kind),
    typeOf(document, kind.value),
    ...(hasMeaning ? [oneLine(kind.description)] : []),
    `\`${exampleOf(document, kind)}\``,
  ]);
  const head = [
    isEvents ? 'Event' : 'Item',
    isEvents ? 'Data' : 'Schema',
    ...(hasMeaning ? ['Meaning'] : []),
    'Example',
  ];
  return table(isEvents ? 'Events of this stream' : 'Items of this stream', head, rows);
}

function nameOf({ title, selectors, others }: ItemKind): string {
  const all = selectors.map((selector) => `\`${selector}\``);
  if (others !== undefined) all.push(`any other \`${others}\``);
  return all.length > 0 ? all.join(' or ') : `\`${title}\``;
}

function typeOf(document: Document, schema: ItemKind['value']): string {
  const text = typeMarkdown(document, schema);
  return text === 'string' ? 'text' : text;
}

function exampleOf(document: Document, { example, value }: ItemKind): string {
  const own = example ?? exampleValue(document, value);
  const text = typeof own === 'string' ? own : JSON.stringify(own);
  const line = oneLine(text ?? '').replaceAll('`', "'");
  return line.length > MAX_EXAMPLE ? `${line.slice(0, MAX_EXAMPLE)} …` : line;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The members of each event, without its name. */
function eventBlocks(document: Document, kinds: ItemKind[], prefix: string, direction: Direction): Block[] {
  const listed = new Set<string>();
  const variants = kinds.map((kind): Variant => {
    const name = schemaName(kind.value);
    const children = listFields(document, kind.schema, `${prefix}.${kind.title}`, direction);
    const before = new Set(listed);
    return {
      title: kind.title,
      selectors: [`event ${JSON.stringify(kind.title)}`],
      description: kind.description,
      children: listOnce(
        children.filter((field) => field.name !== 'event'),
        before,
        listed,
      ),
      ...(name && { schema: name }),
    };
  });
  return [{ kind: 'variants', variants }];
}

/** Leaves the members of schemas that earlier events have to the pages of these schemas. */
function listOnce(fields: Field[], before: ReadonlySet<string>, listed: Set<string>): Field[] {
  return fields.map((field) => {
    if (field.schema !== undefined && field.children.length > 0) {
      if (before.has(field.schema)) return { ...field, children: [], variants: [], elsewhere: true };
      listed.add(field.schema);
    }
    return { ...field, children: listOnce(field.children, before, listed) };
  });
}

function itemBlocks(
  document: Document,
  schema: ItemKind['value'],
  prefix: string,
  direction: Direction,
): Block[] {
  const fields = listFields(document, schema, prefix, direction);
  const variants = listVariants(document, schema, prefix, direction);
  return [
    ...(fields.length > 0 ? [{ kind: 'fields', fields } as const] : []),
    ...(variants.length > 0 ? [{ kind: 'variants', variants } as const] : []),
  ];
}

/** As which media types the parts of a body are sent; nothing where the description leaves it open. */
export function partBlocks({ node }: Content): Block[] {
  const lines = positionLines(readEncodings(node), '');
  return lines.length > 0 ? [prose(lines.join('\n'))] : [];
}

function positionLines({ prefix, item }: Encodings, indent: string): string[] {
  const parts = prefix.map((encoding, index): [string, Encoding] => [`Part ${index + 1}`, encoding]);
  const rest: [string, Encoding][] = item
    ? [[prefix.length > 0 ? 'Each further part' : 'Each part', item]]
    : [];
  return [...parts, ...rest].flatMap(([name, encoding]) => encodingLines(name, encoding, indent));
}

/** A part with its media type, its headers and its own parts, as items of a list in Markdown. */
function encodingLines(name: string, { contentType, headers, nested }: Encoding, indent: string): string[] {
  const type = contentType === undefined ? 'any media type' : `\`${contentType}\``;
  const sent = headers.map((header) => `\`${header.name}\``).join(', ');
  return [
    `${indent}- ${name}: ${type}${sent === '' ? '' : `, with the header${headers.length > 1 ? 's' : ''} ${sent}`}`,
    ...nestedLines(nested, `${indent}  `),
  ];
}

function nestedLines(nested: Encodings, indent: string): string[] {
  const named = [...nested.byName].flatMap(([name, encoding]) =>
    encodingLines(`\`${name}\``, encoding, indent),
  );
  return [...named, ...positionLines(nested, indent)];
}
