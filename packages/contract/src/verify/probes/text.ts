import { canonicalText, type Content, type Node } from '@web-data/openapi';
import type { Candidate } from '../../values/candidate.ts';
import { candidates } from '../../values/candidates.ts';
import type { Expectation } from '../../semantics/expectation.ts';
import { documents } from '../../semantics/response-for.ts';
import { parseMediaType } from '../../openapi/media-type.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import { expectBodyRejection } from './values.ts';

/** A plain-text body of an operation, and its media type object. */
interface TextBody {
  readonly content: Content;
  readonly value: string;
}

/** Returns the plain text of an operation's basic request; `undefined` where it has another media type. */
export function textBody(session: Session, operation: Operation): TextBody | undefined {
  const { encoded } = session.base(operation);
  if (typeof encoded !== 'object' || typeof encoded.value !== 'string') return undefined;
  const { content, value } = encoded;
  return parseMediaType(content.type) === 'text/plain' ? { content, value } : undefined;
}

/** Returns probes for both sides of every keyword of a text's schema; a validator confirms each candidate. */
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

/**
 * An empty text is sent only where it is invalid and a body is required, because otherwise it equals no body; a lone
 * surrogate cannot be encoded in UTF-8.
 */
function isSent(text: string, { body }: Operation, { intent }: Candidate): boolean {
  if (text === '') return intent === 'invalid' && body?.required === true;
  return !/\p{Surrogate}/u.test(text);
}

/** Services may trim white space around a text before they check it. */
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
  // A text beyond ASCII declares its charset (RFC 6657, section 4).
  const contentType = /^\p{ASCII}*$/u.test(text) ? type : `${parseMediaType(type)}; charset=utf-8`;
  return {
    name: `body ${candidate.label}`,
    phase: 'values',
    operation,
    input: { rawBody: text, contentType },
    expectation: expectationOf(session, operation, candidate),
  };
}

/** A text that is too long may be rejected with 413. */
function expectationOf(session: Session, operation: Operation, candidate: Candidate): Expectation {
  const { pointer, keyword } = candidate;
  if (candidate.unusual) return { outcome: 'answered', pointer };
  if (candidate.intent === 'valid') return { outcome: 'accepted', pointer };
  const rejection = expectBodyRejection(session, operation, pointer);
  if (rejection.outcome !== 'rejected' || rejection.statuses.length === 0) return rejection;
  if (keyword !== 'maxLength' || !documents(operation, 413)) return rejection;
  return { ...rejection, errors: [], statuses: [...rejection.statuses, 413] };
}
