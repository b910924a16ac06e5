import type { Fixtures } from '../fixtures/fixtures.ts';
import type { HttpResponse } from '../http/exchange.ts';
import { isSecretHeader, isSecretName, Secrets } from '../http/secrets.ts';
import { parseBody } from '../judge/check-body.ts';
import { listSecrets } from './credential.ts';
import type { VerifyOptions } from './options.ts';

/** Shorter values in the fixtures are ordinary text. */
const LEAST_GIVEN = 6;

/** Shorter values in responses are seldom secrets that the service issued. */
const LEAST_ISSUED = 12;

/** Returns all secrets in the options of a run, which reports must mask. */
export function secretsIn(options: VerifyOptions): Secrets {
  const { fixtures, headers = {}, baseUrl, webhookUrl } = options;
  const secrets = new Secrets();
  const { requests, situations, workflows } = fixtures;
  for (const secret of credentialsIn(fixtures)) secrets.addCredential(secret);
  secrets.add(fixtures.secrets ?? []);
  for (const provided of [headers, ...situations.map((one) => one.headers)])
    for (const [name, value] of Object.entries(provided)) if (isSecretHeader(name)) secrets.addHeader(value);
  for (const url of [baseUrl, webhookUrl, fixtures.site, ...situations.map((one) => one.url)])
    if (url !== undefined) secrets.addUrl(url);
  const members = [requests, situations, workflows.map(({ inputs, inputsOf }) => [inputs, inputsOf])];
  secrets.addMembers(members, LEAST_GIVEN);
  return secrets.keep();
}

/** Returns every secret of every credential of the fixtures. */
export function credentialsIn({ credentials, requests }: Fixtures): string[] {
  const passing = Object.values(requests).flatMap(({ once }) =>
    once.flatMap(({ credential }) => (credential === undefined ? [] : [credential])),
  );
  return [...Object.values(credentials), ...passing].flatMap(listSecrets);
}

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
