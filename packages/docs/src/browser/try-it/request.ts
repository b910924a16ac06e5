import { readValue } from '../form/field-value.ts';
import { parameterPairs, toText } from '../form/parameter-pairs.ts';
import type { Trial, TrialParameter } from './trial.ts';

/** The input of a reader. */
export interface Filled {
  /** What is typed for the parameters, in the order of the trial's; empty ones are not sent. */
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
    .map((parameter, at) => {
      const { in: location, name, written } = parameter;
      return { in: location, name, written, value: valueOf(parameter, filled.parameters[at] ?? '') };
    })
    .filter(({ value, in: location }) => value !== '' || location === 'path');
  const url = new URL(trial.baseUrl + pathOf(trial.path, input));
  const headers = new Headers();
  for (const { in: location, name, value, written } of input) {
    if (location === 'querystring') url.search = toText(value);
    if (location === 'query')
      for (const pair of parameterPairs(name, value, written)) url.searchParams.append(...pair);
    if (location === 'header') setHeader(headers, name, toText(value));
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

/** What is typed, as a list or an object where the parameter is one: JSON that does not parse is a text. */
function valueOf({ field, written }: TrialParameter, typed: string): unknown {
  if (field === undefined || written === undefined) return typed;
  if (typed.trim() === '') return '';
  try {
    return readValue(field, typed);
  } catch {
    return typed;
  }
}

function pathOf(path: string, input: { in: string; name: string; value: unknown }[]): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_match, name: string) => {
    const value = toText(
      input.find((parameter) => parameter.in === 'path' && parameter.name === name)?.value ?? '',
    );
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
