import type { Rejected } from '../../judge/expectation.ts';
import type { Operation, SecurityScheme } from '../../openapi/operation.ts';
import { errorsOf } from '../errors-for.ts';
import type { Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial } from '../trial.ts';
import { toTrial } from '../probe.ts';

/** Every way in which a credential can be wrong, on one operation. */
export function authenticationTrials(session: Session, operation: Operation): Trial[] {
  const { schemes, optional } = operation.security;
  const scheme = schemes[0];
  if (scheme === undefined || optional) return [];
  const valid = session.fixtures.credentials['valid'];
  const faults = [...alwaysWrong(scheme), ...(valid === undefined ? [] : nearValid(scheme, valid))];
  return [
    ...faults.map((fault) => toTrial(probeOf(session, operation, scheme, fault))),
    revoked(session, operation),
  ];
}

type Fault = readonly [name: string, header: string | null];

function alwaysWrong(scheme: SecurityScheme): Fault[] {
  const none: Fault[] = [['no credential', null]];
  if (scheme.kind === 'query' || scheme.kind === 'cookie') return none;
  const unknown = 'unknown-credential-0123456789';
  if (scheme.key !== 'authorization') return [...none, ['an unknown credential', unknown]];
  const name = scheme.kind === 'basic' ? 'Basic' : 'Bearer';
  const other = scheme.kind === 'basic' ? 'Bearer' : 'Basic';
  return [
    ...none,
    ['an empty header', ''],
    ['the scheme alone', name],
    ['an unknown credential', `${name} ${unknown}`],
    ['a single character', `${name} x`],
    ['quotes and brackets', `${name} '"(){}[]`],
    ['a very long credential', `${name} ${'x'.repeat(4000)}`],
    ['another scheme', `${other} dW5rbm93bjp1bmtub3du`],
    ['`undefined` as credential', `${name} undefined`],
    ['`null` as credential', `${name} null`],
  ];
}

function nearValid(scheme: SecurityScheme, valid: string): Fault[] {
  if (scheme.kind !== 'bearer') return [];
  const swapped = valid.replace(/[a-z]/iu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  const faults: Fault[] = [
    ['the valid credential without its scheme', valid],
    ['the valid credential under another scheme', `Basic ${valid}`],
    ['the valid credential under an unknown scheme', `Token ${valid}`],
    ['the valid credential as user name of Basic', `Basic ${base64(`${valid}:`)}`],
    ['the valid credential as password of Basic', `Basic ${base64(`:${valid}`)}`],
    ['the valid credential and a further word', `Bearer ${valid} more`],
    ['the valid credential first in a list', `Bearer ${valid}, Bearer unknown`],
    ['the valid credential second in a list', `Bearer unknown, Bearer ${valid}`],
    ['the valid credential less its last character', `Bearer ${valid.slice(0, -1)}`],
    ['the valid credential and one character more', `Bearer ${valid}0`],
    [
      'the valid credential with its last character changed',
      `Bearer ${valid.slice(0, -1)}${valid.endsWith('0') ? '1' : '0'}`,
    ],
  ];
  return swapped === valid
    ? faults
    : [...faults, ['the valid credential in other letter case', `Bearer ${swapped}`]];
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

function probeOf(
  session: Session,
  operation: Operation,
  scheme: SecurityScheme,
  [name, header]: Fault,
): Probe {
  return {
    name,
    phase: 'authentication',
    operation,
    input: {
      credential: '(none)',
      anyResource: true,
      headers: header === null ? {} : { [scheme.key.toLowerCase()]: header },
    },
    expectation: unauthorized(session, operation),
  };
}

function revoked(session: Session, operation: Operation): Trial {
  const trial = toTrial({
    name: 'a revoked credential',
    phase: 'authentication',
    operation,
    input: { credential: 'revoked', anyResource: true },
    expectation: unauthorized(session, operation),
  });
  if (session.fixtures.credentials['revoked'] !== undefined) return trial;
  return { ...trial, run: () => Promise.resolve(notTested('the fixtures have no credentials.revoked')) };
}

/** The refusal of a caller who cannot be told. */
export function unauthorized(session: Session, operation: Operation): Rejected {
  const errors = errorsOf(session.document, operation).filter(({ status }) => status === 401);
  return {
    outcome: 'rejected',
    pointer: operation.security.pointer,
    statuses: [401],
    errors,
    authentication: true,
  };
}
