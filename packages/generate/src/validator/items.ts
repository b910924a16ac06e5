import { readEvents, type Content, type Operation } from '@web-data/openapi';
import { planPartEncodings } from '../part-encodings.ts';
import { inlineLiteral } from '../source.ts';

/** How the items of one media type are written: a call of the runtime. */
export interface ItemsPlan {
  /** Without parameters, in lower case. */
  type: string;
  helper: string;
  call: string;
}

/** Plans the streams of all responses of an operation, by media type; the first of a type counts. */
export function planItems({ responses }: Operation): { writers: ItemsPlan[]; hasFullBodies: boolean } {
  const all = responses
    .filter(({ status }) => status.startsWith('2') || status === 'default')
    .flatMap(({ content }) => content);
  const streams = all.filter(({ framing, itemSchema }) => framing !== undefined && itemSchema !== undefined);
  const writers = new Map(
    streams
      .toReversed()
      .map((content): [string, ItemsPlan] => [parseMediaType(content), planWriter(content)]),
  );
  return { writers: [...writers.values()].toReversed(), hasFullBodies: streams.length < all.length };
}

function planWriter(content: Content): ItemsPlan {
  const type = parseMediaType(content);
  if (content.framing === 'events') {
    const { data, byName } = readEvents(content.itemSchema!);
    const formats = { data, ...(byName.size > 0 && { byName: [...byName] }) };
    return { type, helper: 'eventWriter', call: `eventWriter(${inlineLiteral(formats)})` };
  }
  const helper = { lines: 'lineWriter', sequence: 'sequenceWriter', parts: 'partWriter' }[content.framing!];
  const encodings = content.framing === 'parts' ? planPartEncodings(content) : undefined;
  const more = encodings ? `, ${inlineLiteral(encodings)}` : '';
  return { type, helper, call: `${helper}(${JSON.stringify(type)}${more})` };
}

function parseMediaType({ type }: Content): string {
  return type.split(';')[0]!.trim().toLowerCase();
}
