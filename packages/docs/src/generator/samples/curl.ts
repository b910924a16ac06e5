import type { Credential } from './credentials.ts';
import { json } from './literals.ts';
import { address, secretQuery } from './address.ts';
import type { SamplePart } from './parts.ts';
import { form, formPairs } from './form.ts';
import { isReadByItem } from './item-stream.ts';
import type { SampleRequest } from './request.ts';

/** The request as a curl command; keys come from the environment. */
export function curlSample(request: SampleRequest): string {
  const { method } = request.operation;
  const { body, headers, credentials } = request;
  const lines = [
    `curl${isReadByItem(request) ? ' -N' : ''}${methodOption(method, body === undefined ? 'GET' : 'POST')} ${shellUrl(request)}`,
    ...credentials.flatMap(credentialOption),
    ...Object.entries(headers).map(([name, value]) => header(`${name}: ${value}`)),
    ...bodyOptions(request),
  ];
  return lines.join(' \\\n  ');
}

/** With `-X HEAD` curl would wait for a body. */
function methodOption(method: string, implied: string): string {
  if (method === 'HEAD') return ' --head';
  return method === implied ? '' : ` -X ${method}`;
}

function bodyOptions({ body, parts, text, operation: { mediaType } }: SampleRequest): string[] {
  if (body === undefined) return [];
  if (parts) return parts.map(partOption);
  if (mediaType === form)
    return formPairs(body).map(([name, value]) => `--data-urlencode ${single(`${name}=${value}`)}`);
  if (text !== undefined) return [`-H ${single(`Content-Type: ${mediaType}`)}`, `--data-raw ${single(text)}`];
  return [`-H ${single(`Content-Type: ${mediaType}`)}`, `-d ${single(json(body)).replaceAll('\n', '\n  ')}`];
}

/** A header; curl reads one that begins with `@` from a file. */
function header(text: string): string {
  return `-H ${single(text.replace(/^@/, '%40'))}`;
}

/** Quotes characters that have a meaning for curl, and escapes quotes. */
function partOption({ name, kind, value, type }: SamplePart): string {
  const suffix = type === undefined ? '' : `;type=${type}`;
  // The name ends at the first `=`; after it, `@` denotes a file.
  const own = name.replaceAll('=', '%3D');
  if (kind === 'file') return `-F ${single(`${own}=@${String(value)}${suffix}`)}`;
  if (kind === 'text') return `--form-string ${single(`${own}=${String(value)}`)}`;
  const text = JSON.stringify(value);
  const isPlain = /^[{[\d][^;]*$/.test(text);
  const content = isPlain ? text : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return `-F ${single(`${own}=${content}${suffix}`)}`;
}

function shellUrl(request: SampleRequest): string {
  const url = address(request);
  const secret = secretQuery(request, (variable) => `$${variable}`);
  if (secret !== '') return `"${double(url)}${secret}"`;
  return /^[\w:/.-]+$/.test(url) ? url : single(url);
}

function credentialOption(credential: Credential): string[] {
  switch (credential.in) {
    case 'header':
      return [`-H "${double(`${credential.name}: ${credential.prefix}`)}$${credential.variable}"`];
    case 'cookie':
      return [`-b "${double(credential.name)}=$${credential.variable}"`];
    case 'basic':
      return [`-u "$${credential.user}:$${credential.password}"`];
    case 'query':
      return [];
  }
}

/** A string in single quotes, in which the shell expands nothing. */
function single(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Escapes a string for double quotes, beside variables. */
function double(text: string): string {
  return text.replaceAll(/["$`\\]/g, String.raw`\$&`);
}
