import type { Trial, TrialParameter } from './trial.ts';

/** What a reader has filled in. */
export interface Filled {
  /** Values of the parameters, in the order of the trial's; what is empty is not sent. */
  parameters: string[];
  body?: string | FormData | undefined;
  mediaType?: string | undefined;
  key?: string;
}

/** What cannot be sent as it stands, in a sentence for the reader. */
export class UnfitRequest extends Error {}

/**
 * The request that a reader has filled in.
 * @throws {UnfitRequest} for a parameter of the path that is missing or no part of one, or a value that no header can hold
 */
export function toRequest(trial: Trial, filled: Filled): Request {
  const { parameters, credential } = trial;
  const input = parameters
    .map(({ in: location, name }, at) => ({ in: location, name, value: filled.parameters[at] ?? '' }))
    .filter(({ value, in: location }) => value !== '' || location === 'path');
  const url = new URL(trial.baseUrl + pathOf(trial.path, input));
  const headers = new Headers();
  for (const { in: location, name, value } of input) {
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
    // As a whole segment these lead elsewhere, also when they are encoded (RFC 3986, section 5.2.4).
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
