import { canonicalText, type Content, type Node } from '@web-data/openapi';
import type { Candidate } from '../../generate/candidate.ts';
import { candidates } from '../../generate/candidates.ts';
import type { Expectation } from '../../judge/expectation.ts';
import { documents } from '../../judge/response-for.ts';
import { parseMediaType } from '../../openapi/media-type.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import { expectBodyRejection } from './values.ts';

/** A text as the body of an operation, and what describes it. */
interface TextBody {
  readonly content: Content;
  readonly value: string;
}

/** The plain text that an operation takes in its basic request; `undefined` where it takes something else. */
export function textBody(session: Session, operation: Operation): TextBody | undefined {
  const { encoded } = session.base(operation);
  if (typeof encoded !== 'object' || typeof encoded.value !== 'string') return undefined;
  const { content, value } = encoded;
  return parseMediaType(content.type) === 'text/plain' ? { content, value } : undefined;
}

/** Every keyword of the schema of a text from both sides, each candidate proved by the validator first. */
export function textProbes(session: Session, operation: Operation, { content, value }: TextBody): Probe[] {
  const { schema } = content;
  if (schema === undefined) return [];
  const seen = new Set([canonicalText(value)]);
  return candidates(schema, value, session.sampling).flatMap((candidate) => {
    const text = candidate.value;
    if (typeof text !== 'string' || seen.has(canonicalText(text))) return [];
    if (!isSent(text, operation, candidate) || !isVerified(session, schema, text, candidate)) return [];
    seen.add(canonicalText(text));
    return [toProbe(session, operation, content, text, candidate)];
  });
}

/** An empty text that is right is no body at all, as is one that is wrong where none is needed; half a pair is no UTF-8. */
function isSent(text: string, { body }: Operation, { intent }: Candidate): boolean {
  if (text === '') return intent === 'invalid' && body?.required === true;
  return !/\p{Surrogate}/u.test(text);
}

/** White space around a text may be taken off before it is looked at. */
function isVerified({ document }: Session, schema: Node, text: string, { intent }: Candidate): boolean {
  const { schemas } = document;
  if (intent === 'valid') return schemas.accepts(schema, text);
  return schemas.rejects(schema, text) && schemas.rejects(schema, text.trim());
}

function toProbe(
  session: Session,
  operation: Operation,
  { type }: Content,
  text: string,
  candidate: Candidate,
): Probe {
  // Beyond ASCII a text says how it is encoded (RFC 6657, section 4).
  const contentType = /^\p{ASCII}*$/u.test(text) ? type : `${parseMediaType(type)}; charset=utf-8`;
  return {
    name: `body ${candidate.label}`,
    phase: 'values',
    operation,
    input: { rawBody: text, contentType },
    expectation: expectationOf(session, operation, candidate),
  };
}

/** A text that is too long may be refused as too large. */
function expectationOf(session: Session, operation: Operation, candidate: Candidate): Expectation {
  const { pointer, keyword } = candidate;
  if (candidate.unusual) return { outcome: 'answered', pointer };
  if (candidate.intent === 'valid') return { outcome: 'accepted', pointer };
  const rejection = expectBodyRejection(session, operation, pointer);
  if (rejection.outcome !== 'rejected' || rejection.statuses.length === 0) return rejection;
  if (keyword !== 'maxLength' || !documents(operation, 413)) return rejection;
  return { ...rejection, errors: [], statuses: [...rejection.statuses, 413] };
}
