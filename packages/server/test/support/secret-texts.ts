/** A secret of its own for each place, no part of which stands in another text by chance. */
export function secretOf(place: string): string {
  const letters = 'ZqXwKvJbQyGhWpVxNjRkTzLmPdBc';
  const start = [...place].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return Array.from({ length: 20 }, (_, at) => {
    const number = (start * (at + 3) * 7919 + at * 104_729) % 1_000_003;
    return at % 3 === 2 ? String(number % 10) : letters[number % letters.length];
  }).join('');
}

/** The places whose secrets, or six characters of them in a row, stand in a text, each with what stands around it. */
export function leaks(text: string, secrets: Record<string, string>): string[] {
  return Object.entries(secrets).flatMap(([place, secret]) => {
    const base64 = [0, 1, 2].map((offset) =>
      Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
        .toString('base64')
        .slice(Math.ceil((offset * 8) / 6), Math.floor(((secret.length + offset) * 8) / 6)),
    );
    const parts = [secret, ...base64].flatMap((form) =>
      Array.from({ length: form.length - 5 }, (_, at) => form.slice(at, at + 6)),
    );
    const part = parts.find((one) => text.includes(one));
    const at = part === undefined ? -1 : text.indexOf(part);
    return at === -1 ? [] : [`${place}: …${text.slice(Math.max(0, at - 200), at + 60)}…`];
  });
}

/** Nobody listens there. */
const DEAD = '127.0.0.1:9';
/** An address with a secret, where nobody listens. */
export const url = (place: string, scheme: string, rest = ''): string =>
  `${scheme}://user:${secretOf(place)}@${DEAD}${rest}`;

/** A value with a secret for each option that takes one, of services that are not there. */
export const OPTIONS: Record<string, string> = {
  WEB_DATA_REDIS_URL: url('WEB_DATA_REDIS_URL', 'redis'),
  WEB_DATA_PROXIES: JSON.stringify({ DE: url('WEB_DATA_PROXIES', 'http') }),
  WEB_DATA_SEARCH_URL: url('WEB_DATA_SEARCH_URL', 'http'),
  WEB_DATA_SEARCH_TOKEN: secretOf('WEB_DATA_SEARCH_TOKEN'),
  WEB_DATA_AGENT_MODEL_URL: url('WEB_DATA_AGENT_MODEL_URL', 'http', '/v1'),
  WEB_DATA_AGENT_MODEL_KEY: secretOf('WEB_DATA_AGENT_MODEL_KEY'),
  WEB_DATA_BROWSER_URL: `${url('WEB_DATA_BROWSER_URL', 'ws')}/?token=${secretOf('browser token')}`,
  WEB_DATA_WEBHOOK_SEAL_KEY: Buffer.from(secretOf('WEB_DATA_WEBHOOK_SEAL_KEY').padEnd(32, 'Zq7')).toString(
    'base64',
  ),
  WEB_DATA_CLASSIFIER_URL: url('WEB_DATA_CLASSIFIER_URL', 'http'),
  WEB_DATA_CLASSIFIER_TOKEN: secretOf('WEB_DATA_CLASSIFIER_TOKEN'),
  WEB_DATA_OPENID_ISSUER: `http://${DEAD}/`,
  WEB_DATA_OPENID_CLIENT_ID: 'web-data',
  WEB_DATA_OPENID_CLIENT_SECRET: secretOf('WEB_DATA_OPENID_CLIENT_SECRET'),
  WEB_DATA_OPENID_TEAMS: JSON.stringify({ team_none: { viewer: ['@example.com'] } }),
  WEB_DATA_SMTP_URL: url('WEB_DATA_SMTP_URL', 'smtp'),
  WEB_DATA_MAIL_FROM: 'api@example.com',
  WEB_DATA_METRICS_TOKEN: secretOf('WEB_DATA_METRICS_TOKEN'),
};
/** The secret of each option, by its name. */
export const SECRETS: Record<string, string> = Object.fromEntries(
  Object.keys(OPTIONS).map((name) => [name, secretOf(name)]),
);
SECRETS['browser token'] = secretOf('browser token');
