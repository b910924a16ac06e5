import type { HttpResponse } from '../http/exchange.ts';
import { parseBody } from '../http/parse-body.ts';
import { isSecretName, type Secrets } from '../http/secrets.ts';

/** Shorter values in responses are seldom secrets that the service issued. */
const LEAST_ISSUED = 12;

/** Adds the secrets that a response issues, such as an access token. */
export function addIssued(secrets: Secrets, response: HttpResponse): void {
  if (/token|secret|passw|key|jwt|session/iu.test(response.body))
    secrets.addMembers(parseBody(response), LEAST_ISSUED);
  const { location } = response.headers;
  if (location !== undefined) secrets.addUrl(location);
  for (const [name, value] of Object.entries(response.headers))
    if (value.length >= LEAST_ISSUED && isSecretName(name) && name !== 'set-cookie') secrets.addHeader(value);
  for (const cookie of response.cookies ?? []) {
    const value = /^[^=]*=([^;]*)/u.exec(cookie)?.[1] ?? '';
    if (value.length >= LEAST_ISSUED) secrets.add(value);
  }
}
