/** Writes the items of one response in the framing of its media type. */
export interface ItemWriter {
  /** The `Content-Type` of the response. */
  type: string;
  /** Further headers of the response, unless it has them. */
  headers?: Readonly<Record<string, string>>;
  /** Written at once, so that the client sees that the response has begun. */
  begin?: string;
  /** Written while no item comes, so that nothing on the way closes the connection. */
  heartbeat?: string;
  /** @throws TypeError for an item that its framing cannot express */
  write: (item: unknown) => string | Uint8Array | Promise<Uint8Array | string>;
  /** Written behind the last item. */
  end?: string;
}

/** Creates the writer of one response. */
export type CreateItemWriter = () => ItemWriter;

/** What `data` of an event holds: JSON, text, or either: text as it is, and JSON for any other value. */
type DataFormat = 'json' | 'text' | 'either';

/** The format of `data` by the name of the event, and of all others. */
export interface EventFormats {
  data: DataFormat;
  byName?: readonly (readonly [name: string, format: DataFormat])[];
}

/** Events of `text/event-stream` (WHATWG HTML, section 9.2): an item is an object of `data`, `event`, `id` and `retry`. */
export function eventWriter(formats: EventFormats): CreateItemWriter {
  return () => ({
    type: 'text/event-stream',
    headers: { 'cache-control': 'no-cache', 'x-accel-buffering': 'no' },
    begin: ':\n\n',
    heartbeat: ':\n\n',
    write: (item) => writeEvent(item, formats),
  });
}

function writeEvent(item: unknown, { data: usual, byName }: EventFormats): string {
  if (typeof item !== 'object' || item === null)
    throw new TypeError('An event must be an object with `data`.');
  const { event, id, retry, data } = item as Record<string, unknown>;
  const name = event === undefined ? 'message' : String(event);
  const format = new Map(byName).get(name) ?? usual;
  const text = typeof data === 'string' && format !== 'json' ? data : toJson(data, 'The `data` of an event');
  const lines = text.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
  return `${field('event', event)}${field('id', id)}${field('retry', retry)}${lines.join('')}\n`;
}

function field(name: string, value: unknown): string {
  if (value === undefined) return '';
  const text = String(value);
  const isWrong = name === 'retry' ? !/^\d+$/.test(text) : /[\r\n\0]/.test(text);
  if (isWrong)
    throw new TypeError(`The \`${name}\` of an event is ${JSON.stringify(text)}, which no event can have.`);
  return `${name}: ${text}\n`;
}

/** One JSON text a line: JSON Lines, NDJSON. */
export function lineWriter(type: string): CreateItemWriter {
  return () => ({ type, write: (item) => `${toJson(item, 'An item')}\n` });
}

/** JSON text sequences (RFC 7464). */
export function sequenceWriter(type: string): CreateItemWriter {
  return () => ({ type, write: (item) => `\u001e${toJson(item, 'An item')}\n` });
}

/** @throws TypeError naming what cannot be written */
export function toJson(value: unknown, what: string): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text !== undefined) return text;
  throw new TypeError(`${what} cannot be written as JSON.`);
}
