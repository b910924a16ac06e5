import type { SampleRequest } from './request.ts';

/** The full address of a sample's request. */
export function address({ baseUrl, path, query }: SampleRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return baseUrl + path + (search.size > 0 ? `?${search}` : '');
}
