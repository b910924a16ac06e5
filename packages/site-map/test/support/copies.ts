import { map, MemorySitemapCache, type MapOptions, type MapResult } from '../../src/index.ts';
import { serve, REACH, type Loopback } from '../../../net/test/support/loopback.ts';
import { prose } from './look-alikes/pages.ts';

/** Serves what `page` returns for a path; a site of words has no numbers that would show its shape. */
export async function serveHtml(page: (path: string, host: string) => string | undefined): Promise<Loopback> {
  return serve((request, response) => {
    const text = page(request.url ?? '', request.headers.host ?? '');
    const type = text?.startsWith('<urlset') ? 'application/xml' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text);
  });
}

/** Maps a site without a rate; `paths` are the links without their origin. */
export async function mapOf(
  site: Loopback,
  options: MapOptions = {},
): Promise<MapResult & { paths: string[] }> {
  const budget = { rate: Number.POSITIVE_INFINITY };
  const result = await map(site.url('/'), { ...REACH, cache: new MemorySitemapCache(), budget, ...options });
  return { ...result, paths: result.links.map(({ url }) => url.replace(/^http:\/\/[^/]+/, '')) };
}

/** A name of words, the same for the same number. */
export const slug = (at: number): string => prose(at, 3).replaceAll(' ', '-');
