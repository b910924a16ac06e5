import { createClient } from '@web-data/client';
import { errors, operations } from '@web-data/types';
import type { ErrorName, MapLink, MapRequest } from '@web-data/types';

const web = createClient({ apiKey: 'key', baseUrl: 'http://127.0.0.1:9' });
const request: MapRequest = { url: 'https://example.com', sitemap: 'only' };

export async function titles(): Promise<(string | undefined)[]> {
  const { links = [] } = await web.map(request);
  return links.map((link: MapLink) => link.title);
}

// @ts-expect-error a value outside the enum does not compile
export const wrong: MapRequest = { url: 'https://example.com', sitemap: 'never' };

export const path: '/map' = operations.mapUrls.path;
export const status: 429 = errors.RateLimitExceeded.status;
export const name: ErrorName = 'InvalidUrl';
