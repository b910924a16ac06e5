import { NO_FIXTURES, type Fixtures } from '../fixtures/fixtures.ts';
import { isSecretHeader, Secrets } from '../http/secrets.ts';
import { listSecrets } from '../semantics/credential.ts';
import type { VerifyOptions } from './options.ts';

/** Shorter values in the fixtures are ordinary text. */
const LEAST_GIVEN = 6;

/** Returns all secrets in the options of a run, which reports must mask. */
export function secretsIn(options: VerifyOptions): Secrets {
  const { fixtures = NO_FIXTURES, headers = {}, baseUrl, webhookUrl } = options;
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
