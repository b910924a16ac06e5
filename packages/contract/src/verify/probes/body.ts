import { isObject, joinPointer, isJsonType, findKeyword, getProperties } from '@web-data/openapi';
import type { Expectation } from '../../semantics/expectation.ts';
import { documents } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import {
  anyValidationErrors,
  listInvalidStatuses,
  listErrors,
  listStatuses,
} from '../../semantics/errors.ts';
import { encodeValidBody } from '../base-request.ts';
import type { RequestInput } from '../input.ts';
import { toTrial, toUntestedTrial, type Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import { notTested, conclude, type Trial } from '../trial.ts';
import { FORM } from './fields.ts';
import { textBody, textProbes } from './text.ts';
import { expectBodyRejection } from './values.ts';

const PATCH = /^application\/(?:merge-patch|json-patch)\+json/iu;
/** Placeholder for a number that JavaScript cannot represent. */
const MARK = 'x-number';
/** Size to try, in bytes, when the fixtures set no limit. */
const LARGE = 24 * 1024 * 1024;

/** Returns trials of the raw body: malformed JSON, content types, no body, a body that is too large. */
export function bodyTrials(session: Session, operation: Operation): Trial[] {
  const content = operation.body?.content.find(({ type }) => isJsonType(type));
  if (operation.body === undefined) return [];
  if (content === undefined) {
    const text = textBody(session, operation);
    const isJudged = ofFields(session, operation) || (text !== undefined && documents(operation, 415));
    const wrong = isJudged ? otherTypes(session, operation) : [];
    const items = text ? textProbes(session, operation, text) : [];
    return [...[...items, ...wrong].map(toTrial), ...alternativeBodyTrials(session, operation)];
  }
  const probes = [
    ...malformed(session, operation),
    ...contentTypes(session, operation),
    ...absent(session, operation),
    ...beyondDoubles(session, operation),
  ];
  const also = alternativeBodyTrials(session, operation);
  return [...probes.map(toTrial), ...also, ...justFits(session, operation), tooLarge(session, operation)];
}

const MALFORMED: readonly [name: string, text: string][] = [
  ['an open brace', '{'],
  ['a cut-off member', '{"url": "http'],
  ['a trailing comma', '{"a": 1,}'],
  ['single quotes', "{'a': 1}"],
  ['a word', 'undefined'],
  ['not a number', '{"a": NaN}'],
  ['two values', '{} {}'],
  ['only white space', '   '],
  ['brackets ten thousand deep', '['.repeat(10_000)],
];

function malformed(session: Session, operation: Operation): Probe[] {
  const pointer = operation.body?.pointer ?? operation.pointer;
  return MALFORMED.map(([name, rawBody]) =>
    probe(
      operation,
      `malformed JSON: ${name}`,
      { rawBody },
      expectBodyRejection(session, operation, pointer),
    ),
  );
}

/** Whether the operation takes a form, so that no other text passes for one. */
function ofFields(session: Session, operation: Operation): boolean {
  const { encoded } = session.base(operation);
  return typeof encoded === 'object' && (encoded.form !== undefined || encoded.type === FORM);
}

/** Tests the other documented media types, each with its own body. */
function alternativeBodyTrials(session: Session, operation: Operation): Trial[] {
  const base = session.base(operation);
  const basic = base.content ?? (typeof base.encoded === 'object' ? base.encoded.content : undefined);
  const others = operation.body?.content.filter((one) => one !== basic) ?? [];
  return others.flatMap((content) => {
    const body = encodeValidBody(operation, content, session);
    if (body === undefined) return [];
    const name = `a body of ${content.type}`;
    const expectation = { outcome: 'accepted', pointer: content.pointer } as const;
    if (typeof body === 'string') return [toUntestedTrial(probe(operation, name, {}, expectation), body)];
    const input = { rawBody: body.text, contentType: body.type };
    return [toTrial(probe(operation, name, input, expectation))];
  });
}

/**
 * Tests media types that the operation does not document. An empty body, such as a form without a field, has no media
 * type to reject.
 */
function otherTypes(session: Session, operation: Operation): Probe[] {
  const { encoded } = session.base(operation);
  if (typeof encoded === 'object' && encoded.text === '') return [];
  const documented = operation.body?.content.map(({ type }) => type) ?? [];
  const pointer = joinPointer(operation.body?.pointer ?? operation.pointer, 'content');
  const wrong = [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'text/html',
    'application/jsonx',
    // A patch differs from the resource that it changes.
    ...(documented.some((type) => PATCH.test(type)) ? ['application/json'] : []),
    ...(session.strict && documents(operation, 415)
      ? ['application/problem+json', 'application/json-seq']
      : []),
  ];
  const others = wrong.filter((type) => !documented.includes(type) && !documented.includes('*/*'));
  return others.map((type) =>
    probe(operation, `content type ${type}`, { contentType: type }, unsupported(session, operation, pointer)),
  );
}

function contentTypes(session: Session, operation: Operation): Probe[] {
  const base = session.base(operation);
  const pointer = joinPointer(operation.body?.pointer ?? operation.pointer, 'content');
  return [
    ...otherTypes(session, operation),
    probe(operation, 'no content type', { contentType: null }, untyped(session, operation, pointer)),
    ...sameTypes(session, base.content?.type ?? 'application/json').map(([name, contentType]) => ({
      ...probe(operation, name, { contentType }, { outcome: 'accepted', pointer }),
      ...(!isUniversal(contentType) && { refusable: 415 }),
    })),
  ];
}

/** Other spellings of a media type, which is case-insensitive (RFC 9110, section 8.3.1). */
function sameTypes(session: Session, type: string): [name: string, contentType: string][] {
  const usual: [string, string] = ['content type with charset', `${type}; charset=utf-8`];
  if (!session.strict) return [usual];
  return [
    usual,
    ['content type in capitals', type.toUpperCase()],
    ['content type with charset in capitals and quotes', `${type} ;charset="UTF-8"`],
  ];
}

/**
 * Whether every service must accept the media type as written. A charset is a parameter of text types, and ignored for
 * `application/json` (RFC 8259, section 11); others, such as `application/vnd.api+json`, may reject it.
 */
function isUniversal(contentType: string): boolean {
  return !/;\s*charset=/iu.test(contentType) || /^(?:text\/|application\/json\s*;)/iu.test(contentType);
}

function unsupported(session: Session, operation: Operation, pointer: string): Expectation {
  const errors = listErrors(session.document, operation).filter(({ status }) => status === 415);
  const statuses = documents(operation, 415) ? [415] : [...listInvalidStatuses(operation), 406, 415];
  return { outcome: 'rejected', pointer, errors, statuses };
}

/** A recipient may guess the type of a body without one (RFC 9110, section 8.3), unless the description says 415. */
function untyped(session: Session, operation: Operation, pointer: string): Expectation {
  return documents(operation, 415)
    ? unsupported(session, operation, pointer)
    : { outcome: 'answered', pointer };
}

function absent(session: Session, operation: Operation): Probe[] {
  if (!operation.body?.required) return [];
  const pointer = joinPointer(operation.body.pointer, 'required');
  const bad = anyValidationErrors(session.document, operation);
  const typeErrors = listErrors(session.document, operation).filter(({ status }) => status === 415);
  const errors = [...bad, ...typeErrors];
  const statuses = errors.length > 0 ? listStatuses(errors) : [...listInvalidStatuses(operation), 415];
  return [
    probe(
      operation,
      'no body',
      { noBody: true, contentType: null },
      { outcome: 'rejected', pointer, errors, statuses },
    ),
    probe(
      operation,
      'an empty body',
      { rawBody: '' },
      {
        outcome: 'rejected',
        pointer,
        errors: bad,
        statuses: bad.length > 0 ? listStatuses(bad) : listInvalidStatuses(operation),
      },
    ),
  ];
}

/** A number too large for a double, which careless parsers read as infinity, beyond any `maximum`. */
function beyondDoubles(session: Session, operation: Operation): Probe[] {
  const { body, content } = session.base(operation);
  if (!isObject(body) || content?.schema === undefined) return [];
  return [...getProperties(content.schema)].flatMap(([name, property]) => {
    const max = findKeyword(property, 'maximum') ?? findKeyword(property, 'exclusiveMaximum');
    if (!max) return [];
    const rawBody = JSON.stringify({ ...body, [name]: MARK }).replace(`"${MARK}"`, '1e400');
    // Some parsers call such a number malformed JSON, so `details` need not name a member.
    const expectation = expectBodyRejection(session, operation, max.pointer);
    return [probe(operation, `/${name} 1e400`, { rawBody }, expectation)];
  });
}

function probe(operation: Operation, name: string, input: RequestInput, expectation: Expectation): Probe {
  return { name, phase: 'body', operation, input, expectation };
}

/** A body of exactly the maximum size; white space after JSON is insignificant. */
function justFits(session: Session, operation: Operation): Trial[] {
  const { maxBodyBytes } = session.fixtures;
  const { body } = session.base(operation);
  if (maxBodyBytes === undefined || body === undefined) return [];
  const text = JSON.stringify(body);
  const rawBody = text + ' '.repeat(Math.max(0, maxBodyBytes - Buffer.byteLength(text)));
  const error = listErrors(session.document, operation).find(({ status }) => status === 413);
  const pointer = error?.pointer ?? operation.body?.pointer ?? operation.pointer;
  const accepted = probe(
    operation,
    'a body as large as may be',
    { rawBody },
    { outcome: 'accepted', pointer },
  );
  return [toTrial(accepted)];
}

/**
 * A body over the limit must be rejected with 413. Without a limit in the fixtures a very large one is sent, whose
 * acceptance is inconclusive.
 */
function tooLarge(session: Session, operation: Operation): Trial {
  const errors = listErrors(session.document, operation).filter(({ status }) => status === 413);
  const pointer = errors[0]?.pointer ?? operation.body?.pointer ?? operation.pointer;
  const known = session.fixtures.maxBodyBytes;
  const expectation: Expectation = { outcome: 'rejected', pointer, errors, statuses: [413] };
  const trial = toTrial(probe(operation, 'a body too large', {}, expectation));
  return {
    ...trial,
    async run(running) {
      if (!documents(operation, 413)) return notTested('the operation documents no 413');
      const request = await running.prepare(operation, {
        rawBody: padded(running, operation, (known ?? LARGE) + 1),
      });
      if (typeof request === 'string') return notTested(request);
      const exchange = await running.sendPatiently(request);
      running.observe(operation, exchange);
      const got = exchange.response?.status;
      if (known === undefined && got !== 413)
        return notTested(
          `the largest body is not known; put maxBodyBytes in the fixtures (${LARGE} bytes: ${got ?? exchange.failure})`,
        );
      return conclude(running.judge(exchange, operation, expectation), exchange);
    },
  };
}

/** The basic body with an unknown member that pads it to this size. */
function padded(session: Session, operation: Operation, bytes: number): string {
  const { body } = session.base(operation);
  const text = JSON.stringify(isObject(body) ? { ...body, 'x-padding': '' } : { 'x-padding': '' });
  return text.replace(
    '"x-padding":""',
    `"x-padding":"${'x'.repeat(Math.max(0, bytes - Buffer.byteLength(text)))}"`,
  );
}
