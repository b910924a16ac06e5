import type { HttpRequest } from './exchange.ts';
import { readForm, type ReadPart } from './read-form.ts';

/** A body longer than this many characters is cut, so that the command stays readable. */
const LONG = 4000;

/**
 * Returns a shell command that sends the same request; files stand for bytes that are not text. Mask it before
 * printing.
 */
export function toCurl(request: HttpRequest): string {
  const form = formOf(request);
  const headers = Object.entries(request.headers)
    // `curl` sets the type of a form itself, with its own boundary.
    .filter(([name]) => form === undefined || name !== 'content-type')
    .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const parts = [
    'curl -sS -i --path-as-is',
    `-X ${request.method}`,
    quote(request.url),
    ...headers,
    ...(form ?? data(request)),
  ];
  return parts.join(' ');
}

function data({ body, bytes }: HttpRequest): string[] {
  if (bytes) return [`--data-binary @body.bin # ${bytes.length} bytes that are no text`];
  if (body === undefined) return [];
  if (body.length <= LONG) return [`--data-binary ${quote(body)}`];
  return [`--data-binary ${quote(`${body.slice(0, 200)}… (${body.length} characters in all)`)}`];
}

/** The `-F` options of a multipart form that holds more than text. */
function formOf({ headers, bytes }: HttpRequest): string[] | undefined {
  const { 'content-type': type = '' } = headers;
  if (!bytes || !/^\s*multipart\/form-data/iu.test(type)) return undefined;
  const parts = readForm(type, bytes);
  return typeof parts === 'string' ? undefined : parts.map(field);
}

function field({ name, type, isFile, bytes }: ReadPart): string {
  const content = isFile
    ? `@${name.replaceAll(/\W+/gu, '-')}.bin`
    : `"${escaped(bytes.toString().slice(0, LONG))}"`;
  return `-F ${quote(`${name}=${content}${type === undefined ? '' : `;type=${type}`}`)}`;
}

function escaped(text: string): string {
  return text.replaceAll(/["\\]/gu, String.raw`\$&`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
