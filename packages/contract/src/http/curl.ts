import type { HttpRequest } from './exchange.ts';

/** A body longer than this many characters is told by its length, so that the command stays readable. */
const LONG = 4000;

/** A shell command that sends the same request. Mask it before printing. */
export function toCurl(request: HttpRequest): string {
  const headers = Object.entries(request.headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const parts = [
    'curl -sS -i --path-as-is',
    `-X ${request.method}`,
    quote(request.url),
    ...headers,
    ...data(request.body),
  ];
  return parts.join(' ');
}

function data(body: string | undefined): string[] {
  if (body === undefined) return [];
  if (body.length <= LONG) return [`--data-binary ${quote(body)}`];
  return [`--data-binary ${quote(`${body.slice(0, 200)}… (${body.length} characters in all)`)}`];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
