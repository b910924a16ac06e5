import type { Json } from '@web-data/openapi';
import type { Once } from '../fixtures/fixtures.ts';
import { parameterKey } from '../http/parameters.ts';
import type { Operation } from '../openapi/operation.ts';
import type { Credential } from '../semantics/credential.ts';
import type { BaseRequest } from './base-request.ts';
import type { RequestInput } from './input.ts';

/** Returns the URL below which the document's paths live. */
export function serviceUrl(baseUrl: string, basePath: string): string {
  const trimmed = baseUrl.replace(/\/+$/u, '');
  return trimmed.endsWith(basePath) ? trimmed : trimmed + basePath;
}

/** Whether a URL leads to this machine. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/u.test(hostname);
}

/** Whether the request has the body of the basic one. */
export function usesBasicBody(input: RequestInput): boolean {
  return !input.noBody && input.rawBody === undefined && !('body' in input);
}

/** A request with the values of an entry of `once`. */
export function withOnce(
  operation: Operation,
  input: RequestInput,
  { body, parameters }: Once,
): RequestInput {
  const named = operation.parameters.flatMap((one): [string, Json][] => {
    const value = parameters[one.name];
    return value === undefined ? [] : [[parameterKey(one), value]];
  });
  return { ...input, ...(body !== undefined && { body }), parameters: new Map(named) };
}

/** Describes the credential that the fixtures lack for an operation. */
export function describeLack({ security }: Operation, credential: Credential | undefined): string {
  const names = security.alternatives.map((set) => set.map(({ name }) => name).join(' and '));
  return credential === undefined
    ? 'no credentials.valid'
    : `no credentials.valid of ${names.join(', or of ')}`;
}

/** Joins the cookie of a credential with those of parameters and of the trial. */
export function cookies(...from: (RequestInput['headers'] | undefined)[]): { cookie?: string } {
  const provided = from.flatMap((headers) => headers?.['cookie'] ?? []);
  return provided.length > 0 ? { cookie: provided.join('; ') } : {};
}

/** The body of a request as text: of the trial, otherwise the basic one with names of its own. */
export function bodyText(
  base: BaseRequest,
  input: RequestInput,
  named: (body: Json | undefined) => Json | undefined,
): string | undefined {
  if (input.noBody) return undefined;
  if (input.rawBody !== undefined) return input.rawBody;
  const body = named('body' in input ? input.body : base.body);
  if (body !== undefined) return JSON.stringify(body);
  return typeof base.encoded === 'object' ? base.encoded.text : undefined;
}

/** The header `Content-Type`; none without a body, or where the trial has none. */
export function contentType(
  base: BaseRequest,
  input: RequestInput,
  body: string | undefined,
): Record<string, string> {
  if (input.contentType === null || body === undefined) return {};
  const encoded = typeof base.encoded === 'object' ? base.encoded.type : undefined;
  return { 'content-type': input.contentType ?? base.content?.type ?? encoded ?? 'application/json' };
}

/** Headers of a request, with those of the trial above all others; `null` removes one. */
export function mergeHeaders(
  headers: Record<string, string>,
  over: RequestInput['headers'] = {},
): Record<string, string> {
  const merged: Record<string, string> = { ...headers };
  for (const [name, value] of Object.entries(over)) {
    if (value === null) delete merged[name.toLowerCase()];
    else merged[name.toLowerCase()] = value;
  }
  return merged;
}

/** Returns the keys of an operation's path parameters. */
export function pathParameters(operation: Operation): string[] {
  return operation.parameters.filter((one) => one.in === 'path').map(parameterKey);
}
