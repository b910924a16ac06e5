import { address } from './address.ts';
import type { Credential } from './credentials.ts';
import { python } from './literals.ts';
import type { SamplePart } from './parts.ts';
import { form, formPairs } from './form.ts';
import { isReadByItem } from './item-stream.ts';
import type { SampleRequest } from './request.ts';

/** The request with Python's requests library. */
export function pythonSample(request: SampleRequest): string {
  const { credentials } = request;
  return [
    ...imports(request),
    'import requests',
    '',
    ...call(request),
    `    ${python(address(request))},`,
    ...argument('params', secrets(credentials, 'query')),
    ...argument('headers', [...secrets(credentials, 'header'), ...entries(request)]),
    ...argument('cookies', secrets(credentials, 'cookie')),
    ...credentials.flatMap(basic),
    ...bodyArgument(request),
    ...(isReadByItem(request) ? ['    stream=True,'] : []),
    '    timeout=60,',
    ')',
    'response.raise_for_status()',
    ...printing(request),
  ].join('\n');
}

/** The methods that the library has a function for. */
const FUNCTIONS = new Set(['GET', 'OPTIONS', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

function call({ operation: { method } }: SampleRequest): string[] {
  if (FUNCTIONS.has(method)) return [`response = requests.${method.toLowerCase()}(`];
  return ['response = requests.request(', `    ${python(method)},`];
}

function printing(request: SampleRequest): string[] {
  const { result, returnsJson } = request;
  if (isReadByItem(request))
    return ['for line in response.iter_lines():', '    if line:', '        print(line.decode(), flush=True)'];
  if (!returnsJson) return ['print(response.status_code, response.text)'];
  return [`print(response.json()${result ? `[${python(result)}]` : ''})`];
}

function imports({ parts = [], credentials }: SampleRequest): string[] {
  const names = [
    ...(parts.some(({ kind }) => kind === 'json') ? ['import json'] : []),
    ...(credentials.length > 0 ? ['import os'] : []),
  ];
  return names.length > 0 ? [...names, ''] : [];
}

function argument(name: string, members: string[]): string[] {
  const line = `    ${name}={${members.join(', ')}},`;
  if (members.length === 0) return [];
  return line.length <= 80 || members.length === 1
    ? [line]
    : [`    ${name}={`, ...members.map((member) => `        ${member},`), '    },'];
}

function secrets(credentials: Credential[], location: 'header' | 'query' | 'cookie'): string[] {
  return credentials.flatMap((credential) =>
    credential.in === location ? [`${python(credential.name)}: ${secret(credential)}`] : [],
  );
}

function secret({ prefix, variable }: Extract<Credential, { variable: string }>): string {
  if (prefix === '') return `os.environ["${variable}"]`;
  const text = python(prefix).slice(1, -1).replaceAll(/[{}]/g, '$&$&');
  return `f"${text}{os.environ['${variable}']}"`;
}

function basic(credential: Credential): string[] {
  if (credential.in !== 'basic') return [];
  return [`    auth=(os.environ["${credential.user}"], os.environ["${credential.password}"]),`];
}

function bodyArgument({ body, parts, text, operation: { mediaType } }: SampleRequest): string[] {
  if (body === undefined) return [];
  if (parts)
    return [
      '    files=[',
      ...parts.map((part) => `        (${python(part.name)}, ${partTuple(part)}),`),
      '    ],',
    ];
  if (text !== undefined) return [`    data=${python(text)}.encode(),`];
  if (mediaType !== form) return [`    json=${python(body, '    ')},`];
  return [`    data=${python(Object.fromEntries(formPairs(body)), '    ')},`];
}

/** Name of the file, contents, and media type where there is one. */
function partTuple({ kind, value, type }: SamplePart): string {
  const suffix = type === undefined ? '' : `, ${python(type)}`;
  if (kind === 'file') return `(${python(value)}, open(${python(value)}, "rb")${suffix})`;
  return `(None, ${kind === 'json' ? `json.dumps(${python(value)})` : python(value)}${suffix})`;
}

/** `json=` and `data=` set their types, except for JSON under another name. */
function entries({ body, parts, headers, operation: { mediaType } }: SampleRequest): string[] {
  const implied = body === undefined || parts !== undefined || ['application/json', form].includes(mediaType);
  return Object.entries({ ...headers, ...(!implied && { 'Content-Type': mediaType }) }).map(
    ([name, value]) => `${python(name)}: ${python(value)}`,
  );
}
