import { type Json, type Response, isJsonType } from '@web-data/openapi';
import type { Exchange, HttpRequest, HttpResponse } from '../http/exchange.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { checkBody } from './check-body.ts';
import { parseBody } from '../http/parse-body.ts';
import { excerpt } from './excerpt.ts';
import { checkDetails } from './check-details.ts';
import { checkErrorMessage, matchEntry } from './check-error-message.ts';
import { checkEntryHeaders, checkHeaders, checkRetryAfter } from './check-headers.ts';
import { checkJsonText } from './check-json-text.ts';
import { checkLeak } from './check-leak.ts';
import { checkOutcome } from './check-outcome.ts';
import { checkSuccessFlag, componentSchema } from './check-success-flag.ts';
import type { Deviation } from './deviation.ts';
import type { Expectation } from '../semantics/expectation.ts';
import { isPermittedByPlugin } from './plugin.ts';
import { responseFor } from '../semantics/response-for.ts';

/** The context of an exchange that a judge needs. */
export interface JudgeContext {
  readonly document: ContractDocument;
  /** `undefined` for requests without an operation. */
  readonly operation: Operation | undefined;
  readonly expectation: Expectation;
  /** Credentials that the response must not repeat. */
  readonly secrets: readonly string[];
  /**
   * Demands the headers that the catalogue lists for an error, even where the response makes them optional, and that
   * 400 and 415 are documented where they occur.
   */
  readonly strict?: boolean;
}

/** Returns every deviation of one exchange from the document and from its expectation; empty when it conforms. */
export function judge(exchange: Exchange, context: JudgeContext): Deviation[] {
  const { response } = exchange;
  const { pointer } = context.expectation;
  if (exchange.tooLong) return [];
  if (response === undefined) {
    const got = exchange.failure ?? 'nothing';
    return [
      {
        check: 'no-response',
        message: `The request got no answer: ${got}.`,
        expected: 'an answer',
        got,
        pointer,
      },
    ];
  }
  const expectation = isPermitted(exchange.request, response, context)
    ? { outcome: 'answered' as const, pointer }
    : context.expectation;
  const outcome = checkOutcome(context.operation, expectation, response, context.strict);
  const leaks = checkLeak(response, context.secrets, leakPointer(context, response));
  return [...outcome, ...leaks, ...judgeShape(response, context, outcome.length > 0)];
}

/** Whether a request that should be accepted was refused as a plug-in permits. */
function isPermitted(request: HttpRequest, response: HttpResponse, context: JudgeContext): boolean {
  const { document, operation, expectation } = context;
  return (
    expectation.outcome === 'accepted' &&
    operation !== undefined &&
    isPermittedByPlugin(document, operation, { request, response })
  );
}

function judgeShape(response: HttpResponse, context: JudgeContext, astray: boolean): Deviation[] {
  const { document, operation } = context;
  const body = parseBody(response);
  const allowed = allowedErrors(context, response.status, astray);
  const spec = operation && responseFor(operation, response.status);
  if (spec === undefined) return astray ? [] : judgeRouted(response, context, allowed, body);
  const shape = [...checkBody(document, spec, response), ...checkHeaders(document, spec, response)];
  const flag = operation ? checkSuccessFlag(document, operation, response.status, body) : [];
  if (shape.some(({ check }) => check === 'content-type' || check === 'body')) return shape;
  return [...shape, ...flag, ...judgeError(response, context, { spec, allowed, body, astray })];
}

interface ErrorContext {
  readonly spec: Response;
  readonly allowed: readonly CatalogueEntry[];
  readonly body: Json | undefined;
  readonly astray: boolean;
}

