import type { Rejected } from '../../semantics/expectation.ts';
import { extractSecret } from '../../http/request-secret.ts';
import type { Operation, SecurityScheme } from '../../openapi/operation.ts';
import {
  findAlternative,
  carryAll,
  getSecret,
  formatCredential,
  type Carried,
  type Credential,
} from '../../semantics/credential.ts';
import { documents } from '../../semantics/response-for.ts';
import { listErrors } from '../../semantics/errors.ts';
import type { RequestInput } from '../input.ts';
import { toTrial, type Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial } from '../trial.ts';
import { listInvalidCredentials } from './invalid-credentials.ts';

type Schemes = readonly SecurityScheme[];

/** Returns trials of all invalid credentials of an operation, and of its valid alternatives. */
export function authenticationTrials(session: Session, operation: Operation): Trial[] {
  const { optional, alternatives } = operation.security;
  const sets = alternatives.filter((set) => set.length > 0);
  if (sets.length === 0) return [];
  if (optional) return [accepted(operation, 'no credential', carryAll([]))];
  // A client certificate of the connection is valid for every request.
  if (sets.length < alternatives.length) return [];
  const valid = session.fixtures.credentials['valid'];
  return [
    ...invalidCredentialTrials(session, operation, sets, valid),
    ...(session.strict ? inLowerCase(operation, valid) : []),
    ...furtherSets(operation, sets, valid),
    revoked(session, operation),
  ];
}

/** Makes one scheme of each set invalid at a time, while the others stay valid. */
function invalidCredentialTrials(
  session: Session,
  operation: Operation,
  sets: readonly Schemes[],
  valid: Credential | undefined,
): Trial[] {
  const expectation = expectUnauthorized(session, operation);
  return sets.flatMap((set, index) =>
    set.flatMap((scheme, position) => {
      const beside = set.filter((one) => one !== scheme);
      if (beside.some((one) => getSecret(one, valid) === undefined)) return [];
      const isFirst = index === 0 && position === 0;
      return listInvalidCredentials(scheme, getSecret(scheme, valid), session.secrets)
        .filter(([, text]) => isFirst || text !== null || beside.length > 0)
        .flatMap(([name, text]) => {
          const wrong = text === null ? [] : [[scheme, text] as const];
          const carried = carryAll([...rightOf(beside, valid), ...wrong]);
          if (letsIn(sets, carried, valid)) return [];
          const trial: Probe = {
            name: isFirst ? name : `${name} in ${scheme.name}`,
            phase: 'authentication',
            operation,
            input: { ...asInput(carried), anyResource: true },
            expectation,
          };
          return [onResource(trial)];
        });
    }),
  );
}

/**
 * Whether a credential that is invalid for one scheme is valid for another, as Basic may accept a key as the user name.
 */
function letsIn(
  sets: readonly Schemes[],
  { headers, query }: Carried,
  valid: Credential | undefined,
): boolean {
  const request = { method: 'GET', url: `http://localhost/?${query}`, headers, body: undefined };
  return sets.some((set) =>
    set.every((scheme) => {
      const secret = getSecret(scheme, valid);
      return secret !== undefined && extractSecret(scheme, request) === secret;
    }),
  );
}

/** Names of HTTP schemes are case-insensitive (RFC 9110, section 11.1). */
function inLowerCase(operation: Operation, valid: Credential | undefined): Trial[] {
  const set = findAlternative(operation, valid) ?? [];
  if (!operation.safe || !set.some(isNamed)) return [];
  const credentials = rightOf(set, valid).map(
    ([scheme, text]) =>
      [scheme, isNamed(scheme) ? text.replace(/^\S+/u, (name) => name.toLowerCase()) : text] as const,
  );
  return [accepted(operation, 'the scheme in lower case', carryAll(credentials))];
}

function isNamed({ kind }: SecurityScheme): boolean {
  return kind === 'bearer' || kind === 'basic';
}

/** Every further alternative of the credential must be accepted like the first. */
function furtherSets(operation: Operation, sets: readonly Schemes[], valid: Credential | undefined): Trial[] {
  // One secret for all schemes does not imply that each of them accepts it.
  if (typeof valid !== 'object') return [];
  const first = findAlternative(operation, valid);
  return sets
    .filter((set) => set !== first && set.every((scheme) => getSecret(scheme, valid) !== undefined))
    .map((set) =>
      accepted(
        operation,
        `the valid ${set.map(({ name }) => name).join(' and ')}`,
        carryAll(rightOf(set, valid)),
      ),
    );
}

function rightOf(set: Schemes, valid: Credential | undefined): (readonly [SecurityScheme, string])[] {
  return set.map((scheme) => [scheme, formatCredential(scheme, getSecret(scheme, valid) ?? '')] as const);
}

function asInput({ headers, query }: Carried): RequestInput {
  return { credential: '(none)', headers, query };
}

/** Required resources are created with the credential of the run. */
function accepted(operation: Operation, name: string, carried: Carried): Trial {
  const probe: Probe = {
    name,
    phase: 'authentication',
    operation,
    input: asInput(carried),
    expectation: { outcome: 'accepted', pointer: operation.security.pointer },
  };
  return {
    ...toTrial(probe),
    async run(session) {
      const parameters = await session.resources.obtain(operation, operation.safe ? {} : { fresh: true });
      if (typeof parameters === 'string') return notTested(parameters);
      return toTrial({ ...probe, input: { ...probe.input, parameters } }).run(session);
    },
  };
}

function revoked(session: Session, operation: Operation): Trial {
  const trial = onResource({
    name: 'a revoked credential',
    phase: 'authentication',
    operation,
    input: { credential: 'revoked', anyResource: true },
    expectation: expectUnauthorized(session, operation),
  });
  if (session.fixtures.credentials['revoked'] !== undefined) return trial;
  return { ...trial, run: () => Promise.resolve(notTested('the fixtures have no credentials.revoked')) };
}

/**
 * A service may look for the resource before it looks at the credential (404). Only a resource that exists shows
 * whether it lets anybody in.
 */
function onResource(probe: Probe): Trial {
  const { operation, input } = probe;
  const trial = toTrial(probe);
  if (!operation.path.includes('{')) return trial;
  const { anyResource: _any, ...others } = input;
  return {
    ...trial,
    run: async (session) => {
      const conclusion = await trial.run(session);
      const isMissing = conclusion.outcome === 'failed' && conclusion.exchange?.response?.status === 404;
      if (!isMissing || !documents(operation, 404)) return conclusion;
      // The valid credential finds or creates it.
      const path = await session.resources.obtain(operation, {});
      if (typeof path === 'string')
        return notTested(
          `an id that names nothing is answered with 404 before the credential is checked; ${path}`,
        );
      return toTrial({ ...probe, input: { ...others, parameters: path } }).run(session);
    },
  };
}

/** Expects the rejection of a request without a valid credential: with 403 only where 401 is not documented. */
export function expectUnauthorized(session: Session, operation: Operation): Rejected {
  const errors = listErrors(session.document, operation).filter(({ status }) => status === 401);
  return {
    outcome: 'rejected',
    pointer: operation.security.pointer,
    statuses: !documents(operation, 401) && documents(operation, 403) ? [401, 403] : [401],
    errors,
    authentication: true,
  };
}
