import type { FastifyInstance } from 'fastify';
import { PICTURES_PATH } from '../capabilities/pages/pictures.ts';
import type { Pictures } from '../capabilities/pages/pictures.ts';

/** Serves `GET /pictures/{id}`: a screenshot or a PDF of a page, to anyone who has its URL; 404 after a day. */
export function addPictures(app: FastifyInstance, pictures: Pictures): void {
  // Not logged: a log line with the URL would give access to the picture.
  const quiet = { logLevel: 'silent' as const };
  app.get<{ Params: { id: string } }>(`${PICTURES_PATH}:id`, quiet, async ({ params }, reply) => {
    const picture = await pictures.get(params.id);
    if (picture === undefined) return reply.callNotFound();
    const seconds = Math.max(0, Math.floor((picture.expiresAt - Date.now()) / 1000));
    return reply
      .type(picture.type)
      .headers({
        'cache-control': `private, max-age=${seconds}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .send(picture.bytes);
  });
}
