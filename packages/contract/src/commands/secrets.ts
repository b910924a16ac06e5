import { UsageError } from '@web-data/openapi/command';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { SecurityScheme } from '../openapi/operation.ts';
import type { Credential } from '../semantics/credential.ts';
import { basicHeader } from '../http/user-info.ts';

/** The values of `--key`, `--auth`, `-H` and the address. */
export interface Said {
  readonly key?: readonly string[] | undefined;
  readonly auth?: string | undefined;
  readonly header?: readonly string[] | undefined;
  /** `user:password` of the address: the credential of Basic where an operation uses it, otherwise a header. */
  readonly userInfo?: string | undefined;
}

/** Returns the fixtures with the credential of the command line, and the headers to send with every request. */
export function withSecrets(
  fixtures: Fixtures,
  document: ContractDocument,
  said: Said,
): { fixtures: Fixtures; headers: Readonly<Record<string, string>> } {
  const schemes = schemesOf(document);
  const headers: Record<string, string> = {};
  let credential = fixtures.credentials['valid'];
  const add = (name: string | undefined, secret: string): void => {
    credential = name === undefined ? secret : { ...named(credential, schemes), [name]: secret };
  };
  if (said.userInfo !== undefined) {
    const basic = schemes.find(({ kind }) => kind === 'basic');
    if (basic) add(basic.name, said.userInfo);
    else headers['authorization'] = basicHeader(said.userInfo);
  }
  for (const text of said.key ?? []) {
    const scheme = schemes.find(({ name }) => text.startsWith(`${name}=`));
    if (!scheme) requireNoName(text, schemes);
    add(scheme?.name, scheme ? text.slice(scheme.name.length + 1) : text);
  }
  if (said.auth !== undefined) add(basicOf(schemes, said.auth).name, said.auth);
  for (const text of said.header ?? []) {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/u.exec(text) ?? [];
    if (name === '')
      throw new UsageError(`-H must look like "Name: value"; what was given has no name before a colon.`);
    const scheme = schemes.find(({ kind, key }) => carriedBy(kind, key) === name.toLowerCase());
    const secret = scheme && secretIn(scheme, value);
    if (secret === undefined) headers[name.toLowerCase()] = value;
    else add(scheme?.name, secret);
  }
  const { valid: _before, ...others } = fixtures.credentials;
  return {
    fixtures: {
      ...fixtures,
      credentials: { ...others, ...(credential !== undefined && { valid: credential }) },
    },
    headers,
  };
}

/** A word before `=` names a scheme; `=` at the end of a key is only padding. */
function requireNoName(text: string, schemes: readonly SecurityScheme[]): void {
  const name = /^([A-Za-z][\w.-]*)=[^=]/u.exec(text)?.[1];
  const names = schemes.map((scheme) => `"${scheme.name}"`).join(', ');
  const [first] = schemes;
  if (name === undefined || first === undefined) return;
  throw new UsageError(
    `There is no security scheme "${name}", which --key names; there are: ${names}. A key that holds "=" is given as --key ${first.name}=<key>.`,
  );
}

function schemesOf({ operations }: ContractDocument): SecurityScheme[] {
  const all = operations.flatMap(({ security }) => security.alternatives.flat());
  return [...new Map(all.map((scheme) => [scheme.name, scheme])).values()];
}

/** Converts one secret for all schemes into one for each. */
function named(
  credential: Credential | undefined,
  schemes: readonly SecurityScheme[],
): Record<string, string> {
  if (typeof credential === 'object') return { ...credential };
  return credential === undefined ? {} : Object.fromEntries(schemes.map(({ name }) => [name, credential]));
}

function basicOf(schemes: readonly SecurityScheme[], auth: string): SecurityScheme {
  const found = schemes.find(({ kind }) => kind === 'basic');
  if (!found) throw new UsageError('--auth is for HTTP Basic, which no operation asks for; give --key.');
  if (!auth.includes(':')) throw new UsageError('--auth must look like user:password.');
  return found;
}

/** The header that carries a scheme, in lower case. */
function carriedBy(kind: SecurityScheme['kind'], key: string): string | undefined {
  if (kind === 'bearer' || kind === 'basic') return 'authorization';
  return kind === 'header' ? key.toLowerCase() : undefined;
}

/** The secret that a header carries for a scheme; `undefined` where the header is of another scheme. */
function secretIn({ kind }: SecurityScheme, value: string): string | undefined {
  if (kind === 'bearer') return /^Bearer +(.+)$/iu.exec(value)?.[1];
  if (kind !== 'basic') return value;
  const encoded = /^Basic +(.+)$/iu.exec(value)?.[1];
  return encoded && Buffer.from(encoded, 'base64').toString();
}