function judgeError(
  response: HttpResponse,
  context: JudgeContext,
  { spec, allowed, body, astray }: ErrorContext,
): Deviation[] {
  if (response.status < 400) return [];
  const entry = matchEntry(context.document, allowed, body);
  const messages = checkErrorMessage(context.document, allowed, body, spec.pointer);
  return [
    ...messages,
    ...checkRetryAfter(entry ?? allowed[0], spec, response),
    ...(entry && context.strict ? checkEntryHeaders(entry, response) : []),
    ...(astray ? [] : judgeDetails(context, entry, body)),
    ...(astray ? [] : demandedHeaders(response, context)),
  ];
}

function judgeDetails(
  { expectation }: JudgeContext,
  entry: CatalogueEntry | undefined,
  body: Json | undefined,
): Deviation[] {
  if (expectation.outcome !== 'rejected' || expectation.names === undefined || entry === undefined) return [];
  return checkDetails(entry, body, expectation.names);
}

/**
 * The errors that this response may have: the expected ones, otherwise those that the operation lists for its status.
 */
function allowedErrors(
  { document, operation, expectation }: JudgeContext,
  status: number,
  astray: boolean,
): CatalogueEntry[] {
  if (status < 400) return [];
  const expected =
    expectation.outcome === 'rejected' && !astray
      ? expectation.errors.filter((entry) => entry.status === status)
      : [];
  if (expected.length > 0) return [...expected];
  const names = operation?.errors ?? [...document.catalogue.keys()];
  return names
    .map((name) => document.catalogue.get(name))
    .filter((entry) => entry?.status === status)
    .filter((entry) => entry !== undefined);
}

/** Judges a response sent before routing found an operation, such as 404 for an unknown path. */
function judgeRouted(
  response: HttpResponse,
  context: JudgeContext,
  allowed: readonly CatalogueEntry[],
  body: Json | undefined,
): Deviation[] {
  const first = allowed[0];
  if (first === undefined) return demandedHeaders(response, context);
  const schema = componentSchema(context.document, first.body);
  if (body === undefined) {
    return [
      {
        check: 'body',
        message: `The ${response.status} is not JSON.`,
        expected: `a JSON body with "${first.error}"`,
        got: excerpt(response.body),
        pointer: first.pointer,
      },
    ];
  }
  const shape = schema ? context.document.schemas.forResponses.violations(schema, body).slice(0, 1) : [];
  const entry = matchEntry(context.document, allowed, body);
  return [
    ...checkRoutedType(response, first),
    ...checkJsonText(response, first.pointer),
    ...shape.map((violation): Deviation => ({
      check: 'schema',
      message: `The body of the ${response.status} breaks its schema: ${violation.message}.`,
      expected: `\`${violation.keyword}\``,
      got: excerpt(response.body),
      pointer: violation.pointer,
    })),
    ...checkErrorMessage(context.document, allowed, body, first.pointer),
    ...(entry && context.strict ? checkEntryHeaders(entry, response) : []),
    ...demandedHeaders(response, context),
  ];
}

/** Errors of the catalogue are JSON, even those that no operation documents. */
function checkRoutedType(response: HttpResponse, { pointer }: CatalogueEntry): Deviation[] {
  const type = response.headers['content-type'];
  if (type !== undefined && isJsonType(type)) return [];
  const message = `A ${response.status} with a JSON body must say so.`;
  const got = type ?? 'no Content-Type';
  return [{ check: 'content-type', message, expected: 'application/json', got, pointer }];
}

function demandedHeaders(response: HttpResponse, { expectation }: JudgeContext): Deviation[] {
  if (expectation.outcome !== 'rejected') return [];
  return (expectation.headers ?? [])
    .filter((name) => response.headers[name] === undefined)
    .map((name) => ({
      check: 'header',
      message: `The ${response.status} lacks the header ${name}.`,
      expected: name,
      got: 'no such header',
      pointer: expectation.pointer,
    }));
}

function leakPointer({ operation, expectation }: JudgeContext, response: HttpResponse): string {
  return (operation && responseFor(operation, response.status)?.pointer) ?? expectation.pointer;
}
