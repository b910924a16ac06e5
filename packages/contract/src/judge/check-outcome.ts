import { findKeyword, getProperties, joinPointer, splitPointer, type Node } from '@web-data/openapi';
import type { HttpResponse } from '../http/exchange.ts';
import type { Operation } from '../openapi/operation.ts';
import { parseBody } from '../http/parse-body.ts';
import { listNamedLocations } from './check-details.ts';
import { excerpt } from './excerpt.ts';
import type { Deviation } from './deviation.ts';
import type { Expectation, Rejected } from '../semantics/expectation.ts';
import { documents, responseFor } from '../semantics/response-for.ts';
import { reportsFailure } from './reports-failure.ts';

/**
 * Checks that the status is documented and the expected one.
 * @param strict also demands that rejections of malformed requests and media types are documented
 */
export function checkOutcome(
  operation: Operation | undefined,
  expectation: Expectation,
  response: HttpResponse,
  strict = false,
): Deviation[] {
  const { status } = response;
  if (expectation.outcome === 'rejected') return checkRejected(operation, expectation, response, strict);
  // A documented 501 means a feature that this server does not have, such as a program that its operator may install:
  // no failure (RFC 9110, 15.6.2).
  if (status === 501 && operation !== undefined && responseFor(operation, status)) return [];
  if (status === 500 || (status > 500 && expectation.outcome === 'accepted')) {
    return [serverError(expectation.pointer, response)];
  }
  if (expectation.outcome === 'accepted' && status >= 300 && !isRedirect(operation, status)) {
    return [rejectedValid(operation, expectation.pointer, response)];
  }
  // The media types of a body are checked before the operation is reached.
  if (expectation.outcome === 'answered' && (status === 415 || status === 406) && !strict) return [];
  return checkDocumented(operation, response);
}

/** A documented redirect is a success. */
function isRedirect(operation: Operation | undefined, status: number): boolean {
  return operation !== undefined && status < 400 && documents(operation, status);
}

/** Where no part of the request was singled out, the response itself names the keyword to blame best. */
function rejectedValid(operation: Operation | undefined, tried: string, response: HttpResponse): Deviation {
  const isOperation = operation !== undefined && operation.pointer === tried;
  const pointer = (isOperation && findBlamedKeyword(operation, response)) || tried;
  const message = `A valid request was refused with ${response.status}.`;
  return { check: 'refused-valid', message, expected: '2xx', got: describeResponse(response), pointer };
}

/**
 * Returns the pointer of the keyword that a rejection blames in its first detail on the body, where the request's
 * schema has it.
 */
function findBlamedKeyword(operation: Operation, response: HttpResponse): string | undefined {
  const location = listNamedLocations(parseBody(response)).find(({ in: part = 'body' }) => part === 'body');
  const schema = operation.body?.content.find((content) => content.schema)?.schema;
  if (location?.code === undefined || schema === undefined) return undefined;
  const at = splitPointer(location.path).reduce<Node | undefined>(inside, schema);
  return at && findKeyword(at, location.code)?.pointer;
}

function inside(schema: Node | undefined, token: string): Node | undefined {
  if (schema === undefined) return undefined;
  return (
    getProperties(schema).get(token) ?? (/^\d+$/u.test(token) ? findKeyword(schema, 'items') : undefined)
  );
}

/** Checks that the operation documents the status. */
function checkDocumented(operation: Operation | undefined, response: HttpResponse): Deviation[] {
  if (operation === undefined || responseFor(operation, response.status)) return [];
  if (isLeftOut(operation, response.status)) return [];
  const expected = operation.responses.map(({ status }) => status).join(', ');
  const pointer = joinPointer(operation.pointer, 'responses');
  return [
    {
      check: 'status',
      message: `The status ${response.status} is not documented.`,
      expected,
      got: describeResponse(response),
      pointer,
    },
  ];
}

/** A document that has no success, or no rejection, for an operation promises nothing about them. */
function isLeftOut({ responses }: Operation, status: number): boolean {
  const kind = String(status)[0] ?? '';
  return '24'.includes(kind) && !responses.some((response) => response.status.startsWith(kind));
}

function checkRejected(
  operation: Operation | undefined,
  expectation: Rejected,
  response: HttpResponse,
  strict: boolean,
): Deviation[] {
  const { status } = response;
  const { statuses, pointer } = expectation;
  const expected = [
    statuses.join(' or ') || '4xx',
    ...expectation.errors.map(({ error }) => `"${error}"`),
  ].join(' ');
  if (statuses.includes(status)) return undocumentedUnlessRouted(operation, expectation, response, strict);
  if (status < 400) {
    if (!expectation.authentication && reportsFailure(operation, response))
      return checkDocumented(operation, response);
    const check = expectation.authentication ? 'authentication' : 'accepted-invalid';
    return [
      {
        check,
        message: `A request that must be refused was answered with ${status}.`,
        expected,
        got: describeResponse(response),
        pointer,
      },
    ];
  }
  if (status >= 500) return [serverError(pointer, response)];
  if (statuses.length === 0)
    return !strict && isPlainRejection(operation, status) ? [] : checkDocumented(operation, response);
  if (isConflict(operation, expectation, status)) return [];
  const at =
    operation && expectation.errors.length === 0 ? joinPointer(operation.pointer, 'responses') : pointer;
  return [
    {
      check: 'status',
      message: `The request was refused, but with ${status}.`,
      expected,
      got: describeResponse(response),
      pointer: at,
    },
  ];
}

/**
 * Where an operation documents no status for malformed requests, only others such as 401 and 404, a 400 is allowed:
 * clients read every unknown 4xx as one (RFC 9110, section 15).
 */
function isPlainRejection(operation: Operation | undefined, status: number): boolean {
  return status === 400 && operation !== undefined && !documents(operation, 422);
}

/**
 * Without a catalogue to assign the errors, a documented 409 may reject a value that contradicts its target, such as a
 * `type` that the list does not hold (JSON:API, 8.1.3).
 */
function isConflict(operation: Operation | undefined, expectation: Rejected, status: number): boolean {
  const { errors, statuses, names } = expectation;
  const isOfValue =
    names?.in === 'body' || (names === undefined && statuses.every((one) => one < 401 || one === 422));
  return (
    status === 409 && errors.length === 0 && isOfValue && operation !== undefined && documents(operation, 409)
  );
}

/**
 * 404 and 405 come from routing, 401 from the security and 415 from the media types of the body: no operation needs to
 * document them.
 */
function undocumentedUnlessRouted(
  operation: Operation | undefined,
  expectation: Rejected,
  response: HttpResponse,
  strict: boolean,
): Deviation[] {
  const { errors, authentication } = expectation;
  const { status } = response;
  if (errors.length > 0 || authentication) return [];
  const isPlain = status === 415 || isPlainRejection(operation, status);
  return !strict && isPlain ? [] : checkDocumented(operation, response);
}

function serverError(pointer: string, response: HttpResponse): Deviation {
  const message = `The server failed with ${response.status}.`;
  return {
    check: 'server-error',
    message,
    expected: 'an answer without a failure of the server',
    got: describeResponse(response),
    pointer,
  };
}

function describeResponse(response: HttpResponse): string {
  return `${response.status} ${excerpt(response.body)}`.trim();
}
