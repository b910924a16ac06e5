/** How the items of a sequential media type are framed. */
export type Framing = 'events' | 'lines' | 'sequence' | 'parts';

/** JSON Lines and NDJSON, by all names in use; none is registered. */
const LINES = /^application\/(?:(?:x-)?(?:jsonl|ndjson|jsonlines|json-lines)|[^/]+\+(?:jsonl|ndjson))$/u;

/**
 * The framing of a sequential media type (OpenAPI 3.2, Sequential Media Types): `events` of `text/event-stream`, `lines`
 * of JSON, a `sequence` of JSON texts (RFC 7464), the `parts` of a multipart body. `undefined` for any other.
 */
export function getFraming(mediaType: string): Framing | undefined {
  const type = mediaType.split(';')[0]!.trim().toLowerCase();
  if (type === 'text/event-stream') return 'events';
  if (LINES.test(type)) return 'lines';
  if (/^application\/(?:[^/]+\+)?json-seq$/u.test(type)) return 'sequence';
  return type.startsWith('multipart/') && type !== 'multipart/form-data' ? 'parts' : undefined;
}
