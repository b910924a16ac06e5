import { address, secretQuery } from './address.ts';
import type { Credential } from './credentials.ts';
import { php } from './literals.ts';
import type { SamplePart } from './parts.ts';
import { form, formPairs } from './form.ts';
import { isReadByItem } from './item-stream.ts';
import type { SampleRequest } from './request.ts';

/** The request with PHP's curl extension. */
export function phpSample(request: SampleRequest): string {
  const { credentials, operation } = request;
  const options = [
    operation.method === 'HEAD'
      ? 'CURLOPT_NOBODY => true'
      : `CURLOPT_CUSTOMREQUEST => ${php(operation.method)}`,
    ...headers(request),
    ...credentials.flatMap(credentialOption),
    ...bodyOption(request),
    ...(isReadByItem(request) ? [printOption] : ['CURLOPT_RETURNTRANSFER => true', 'CURLOPT_TIMEOUT => 60']),
  ];
  return [
    '<?php',
    `$request = curl_init(${url(request)});`,
    'curl_setopt_array($request, [',
    ...options.map((option) => `    ${option},`),
    ']);',
    '$answer = curl_exec($request);',
    'if ($answer === false) {',
    '    throw new RuntimeException(curl_error($request));',
    '}',
    '$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 400) {',
    '    throw new RuntimeException("$status $answer");',
    '}',
    ...(isReadByItem(request) ? [] : ["echo $status, ' ', $answer, PHP_EOL;"]),
  ].join('\n');
}

/** Prints a stream as it comes. */
const printOption = [
  'CURLOPT_WRITEFUNCTION => function ($request, string $text): int {',
  '        echo $text;',
  '        return strlen($text);',
  '    }',
].join('\n');

/** Forms of PHP's curl extension hold files and strings, each name once; other forms have no sample. */
export function hasPhpSample({ parts = [] }: SampleRequest): boolean {
  const names = new Set(parts.map(({ name }) => name));
  return (
    names.size === parts.length &&
    parts.every(({ kind, type }) => kind === 'file' || (kind === 'text' && !type))
  );
}

function url(request: SampleRequest): string {
  const pairs = secretQuery(request, (variable) => `' . urlencode(${environment(variable)}) . '`);
  return `${php(address(request)).slice(0, -1)}${pairs}'`.replace(/ \. ''$/, '');
}

function headers({
  body,
  parts,
  headers: own,
  credentials,
  operation: { mediaType },
}: SampleRequest): string[] {
  const members = [
    ...credentials.flatMap((credential) =>
      credential.in === 'header'
        ? [`${php(`${credential.name}: ${credential.prefix}`)} . ${environment(credential.variable)}`]
        : [],
    ),
    // curl sets the type of a multipart form, with its boundary.
    ...(body === undefined || parts ? [] : [php(`Content-Type: ${mediaType}`)]),
    ...Object.entries(own).map(([name, value]) => php(`${name}: ${value}`)),
  ];
  if (members.length === 0) return [];
  const lines = members.map((member) => `        ${member},`);
  return [['CURLOPT_HTTPHEADER => [', ...lines, '    ]'].join('\n')];
}

function credentialOption(credential: Credential): string[] {
  if (credential.in === 'cookie')
    return [`CURLOPT_COOKIE => ${php(`${credential.name}=`)} . ${environment(credential.variable)}`];
  if (credential.in !== 'basic') return [];
  return [`CURLOPT_USERPWD => ${environment(credential.user)} . ':' . ${environment(credential.password)}`];
}

function bodyOption({ body, parts, text, operation: { mediaType } }: SampleRequest): string[] {
  if (body === undefined) return [];
  if (parts) {
    const lines = parts.map((part) => `        ${php(part.name)} => ${partValue(part)},`);
    return [['CURLOPT_POSTFIELDS => [', ...lines, '    ]'].join('\n')];
  }
  if (text !== undefined) return [`CURLOPT_POSTFIELDS => ${php(text)}`];
  if (mediaType !== form) return [`CURLOPT_POSTFIELDS => json_encode(${php(body, '    ')})`];
  return [`CURLOPT_POSTFIELDS => http_build_query(${php(Object.fromEntries(formPairs(body)), '    ')})`];
}

function partValue({ kind, value, type }: SamplePart): string {
  if (kind !== 'file') return php(value);
  return `new CURLFile(${php(value)}${type === undefined ? '' : `, ${php(type)}`})`;
}

function environment(variable: string): string {
  return `getenv('${variable}')`;
}
