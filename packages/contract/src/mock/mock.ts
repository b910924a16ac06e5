import { asObject } from '@web-data/openapi';
import { getBodyBytes, type HttpRequest } from '../http/exchange.ts';
import { formFields } from '../http/form-fields.ts';
import { responseFor } from '../semantics/response-for.ts';
import { checkRequest, type RequestViolation } from '../observe/check-request.ts';
import { matchUrl, resolveBasePath } from '../semantics/match-url.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { parseMediaType } from '../openapi/media-type.ts';
import type { Operation } from '../openapi/operation.ts';
import { anyValidationErrors, listErrors, expectRejection } from '../semantics/errors.ts';
import { pause } from '../http/pause.ts';
import { readPreference } from './prefer.ts';
import { createReply, errorReply, statusReply, type Reply } from './reply.ts';
import { MockResources } from './resources.ts';
import { extractSecret } from '../http/request-secret.ts';
import { successReply, type Valid } from './success-reply.ts';

/** Options of the mock. */
export interface MockOptions {
  /** Accepted credentials; any when absent. */
  readonly keys?: readonly string[];
  /** Milliseconds before each response. Default 0. */
  readonly delayMs?: number;
  /** Milliseconds that a created resource stays in its first state. Default 1000. */
  readonly stateMs?: number;
  /** Maximum size of a body in bytes. Default 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Path prefix of the document's paths. Default: that of the document's first server. */
  readonly basePath?: string;
}

/** Responds to requests by the document. */
export type Mock = (request: HttpRequest) => Promise<Reply>;

/**
 * Creates a mock from its document alone. It validates requests, responds with examples or generated data, returns any
 * error on `Prefer: code=429` or `Prefer: error=RateLimitExceeded`, and moves created resources through their states.
 */
export function createMock(document: ContractDocument, options: MockOptions = {}): Mock {
  const resources = new MockResources(options.stateMs ?? 1000);
  return async (request) => {
    const preference = readPreference(request.headers['prefer']);
    const delay = preference.delayMs ?? options.delayMs ?? 0;
    if (delay > 0) await pause(delay);
    const reply = respond({ document, options, resources, preference, request });
    return request.method === 'HEAD' ? { ...reply, body: undefined } : reply;
  };
}

interface Call extends Valid {
  readonly options: MockOptions;
}

function respond(call: Call): Reply {
  const { document, options, request } = call;
  const basePath = resolveBasePath(document, options.basePath);
  const match = matchUrl(document, request, basePath);
  if (match === undefined) return routed(document, 404, {});
  const { parameters, methods } = match;
  const operation = match.operation ?? (request.method === 'HEAD' ? match.getOperation : undefined);
  if (operation === undefined) return routed(document, 405, { allow: methods.join(', ') });
  const violation = checkRequest(document, operation, request, match.segments);
  if (violation?.kind === 'credential' || !isKnown(call, operation)) return oneOf(call, operation, 401, []);
  const preferredReply = preferred(call, operation);
  if (preferredReply) return preferredReply;
  if (violation?.kind === 'content-type') return oneOf(call, operation, 415, [400, 422]);
  if (
    violation?.kind === 'size' ||
    getBodyBytes(request).length > getMaxBodyBytes(operation, options.maxBodyBytes)
  )
    return oneOf(call, operation, 413, [400, 422]);
  if (violation) return reject(call, operation, violation);
  return successReply(call, operation, parameters);
}

/**
 * Returns the maximum size of a body of an operation, in bytes: `maxBodyBytes` plus the files of its forms, where they
 * have a limit.
 */
export function getMaxBodyBytes({ body }: Operation, maxBodyBytes = 1_048_576): number {
  const forms = body?.content.filter(({ type }) => parseMediaType(type) === 'multipart/form-data') ?? [];
  const files = forms.flatMap((content) => formFields(content)).map(({ maxBytes = 0 }) => maxBytes);
  return maxBodyBytes + files.reduce((sum, maxBytes) => sum + maxBytes, 0);
}

/** The 404 or 405 where routing finds no operation. */
function routed(document: ContractDocument, status: number, headers: Record<string, string>): Reply {
  const listed = new Set(document.operations.flatMap(({ errors }) => errors));
  const entry = [...document.catalogue.values()].find(
    (one) => one.status === status && !listed.has(one.name),
  );
  const reply = entry
    ? errorReply(document, undefined, entry)
    : {
        status,
        headers: { 'content-type': 'application/json' },
        body: { error: status === 404 ? 'Not Found' : 'Method Not Allowed' },
      };
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

function isKnown({ options, request }: Call, { security }: Operation): boolean {
  const { keys } = options;
  if (keys === undefined || security.optional) return true;
  return security.alternatives.some((set) =>
    set.every((scheme) => keys.includes(extractSecret(scheme, request))),
  );
}

function preferred({ document, preference, request }: Call, operation: Operation): Reply | undefined {
  const { code, error } = preference;
  const named = listErrors(document, operation).find(
    (entry) => entry.name === error || (error === undefined && String(entry.status) === code),
  );
  if (named) return errorReply(document, operation, named);
  if (error !== undefined)
    return rejectWithMessage(
      document,
      `Prefer names the error "${error}", which ${operation.id} does not have.`,
    );
  if (code === undefined || code.startsWith('2')) return undefined;
  const spec = responseFor(operation, Number(code));
  return spec
    ? createReply(operation, spec, Number(code), { ...preference, accept: request.headers['accept'] })
    : rejectWithMessage(document, `Prefer names the status ${code}, which ${operation.id} does not have.`);
}

function rejectWithMessage(document: ContractDocument, message: string): Reply {
  const open = [...document.catalogue.values()].find(
    ({ status, openMessage }) => status === 400 && openMessage,
  );
  const reply = open
    ? errorReply(document, undefined, open)
    : { status: 400, headers: { 'content-type': 'application/json' }, body: {} };
  return { ...reply, body: { ...asObject(reply.body), error: message } };
}

/** The error of a status: the catalogue's, otherwise the documented response for it or for one of `others`. */
function oneOf({ document }: Call, operation: Operation, status: number, others: readonly number[]): Reply {
  const entry = listErrors(document, operation).find((one) => one.status === status);
  if (entry) return errorReply(document, operation, entry);
  return (
    statusReply(operation, [status, ...others]) ?? {
      status,
      headers: { 'content-type': 'application/json' },
      body: {},
    }
  );
}

function reject(call: Call, operation: Operation, violation: RequestViolation): Reply {
  const { document } = call;
  const { location } = violation;
  const isBody = location === undefined || location.at === '';
  const fitting = isBody
    ? anyValidationErrors(document, operation)
    : expectRejection(document, operation, violation.pointer, { errorName: violation.errorName }).errors;
  const details = location && [
    { in: location.in, path: location.at, code: violation.keyword, message: violation.message },
  ];
  const [entry] = fitting;
  if (entry === undefined)
    return (
      statusReply(operation, [400, 422, 404]) ?? {
        status: 400,
        headers: { 'content-type': 'application/json' },
        body: { error: violation.message },
      }
    );
  return errorReply(document, operation, entry, entry.details === undefined ? undefined : (details ?? []));
}
