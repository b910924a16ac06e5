import { options } from '../config/options.ts';
import { parseUrl } from '../config/option.ts';
import type { Option } from '../config/option.ts';
import { hideUrlSecrets } from '@web-data/net/secrets';
import type { ServerConfig } from '../config/server-config.ts';

/** Min characters of a secret that is redacted. Shorter ones would match too much of the log. */
const LEAST = 6;

/** Names of query parameters that hold secrets. */
const SECRET_NAME = /auth|key|pass|secret|token/i;

/**
 * Creates a function that replaces every secret of the configuration in a text, however it is encoded, and those of all
 * URLs by `[redacted]`.
 */
export function createRedactor(config: Partial<ServerConfig>): (text: string) => string {
  const forms = new Set(listSecrets(config).flatMap(formsOf));
  // Longer forms first, because one may be a prefix of another.
  const known = [...forms].filter((form) => form.length >= LEAST).toSorted((a, b) => b.length - a.length);
  return (text) =>
    hideUrlSecrets(known.reduce((redacted, form) => redacted.replaceAll(form, '[redacted]'), text));
}

/** Returns the values of secret options, and the passwords and secret query parameters of all URLs. */
function listSecrets(config: Partial<ServerConfig>): string[] {
  return Object.entries(config).flatMap(([name, value]) => {
    const { secret = false } =
      (options as unknown as Record<string, Option<unknown> | undefined>)[name] ?? {};
    return listStrings(value).flatMap((text) => {
      const url = /^[a-z][\w+.-]*:\/\//i.test(text) ? parseUrl(text) : undefined;
      if (url === undefined) return secret ? [text].concat(text.split(',')) : [];
      return addressSecrets(url);
    });
  });
}

function addressSecrets({ password, searchParams }: URL): string[] {
  const named = [...searchParams].filter(([name]) => SECRET_NAME.test(name)).map(([, value]) => value);
  return [password, decoded(password)].concat(named);
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

function formsOf(secret: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    // The first and the last characters depend on the neighbouring bytes.
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
  });
  const long = base64.filter((text) => text.length >= LEAST);
  const url = long.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), ...long, ...url];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
