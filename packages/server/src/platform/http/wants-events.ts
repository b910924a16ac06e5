/**
 * Whether a client asks for Server-Sent Events rather than JSON (RFC 9110, section 12.5.1). Wildcards say nothing about it:
 * every client that reads JSON may send them, while one that reads events names `text/event-stream`. Where both are named with
 * the same weight, the response is JSON.
 */
export function wantsEvents(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('event-stream')) return false;
  const weights = new Map(accept.split(',').map(readRange));
  return (weights.get('text/event-stream') ?? 0) > (weights.get('application/json') ?? 0);
}

function readRange(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const value = weight === undefined ? 1 : Number(weight.slice(2));
  return [type, Number.isNaN(value) ? 0 : value];
}
