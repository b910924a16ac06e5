import { readKeyword, type Node } from '@web-data/openapi';

/**
 * Whether text is an absolute URL by the WHATWG URL Standard. Avoids `URL.canParse`: after optimisation Node.js 20
 * misreads non-ASCII characters.
 */
export function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Whether the value must be a web URL, so that a request with it may make a server fetch it. */
export function isUrlSchema(schema: Node): boolean {
  const format = readKeyword(schema, 'x-format') ?? readKeyword(schema, 'format');
  return format === 'http-url' || format === 'uri' || format === 'url' || format === 'iri';
}
