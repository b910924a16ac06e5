import type { Form } from 'api-forms';
import { UserError } from '../../client.ts';
import type { TypedRequest } from './values.ts';

/** A response of the API. */
export interface ApiResponse {
  status: number;
  /** Milliseconds from the request to the end of the response. */
  took: number;
  text: string;
  /** Undefined when the body is not JSON. */
  json: unknown;
}

/** Sends a request with a key to this service, and nowhere else. @throws {UserError} when it cannot be reached */
export async function send(
  { method, mediaType }: Form,
  { path, query, headers, body }: TypedRequest,
  key: string,
  signal: AbortSignal,
): Promise<ApiResponse> {
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const isForm = mediaType === 'multipart/form-data';
  const began = performance.now();
  const own = { Authorization: `Bearer ${key}`, ...(body && !isForm && { 'Content-Type': mediaType }) };
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...own },
      credentials: 'omit',
      signal,
      ...(body && { body: isForm ? formDataOf(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, took: performance.now() - began, text, json: jsonOf(text) };
  } catch (cause) {
    if (signal.aborted) throw new UserError('You have cancelled it. The service may still work on it.');
    throw new UserError(`The request could not be sent: ${(cause as Error).message}.`);
  }
}

function formDataOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.append(name, value);
    else if (typeof value === 'object')
      form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
    else form.append(name, String(value));
  }
  return form;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
