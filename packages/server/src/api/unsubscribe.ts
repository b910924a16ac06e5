import { escapeHtml } from '@web-data/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiemLog } from '../accounts/audit/siem.ts';
import { BUDGET_MAIL } from '../accounts/budgets/alert-email.ts';
import { getNetwork } from '../accounts/limits/network.ts';
import type { RateLimits } from '../accounts/limits/rate-limits.ts';
import { findSubscription, unsubscribe, UNSUBSCRIBE_PATH } from '../platform/mail/subscriptions.ts';
import type { Store } from '../platform/store/store.ts';
import type { MailSubscriptionRow } from '../platform/store/tables/mail.ts';

export interface UnsubscribeServices {
  store: Store;
  rateLimits: RateLimits;
  siem: SiemLog;
}

/** Requests with unknown tokens a minute of one network. Those of emails have no limit: mail services send many. */
const UNKNOWN_PER_MINUTE = 300;
/** Max bytes of a body, which says nothing that the link does not. */
const MAX_BODY_BYTES = 16_384;

const UNKNOWN = '<p>This link is not valid. Emails whose monitor was deleted are not sent any more.</p>';

/** The page has no script, and leads nowhere but to this server. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/**
 * Ends subscriptions of emails by their links, without a sign-in. A POST unsubscribes (RFC 8058); a GET shows a button
 * and changes nothing, because mail scanners follow links. The requests are not logged, as their path has the token.
 */
export async function addUnsubscribe(app: FastifyInstance, services: UnsubscribeServices): Promise<void> {
  const { store, rateLimits, siem } = services;
  await app.register(async (scope) => {
    // The body of RFC 8058 is a form in one of two media types. The token says it all, so any body will do.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
    const route = `${UNSUBSCRIBE_PATH}:token`;
    const options = { logLevel: 'silent', bodyLimit: MAX_BODY_BYTES } as const;
    scope.get<{ Params: { token: string } }>(route, options, async (request, reply) => {
      const found = await findSubscription(store.db, request.params.token);
      if (found === undefined) return sendUnknown(rateLimits, request, reply);
      const which = await describe(store, found);
      if (found.ended_at !== null) return send(reply, 200, ended(which));
      return send(
        reply,
        200,
        `<p>Stop ${which}?</p>\n<form method="post"><button name="List-Unsubscribe" value="One-Click">Unsubscribe</button></form>`,
      );
    });
    scope.post<{ Params: { token: string } }>(route, options, async (request, reply) => {
      const outcome = await unsubscribe(store, request.params.token);
      if (outcome === undefined) return sendUnknown(rateLimits, request, reply);
      const { subscription, hasEnded } = outcome;
      const { team_id: teamId, kind, subject_id: subjectId, id: subscriptionId } = subscription;
      if (hasEnded) siem.report({ event: 'mail.unsubscribed', teamId, kind, subjectId, subscriptionId });
      return send(reply, 200, ended(await describe(store, subscription)));
    });
  });
}

/** Rejects an unknown token; one of too many from a network with 429. */
async function sendUnknown(
  rateLimits: RateLimits,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { allowed, resetMs } = await rateLimits.consume(
    `unsubscribe:${getNetwork(request.ip)}`,
    UNKNOWN_PER_MINUTE,
  );
  if (allowed) return send(reply, 404, UNKNOWN);
  const seconds = Math.max(1, Math.ceil(resetMs / 1000));
  reply.header('retry-after', String(seconds));
  return send(reply, 429, `<p>Too many requests. Try again in ${seconds} seconds.</p>`);
}

/** Describes the emails of a subscription, as HTML. */
async function describe(
  { db }: Store,
  { kind, subject_id: id, recipient }: MailSubscriptionRow,
): Promise<string> {
  const subject =
    kind === BUDGET_MAIL
      ? db.selectFrom('team').select('name').where('id', '=', id)
      : db.selectFrom('monitor').select('name').where('id', '=', id);
  const { name = '' } = (await subject.executeTakeFirst()) ?? {};
  const about = kind === BUDGET_MAIL ? 'the budget of the team' : 'the monitor';
  return `emails about ${about} “${escapeHtml(name)}” to ${escapeHtml(recipient)}`;
}

function ended(which: string): string {
  return `<p>You are unsubscribed: there are no more ${which}.</p>\n<p>In the dashboard, you alone can turn them on again.</p>`;
}

function send(reply: FastifyReply, status: number, content: string): FastifyReply {
  const style = 'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}';
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Unsubscribe</title>
<style>:root{color-scheme:light dark}${style}button{font:inherit;padding:.5rem 1rem}</style>
<main>
<h1>Emails of the Web Data API</h1>
${content}
</main>
</html>
`;
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}
