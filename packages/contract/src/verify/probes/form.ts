import { asObject, isObject, type Content } from '@web-data/openapi';
import type { EncodedBody } from '../../http/encode-body.ts';
import { formFields, isSpreadOut, type FormField } from '../../http/form-fields.ts';
import { toParts, writeForm, type WrittenPart } from '../../http/write-form.ts';
import { documents } from '../../semantics/response-for.ts';
import { mayBeEmpty } from '../../observe/styled-fields.ts';
import type { Operation } from '../../openapi/operation.ts';
import { listErrors } from '../../semantics/errors.ts';
import { toTrial, type Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { expectBodyRejection } from './values.ts';

/** Maximum size, in bytes, of a file sent to exceed a limit. */
const LONGEST = 64 * 1024 * 1024;

/**
 * Returns trials of a multipart form with one violation: in its parts, their names, media types and sizes, or its end.
 */
export function formTrials(session: Session, operation: Operation): Trial[] {
  const { encoded } = session.base(operation);
  if (typeof encoded !== 'object' || !encoded.form) return [];
  const { content, parts } = encoded.form;
  const probes = [
    ...formFields(content).flatMap((field) =>
      isSpreadOut(field)
        ? membersLeftOut(session, operation, field, encoded)
        : fieldProbes(session, operation, field, parts),
    ),
    probe(
      session,
      operation,
      'a form without its end',
      content,
      writeForm(parts).replace(/--\r\n$/u, '\r\n'),
    ),
    probe(session, operation, 'a form of nothing but text', content, 'no parts'),
  ];
  return probes.map(toTrial);
}

/** A media type that no operation takes. */
const OTHER = 'application/x-unheard-of';

function fieldProbes(
  session: Session,
  operation: Operation,
  field: FormField,
  parts: readonly WrittenPart[],
): Probe[] {
  const { name, required, types, kind, maxBytes, pointer } = field;
  const own =
    parts.find((part) => part.name === name) ?? (kind === 'json' ? { name, text: '{}' } : undefined);
  const others = parts.filter((part) => part.name !== name);
  const at = { pointer };
  const send = (title: string, part?: WrittenPart, target = at): Probe =>
    probe(session, operation, `/${name} ${title}`, target, writeForm(part ? [...others, part] : others));
  const isBounded = maxBytes !== undefined && maxBytes < LONGEST;
  return [
    ...(required ? [send('left out')] : []),
    ...(required && own ? [send('under another name', { ...own, name: `${name}-x` })] : []),
    ...(own && types.length > 0 && !types.includes('*/*')
      ? [orUnsupported(session, operation, send('of another media type', { ...own, type: OTHER }))]
      : []),
    ...(own && kind === 'json' ? [send('that is no JSON', { ...own, text: '{"a":' })] : []),
    ...(own && isBounded ? [tooLong(session, operation, field, [...others, own], maxBytes)] : []),
  ];
}

/** Omits all members of a field whose members are separate parts, unless the field may be empty. */
function membersLeftOut(
  session: Session,
  operation: Operation,
  { name, required, style, pointer }: FormField,
  { value, content }: EncodedBody,
): Probe[] {
  const isThere = isObject(value) && Object.keys(asObject(value[name])).length > 0;
  if (!required || !isThere || (style && mayBeEmpty(session.document.schemas, style))) return [];
  const { [name]: _left, ...others } = value;
  const rawBody = writeForm(toParts(others, content));
  return [probe(session, operation, `/${name} left out`, { pointer }, rawBody)];
}

function tooLong(
  session: Session,
  operation: Operation,
  { name, pointer }: FormField,
  parts: readonly WrittenPart[],
  maxBytes: number,
): Probe {
  const text = 'x'.repeat(maxBytes + 1);
  const rawBody = writeForm(parts.map((part) => (part.name === name ? { ...part, text } : part)));
  const long = probe(session, operation, `/${name} a byte too long`, { pointer }, rawBody);
  if (!documents(operation, 413)) return long;
  const errors = listErrors(session.document, operation).filter(({ status }) => status === 413);
  return { ...long, expectation: { outcome: 'rejected', pointer, errors, statuses: [413] } };
}

/** A body with a part in an unsupported media type may be rejected with 415 as well (RFC 9110, section 15.5.16). */
function orUnsupported({ document }: Session, operation: Operation, one: Probe): Probe {
  const { expectation } = one;
  // Any 4xx is already expected.
  if (expectation.outcome !== 'rejected' || expectation.statuses.length === 0) return one;
  const own = listErrors(document, operation).filter(({ status }) => status === 415);
  const errors = expectation.errors.length === 0 ? [] : [...expectation.errors, ...own];
  return { ...one, expectation: { ...expectation, errors, statuses: [...expectation.statuses, 415] } };
}

function probe(
  session: Session,
  operation: Operation,
  name: string,
  { pointer }: Pick<Content, 'pointer'>,
  rawBody: string,
): Probe {
  const expectation = expectBodyRejection(session, operation, pointer);
  return { name, phase: 'body', operation, input: { rawBody }, expectation };
}
