import type { SecurityScheme } from '../../openapi/operation.ts';
import type { Secrets } from '../../http/secrets.ts';
import { formatCredential } from '../../semantics/credential.ts';

/** A credential that must be rejected: its value at the location of the scheme; `null` for none. */
export type InvalidCredential = readonly [name: string, text: string | null];

/** Returns every kind of invalid credential of a scheme; a valid secret adds further kinds. */
export function listInvalidCredentials(
  scheme: SecurityScheme,
  valid: string | undefined,
  secrets: Secrets,
): InvalidCredential[] {
  return [...alwaysWrong(scheme), ...(valid === undefined ? [] : nearValid(scheme, valid, secrets))];
}

const UNKNOWN = 'unknown-credential-0123456789';

function alwaysWrong(scheme: SecurityScheme): InvalidCredential[] {
  const none: InvalidCredential[] = [['no credential', null]];
  if (scheme.kind !== 'bearer' && scheme.kind !== 'basic')
    return [...none, ['an unknown credential', UNKNOWN]];
  const name = scheme.kind === 'basic' ? 'Basic' : 'Bearer';
  const other = scheme.kind === 'basic' ? 'Bearer' : 'Basic';
  return [
    ...none,
    ['an empty header', ''],
    ['the scheme alone', name],
    ['an unknown credential', `${name} ${UNKNOWN}`],
    ['a single character', `${name} x`],
    ['quotes and brackets', `${name} '"(){}[]`],
    ['a very long credential', `${name} ${'x'.repeat(4000)}`],
    ['another scheme', `${other} dW5rbm93bjp1bmtub3du`],
    ['`undefined` as credential', `${name} undefined`],
    ['`null` as credential', `${name} null`],
  ];
}

function nearValid(scheme: SecurityScheme, valid: string, secrets: Secrets): InvalidCredential[] {
  if (scheme.kind !== 'bearer')
    return nearSecrets(valid, secrets).map(([name, text]) => [name, formatCredential(scheme, text)]);
  const credentials: InvalidCredential[] = [
    ['the valid credential without its scheme', valid],
    ['the valid credential under another scheme', `Basic ${valid}`],
    ['the valid credential under an unknown scheme', `Token ${valid}`],
    ['the valid credential as user name of Basic', `Basic ${base64(`${valid}:`)}`],
    ['the valid credential as password of Basic', `Basic ${base64(`:${valid}`)}`],
    ['the valid credential and a further word', `Bearer ${valid} more`],
    ['the valid credential first in a list', `Bearer ${valid}, Bearer unknown`],
    ['the valid credential second in a list', `Bearer unknown, Bearer ${valid}`],
  ];
  return [
    ...credentials,
    ...nearSecrets(valid, secrets).map(([name, text]): InvalidCredential => [name, `Bearer ${text}`]),
  ];
}

/** Secrets that differ from the valid one by a character: they reveal as much, and are masked, too. */
function nearSecrets(valid: string, secrets: Secrets): [name: string, secret: string][] {
  // A key may begin with a scheme, whose name is case-insensitive (RFC 9110, section 11.1).
  const [scheme = ''] = /^[a-z]+ +(?=\S)/iu.exec(valid) ?? [];
  const swapped = valid
    .slice(scheme.length)
    .replace(/[a-z]/iu, (character) =>
      character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase(),
    );
  const near: [string, string][] = [
    ['the valid credential less its last character', valid.slice(0, -1)],
    ['the valid credential and one character more', `${valid}0`],
    ['the valid credential with one character changed', changed(valid)],
  ];
  const complete = `${scheme}${swapped}`;
  if (complete !== valid) near.push(['the valid credential in other letter case', complete]);
  for (const [, secret] of near) secrets.addCredential(secret);
  return near;
}

/**
 * Changes the last character, or the first one of the last part of a base64url token, because the bits of its last
 * character are not all significant.
 */
function changed(secret: string): string {
  const at = /^(?:[\w-]+\.){2,}[\w-]{2,}$/u.test(secret) ? secret.lastIndexOf('.') + 1 : secret.length - 1;
  return `${secret.slice(0, at)}${secret[at] === '0' ? '1' : '0'}${secret.slice(at + 1)}`;
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
