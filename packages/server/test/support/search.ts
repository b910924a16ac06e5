import type { SearchResponse } from '@web-data/types';
import { checked } from './server.ts';
import type { Answer, TestServer } from './server.ts';

/** The answer of `POST /v2/search`, checked against the description. */
export async function search(
  server: TestServer,
  key: string,
  body: object,
): Promise<Answer & { body: SearchResponse }> {
  const response = await fetch(`${server.url}/v2/search`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  });
  return (await checked('searchWeb', response)) as Answer & { body: SearchResponse };
}
