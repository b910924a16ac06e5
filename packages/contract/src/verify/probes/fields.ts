import { isObject, joinPointer, findKeyword } from '@web-data/openapi';
import type { Content, Json, JsonObject, Parameter } from '@web-data/openapi';
import { sample } from '../../values/sample.ts';
import { encodeBody } from '../../http/encode-body.ts';
import { formFields, type FormField } from '../../http/form-fields.ts';
import { mayBeEmpty } from '../../observe/styled-fields.ts';
import type { Operation } from '../../openapi/operation.ts';
import { expectRejection } from '../../semantics/errors.ts';
import { toTrial, toUntestedTrial, type Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { textCandidates, whyUnwritten } from './parameters.ts';
import { expectBodyRejection } from './values.ts';

/** Media type of URL-encoded forms. */
export const FORM = 'application/x-www-form-urlencoded';

/** Returns trials for both sides of the schema of every field of a URL-encoded form, and without required fields. */
export function fieldTrials(session: Session, operation: Operation): Trial[] {
  const { encoded } = session.base(operation);
  if (typeof encoded !== 'object' || encoded.type !== FORM || !isObject(encoded.value)) return [];
  const { content, value } = encoded;
  const fields = formFields(content);
  return [
    ...fields.flatMap((field) =>
      field.required ? leftOut(session, operation, content, value, field).map(toTrial) : [],
    ),
    ...fields.flatMap((field) => {
      const current = value[field.name] ?? sample(field.schema, session.sampling);
      const reason = field.style && whyUnwritten(session, field.style, current, `the field ${field.name}`);
      if (reason !== undefined) return [notTried(operation, field, reason)];
      return values(session, operation, content, value, field, current).map(toTrial);
    }),
  ];
}

function notTried(operation: Operation, { name, pointer }: FormField, reason: string): Trial {
  const expectation = { outcome: 'answered', pointer } as const;
  return toUntestedTrial({ name, phase: 'values', operation, input: {}, expectation }, reason);
}

function values(
  session: Session,
  operation: Operation,
  content: Content,
  value: JsonObject,
  field: FormField,
  current: Json,
): Probe[] {
  const { name } = field;
  return textCandidates(session, asParameter(field, content), current).flatMap(({ candidate, sent }) =>
    probe(operation, `${name} ${candidate.label}`, content, { ...value, [name]: sent }, () => {
      const { pointer } = candidate;
      if (candidate.unusual) return { outcome: 'answered', pointer };
      if (candidate.intent === 'valid') return { outcome: 'accepted', pointer };
      return expectRejection(session.document, operation, pointer, {
        names: { in: 'body', at: joinPointer('', name), also: [] },
        errorName: candidate.errorName,
      });
    }),
  );
}

function leftOut(
  session: Session,
  operation: Operation,
  content: Content,
  value: JsonObject,
  { name, style }: FormField,
): Probe[] {
  const { [name]: _left, ...others } = value;
  const pointer = (content.schema && findKeyword(content.schema, 'required')?.pointer) ?? content.pointer;
  if (style && mayBeEmpty(session.document.schemas, style)) return [];
  return probe(operation, `without ${name}`, content, others, () =>
    expectBodyRejection(session, operation, pointer),
  );
}

/** A field is read as a query parameter of the same name is (OpenAPI 3.1, 4.8.14.3 and 4.8.15.1.2). */
function asParameter({ name, schema, style }: FormField, { node, pointer }: Content): Parameter {
  return {
    name,
    in: 'query',
    required: false,
    style: style?.style ?? 'form',
    explode: style?.explode ?? true,
    allowReserved: false,
    content: undefined,
    schema,
    examples: [],
    object: { name, in: 'query' },
    node,
    pointer,
  };
}

function probe(
  operation: Operation,
  name: string,
  content: Content,
  value: Json,
  expectation: () => Probe['expectation'],
): Probe[] {
  const body = encodeBody(content, value);
  if (body === undefined) return [];
  const input = { rawBody: body.text, contentType: body.type };
  return [{ name, phase: 'values', operation, input, expectation: expectation() }];
}
