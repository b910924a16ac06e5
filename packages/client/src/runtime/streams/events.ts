import { parseItem } from './item-reader.ts';
import type { ItemReader, ItemSource } from './item-reader.ts';
import { split, TOO_LONG } from './split.ts';

/** What `data` holds: JSON, text, or JSON where it can be parsed and otherwise text. */
export type DataFormat = 'json' | 'text' | 'either';

/** The format of `data` by the name of the event, and of all others. */
export interface EventFormats {
  data: DataFormat;
  byName?: readonly (readonly [name: string, format: DataFormat])[];
}

/** An event as it arrives, field by field. */
interface Fields {
  event?: string;
  id?: string;
  retry?: number;
  data: string[];
}

/**
 * Reads `text/event-stream` (WHATWG HTML, section 9.2.6): an item is an object of those of `event`, `data`, `id` and
 * `retry` that the event has. Comments, unknown fields and events without data are passed over.
 */
export function eventItems(formats: EventFormats): ItemReader {
  return { type: 'text/event-stream', resumes: true, read: (source) => readEvents(source, formats) };
}

/** The mark after the last event of many APIs of language models: no JSON, and rarely described. */
const END = '[DONE]';

async function* readEvents(source: ItemSource, formats: EventFormats): AsyncGenerator<unknown> {
  let fields: Fields = { data: [] };
  let size = 0;
  for await (const { text: line, isOpen } of split(source, /\r\n?|\n/)) {
    // An event that the end of the stream cuts off does not count.
    if (isOpen) return;
    if (line === '') {
      const { data, ...others } = fields;
      fields = { data: [] };
      size = 0;
      if (data.length === 0) continue;
      const event = others.event || 'message';
      const format = new Map(formats.byName).get(event) ?? formats.data;
      const text = data.join('\n');
      if (format === 'json' && text === END) return;
      yield { ...others, data: parseData(text, format, event, source) };
      continue;
    }
    size += line.length;
    if (size > source.limit) throw source.fail(TOO_LONG);
    readField(line, fields, source);
  }
}

function readField(line: string, fields: Fields, { resumption }: ItemSource): void {
  const colon = line.indexOf(':');
  const name = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
  if (name === 'data') fields.data.push(value);
  if (name === 'event') fields.event = value;
  if (name === 'id' && !value.includes('\0')) fields.id = resumption.id = value;
  if (name === 'retry' && /^\d+$/.test(value)) fields.retry = resumption.retryMs = Number(value);
}

function parseData(text: string, format: DataFormat, event: string, source: ItemSource): unknown {
  if (format === 'text') return text;
  if (format === 'json') return parseItem(text, source, `an event ${event}`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
