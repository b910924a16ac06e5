import type { Trial, TrialParameter } from './trial.ts';

/** The input of a reader. */
export interface Filled {
  /** Values of the parameters, in the order of the trial's; empty ones are not sent. */
  parameters: string[];
  body?: string | FormData | undefined;
  mediaType?: string | undefined;
  key?: string;
}

/** Thrown for input that cannot be sent, with a message for the reader. */
export class UnfitRequest extends Error {}

/**
 * Builds the request from the input of a reader.
 * @throws {UnfitRequest} for a path parameter that is missing or not a valid segment, or a value that no header can
 *   hold
 */
export function toRequest(trial: Trial, filled: Filled): Request {
  const { parameters, credential } = trial;
  const input = parameters
    .map(({ in: location, name }, at) => ({ in: location, name, value: filled.parameters[at] ?? '' }))
    .filter(({ value, in: location }) => value !== '' || location === 'path');
  const url = new URL(trial.baseUrl + pathOf(trial.path, input));
  const headers = new Headers();
  for (const { in: location, name, value } of input) {
    if (location === 'querystring') url.search = value;
    if (location === 'query') url.searchParams.append(name, value);
    if (location === 'header') setHeader(headers, name, value);
  }
  if (credential && filled.key) {
    const value = credential.prefix + filled.key;
    if (credential.in === 'header') setHeader(headers, credential.name, value);
    else url.searchParams.set(credential.name, value);
  }
  if (filled.mediaType !== undefined) headers.set('content-type', filled.mediaType);
  const body = filled.body === undefined ? null : filled.body;
  return new Request(url, { method: trial.method, headers, body, redirect: 'manual', credentials: 'omit' });
}

function pathOf(path: string, input: Pick<TrialParameter, 'in' | 'name' | 'value'>[]): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_match, name: string) => {
    const value = input.find((parameter) => parameter.in === 'path' && parameter.name === name)?.value ?? '';
    if (value === '') throw new UnfitRequest(`Fill in ${name}: it is a part of the path.`);
    // As a full segment these change the path, even when encoded (RFC 3986, section 5.2.4).
    if (/^\.\.?$/.test(value)) throw new UnfitRequest(`${name} is ${value}, which is no part of a path.`);
    return encodeURIComponent(value);
  });
}

function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new UnfitRequest(`${name} holds characters that no header can carry; copy it once more.`);
  }
}
