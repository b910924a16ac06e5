import { http, HttpResponse, type HttpHandler } from 'msw';
import { createMock, type MockOptions } from '../mock/mock.ts';
import { serializeReply } from '../mock/reply.ts';
import type { ContractDocument } from '../openapi/document.ts';

export type { ContractDocument } from '../openapi/document.ts';
export { openDocument, readDocument } from '../plugins/documents.ts';
export type { MockOptions } from '../mock/mock.ts';

/**
 * Returns handlers for Mock Service Worker that respond by the document; requests are validated, and `Prefer` works.
 * @param baseUrl address below which the document's paths live, such as `https://api.example.com/v2`.
 * @example
 * const server = setupServer(...contractHandlers(await readDocument('openapi.yaml'), 'https://api.example.com/v2'));
 */
export function contractHandlers(
  document: ContractDocument,
  baseUrl: string,
  options: Omit<MockOptions, 'basePath'> = {},
): HttpHandler[] {
  const base = baseUrl.replace(/\/+$/u, '');
  const mock = createMock(document, { ...options, basePath: new URL(base).pathname });
  return [
    http.all(`${base}/*`, async ({ request }) => {
      const text = await request.text();
      const reply = await mock({
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: text === '' ? undefined : text,
      });
      const { status, headers } = reply;
      return new HttpResponse(serializeReply(reply) ?? null, { status, headers: { ...headers } });
    }),
  ];
}
