import type { Framing } from '@web-data/openapi';
import { address, secretQuery } from './address.ts';
import type { Credential } from './credentials.ts';
import { javascript, javascriptMember } from './literals.ts';
import type { SamplePart } from './parts.ts';
import { form, formPairs } from './form.ts';
import { isReadByItem } from './item-stream.ts';
import type { SampleRequest } from './request.ts';

/** The request with `fetch` alone, as a module that runs in Node.js. */
export function fetchSample(request: SampleRequest): string {
  const { method } = request.operation;
  const lines = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...headerLines(request),
    ...bodyLines(request),
  ];
  return [
    ...partLines(request),
    ...(lines.length > 0
      ? [`const response = await fetch(${url(request)}, {`, ...lines, '});']
      : [`const response = await fetch(${url(request)});`]),
    ...readResponse(request),
  ].join('\n');
}

function readResponse(request: SampleRequest): string[] {
  if (isReadByItem(request)) return readItems(request.stream!);
  return request.returnsJson ? readJsonResponse(request) : plainResponse;
}

/** Reads a stream as it comes; what is behind the last separator waits for the next text. */
function readItems(stream: Framing): string[] {
  const { separator, print, hasLast } = READERS[stream as keyof typeof READERS];
  return [
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    "let rest = '';",
    'for await (const text of response.body.pipeThrough(new TextDecoderStream())) {',
    `  const items = (rest + text).split(${separator});`,
    '  rest = items.pop();',
    '  for (const item of items) print(item);',
    '}',
    ...(hasLast ? ['print(rest);'] : []),
    '',
    'function print(item) {',
    ...print.map((line) => `  ${line}`),
    '}',
  ];
}

const printJson = ['if (item.trim()) console.log(JSON.parse(item));'];

/** What ends an item, how it is printed, and whether the last one may lack an end. */
const READERS = {
  events: {
    separator: String.raw`/\r?\n\r?\n/`,
    print: [
      String.raw`const lines = item.split(/\r?\n/).filter((line) => line.startsWith('data:'));`,
      String.raw`if (lines.length > 0) console.log(lines.map((line) => line.slice(5).trim()).join('\n'));`,
    ],
    hasLast: false,
  },
  lines: { separator: String.raw`'\n'`, print: printJson, hasLast: true },
  sequence: { separator: String.raw`'\u001E'`, print: printJson, hasLast: true },
};

function readJsonResponse({ result }: SampleRequest): string[] {
  return [
    'const answer = await response.json();',
    'if (!response.ok) throw new Error(`${response.status} ${answer.error}`);',
    `console.log(answer${result === undefined ? '' : javascriptMember(result)});`,
  ];
}

const plainResponse = [
  'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
  'console.log(response.status, await response.text());',
];

/** A form sets its own type. */
function bodyLines({ body, parts, text, operation: { mediaType } }: SampleRequest): string[] {
  if (body === undefined) return [];
  if (parts) return ['  body: form,'];
  if (text !== undefined) return [`  body: ${javascript(text)},`];
  if (mediaType !== form) return [`  body: JSON.stringify(${javascript(body, '  ')}),`];
  return [`  body: new URLSearchParams(${javascript(Object.fromEntries(formPairs(body)), '  ')}),`];
}

/** A form of parts, and the reading of its files. */
function partLines({ parts }: SampleRequest): string[] {
  if (!parts) return [];
  const hasFiles = parts.some(({ kind }) => kind === 'file');
  return [
    ...(hasFiles ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    'const form = new FormData();',
    ...parts.map((part) => `form.append(${javascript(part.name)}, ${partValue(part)});`),
    '',
  ];
}

function partValue({ kind, value, type }: SamplePart): string {
  if (kind === 'text') return javascript(value);
  const options = type === undefined ? '' : `, { type: ${javascript(type)} }`;
  if (kind === 'json') return `new Blob([JSON.stringify(${javascript(value)})]${options})`;
  return `new Blob([await readFile(${javascript(value)})]${options}), ${javascript(value)}`;
}

function url(request: SampleRequest): string {
  const secret = secretQuery(request, (variable) => `\${encodeURIComponent(process.env.${variable})}`);
  return secret === '' ? javascript(address(request)) : `\`${template(address(request))}${secret}\``;
}

function headerLines(request: SampleRequest): string[] {
  const { body, parts, headers, credentials } = request;
  const { mediaType } = request.operation;
  const type = body !== undefined && mediaType !== form && !parts && { 'Content-Type': mediaType };
  const fields = [
    ...credentials.flatMap(credentialHeader),
    ...Object.entries({ ...headers, ...type }).map(([name, value]) => `${key(name)}: ${javascript(value)}`),
  ];
  return fields.length === 0 ? [] : ['  headers: {', ...fields.map((field) => `    ${field},`), '  },'];
}

function credentialHeader(credential: Credential): string[] {
  switch (credential.in) {
    case 'header': {
      const { name, prefix, variable } = credential;
      if (prefix === '') return [`${key(name)}: process.env.${variable}`];
      return [`${key(name)}: \`${template(prefix)}\${process.env.${variable}}\``];
    }
    case 'cookie':
      return [`Cookie: \`${template(credential.name)}=\${process.env.${credential.variable}}\``];
    case 'basic': {
      const { user, password } = credential;
      return [`Authorization: \`Basic \${btoa(\`\${process.env.${user}}:\${process.env.${password}}\`)}\``];
    }
    case 'query':
      return [];
  }
}

/** The name of a header as the key of an object. */
function key(name: string): string {
  return /^[A-Za-z]\w*$/.test(name) ? name : javascript(name);
}

/** Escapes a string for a template literal. */
function template(text: string): string {
  return text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);
}
