import { canonicalText, joinPointer, splitPointer, valueAt, listBranches } from '@web-data/openapi';
import type { Json, Node } from '@web-data/openapi';
import { brokenKeywords } from '../../values/broken-keywords.ts';
import type { Candidate } from '../../values/candidate.ts';
import { candidates } from '../../values/candidates.ts';
import { memberSchema } from '../../openapi/value-schemas.ts';
import type { Expectation, RequestLocation } from '../../semantics/expectation.ts';
import type { Operation } from '../../openapi/operation.ts';
import {
  anyValidationErrors,
  listInvalidStatuses,
  expectRejection,
  listStatuses,
} from '../../semantics/errors.ts';
import { findExcuse } from '../excuse.ts';
import type { Probe } from '../probe.ts';
import type { Session } from '../session.ts';

/** Returns probes for both sides of every keyword of a JSON request body; a validator confirms each candidate. */
export function valueProbes(session: Session, operation: Operation): Probe[] {
  const { body, content } = session.base(operation);
  const schema = content?.schema;
  if (body === undefined || schema === undefined) return [];
  const seen = new Set([canonicalText(body)]);
  return candidates(schema, body, session.sampling)
    .filter((candidate) => isVerified(session, schema, candidate, seen))
    .map((candidate) => toProbe(session, operation, schema, candidate));
}

function isVerified(session: Session, schema: Node, candidate: Candidate, seen: Set<string>): boolean {
  if (candidate.value === undefined) return false;
  const key = canonicalText(candidate.value);
  if (seen.has(key)) return false;
  const { schemas } = session.document;
  const isSo = candidate.intent === 'valid' ? schemas.accepts : schemas.rejects;
  if (!isSo.call(schemas, schema, candidate.value)) return false;
  seen.add(key);
  return true;
}

function toProbe(session: Session, operation: Operation, schema: Node, candidate: Candidate): Probe {
  const changed = valueAt(candidate.value, candidate.at);
  const excuse = findExcuse(session.document, schema, candidate);
  return {
    name: `${candidate.at || 'body'} ${candidate.label}`,
    phase: 'values',
    operation,
    input: { body: candidate.value as Json },
    expectation: expectationOf(session, operation, schema, candidate),
    ...(excuse && { excuse }),
    ...(typeof changed === 'number' && { number: changed }),
    ...(isNamedInPath(operation, candidate) && { opaque: true as const }),
    ...(isPlainForm(candidate, changed) && { group: `${operation.id} ${candidate.at}` }),
  };
}

/** The body of a PUT may have to repeat the name in its path. */
function isNamedInPath({ method, path }: Operation, { at }: Candidate): boolean {
  return method === 'put' && path.endsWith(`/{${splitPointer(at).at(-1) ?? ''}}`);
}

/** An enum, a boolean or a number may select a policy that rejects the request; a length or a count does not. */
function isPlainForm({ keyword }: Candidate, changed: Json | undefined): boolean {
  if (keyword === 'enum' || keyword === 'const') return false;
  return typeof changed !== 'number' && typeof changed !== 'boolean';
}

function expectationOf(
  session: Session,
  operation: Operation,
  schema: Node,
  candidate: Candidate,
): Expectation {
  const { pointer } = candidate;
  if (candidate.unusual) return { outcome: 'answered', pointer };
  if (candidate.intent === 'valid') return { outcome: 'accepted', pointer };
  if (candidate.at === '') return expectBodyRejection(session, operation, pointer);
  return expectRejection(session.document, operation, pointer, {
    names: toLocation(schema, candidate),
    errorName: candidate.errorName,
  });
}

/** Expects the rejection of an invalid body. It may blame any member that the body lacks. */
export function expectBodyRejection(session: Session, operation: Operation, pointer: string): Expectation {
  const errors = anyValidationErrors(session.document, operation);
  const statuses = errors.length > 0 ? listStatuses(errors) : listInvalidStatuses(operation);
  return { outcome: 'rejected', pointer, errors, statuses };
}

function toLocation(schema: Node, candidate: Candidate): RequestLocation {
  const parent = joinPointer('', ...splitPointer(candidate.at).slice(0, -1));
  const parentIsAsGood = candidate.keyword === 'required' || candidate.keyword === 'additionalProperties';
  const keywords = keywordsAt(schema, candidate);
  return {
    in: 'body',
    at: candidate.at,
    also: parentIsAsGood ? [parent] : [],
    ...(keywords && { keywords }),
  };
}

/** The keywords that a detail of the changed location may name. */
function keywordsAt(schema: Node, { at, value, keyword }: Candidate): string[] | undefined {
  const target = splitPointer(at).reduce<Node | undefined>(
    (node, member) => node && memberSchema(node, member),
    schema,
  );
  const changed = valueAt(value, at);
  if (target === undefined || changed === undefined || listBranches(target).length > 0) return undefined;
  return [...brokenKeywords(target, changed), keyword];
}
