import { api } from '@web-data/dashboard/oauth';
import type { OperationId } from '@web-data/dashboard/oauth';
import { createValidator } from '@web-data/validator/runtime';
import { expect } from 'vitest';

const checkResponse = await createValidator(api, { authenticate: false }).responses();
const paths: Record<OperationId, string> = {
  authorizeDevice: '/device_authorization',
  issueToken: '/token',
};

/** An answer of the onboarding API. */
export interface OnboardingAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Sends a form to the onboarding API of a server; the answer is checked against the description. */
export async function ask(
  url: string,
  operation: OperationId,
  form: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<OnboardingAnswer> {
  const response = await fetch(url + api.basePath + paths[operation], {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const body = (await response.json()) as Record<string, unknown>;
  const { status } = response;
  const told = { status, headers: Object.fromEntries(response.headers), body };
  expect(checkResponse(operation, told)).toBeUndefined();
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status, headers: response.headers, body };
}

/** The codes of an agent. */
export interface Codes {
  device_code: string;
  user_code: string;
}

/** Asks for codes, as an agent does. */
export async function authorizeDevice(
  url: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Codes> {
  const { status, body } = await ask(url, 'authorizeDevice', { client_id: 'agent', ...form }, headers);
  expect(status).toBe(200);
  return body as unknown as Codes;
}

/** Asks for the key, as an agent does. */
export function poll(
  url: string,
  device_code: string,
  form: Record<string, string> = {},
): Promise<OnboardingAnswer> {
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
  return ask(url, 'issueToken', { grant_type, client_id: 'agent', device_code, ...form });
}
