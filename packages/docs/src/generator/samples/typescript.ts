import { isVariableName, javascript, javascriptKey, javascriptMember } from './literals.ts';
import type { SamplePart } from './parts.ts';
import type { SampleRequest } from './request.ts';

/** The code that creates the client for samples. */
export function clientSetup(baseUrl: string): string {
  return [
    "import { createClient } from '@web-data/client';",
    '',
    '// The API key is read from WEB_DATA_API_KEY.',
    `const web = createClient({ baseUrl: ${javascript(baseUrl)} });`,
  ].join('\n');
}

/** The request with the client of this API. */
export function typescriptSample(request: SampleRequest): string {
  const { baseUrl } = request;
  const [name, result] = resultNames(request);
  const hasFiles = request.parts?.some(({ kind }) => kind === 'file');
  return [
    ...(hasFiles ? ["import { readFile } from 'node:fs/promises';"] : []),
    clientSetup(baseUrl),
    '',
    ...(request.stream === undefined
      ? [`const ${name} = await ${clientCall(request)};`, `console.log(${result});`]
      : readItems(request)),
  ].join('\n');
}

/** The items of a stream, each as it comes. */
function readItems(request: SampleRequest): string[] {
  const name = request.stream === 'events' ? 'event' : 'item';
  return [`for await (const ${name} of await ${clientCall(request)}) {`, `  console.log(${name});`, '}'];
}

/** The pattern that the response is assigned to, and the name of the variable to print. */
function resultNames({ result }: SampleRequest): [pattern: string, name: string] {
  if (result === undefined) return ['answer', 'answer'];
  const isFree = isVariableName(result) && !['createClient', 'readFile', 'web'].includes(result);
  if (isFree) return [`{ ${result} }`, result];
  return [`{ ${javascriptKey(result)}: answer }`, 'answer'];
}

/** A method of the client, such as `web.agent.start`. */
function method(name: string): string {
  return `web${name.split('.').map(javascriptMember).join('')}`;
}

/** The call alone, such as `web.map({ url: 'https://example.com' })`. */
export function clientCall(request: SampleRequest): string {
  const { operation, pathValues, body, parts } = request;
  const query = { ...request.query, ...(request.querystring?.value as object | undefined) };
  if (parts?.some(({ kind }) => kind === 'file'))
    return uploadCall(method(operation.sdkMethod), pathValues, parts);
  const values = [
    ...Object.values(pathValues),
    ...(Object.keys(query).length > 0 ? [query] : []),
    ...(body === undefined ? [] : [body]),
  ];
  const call = method(operation.sdkMethod);
  const line = `${call}(${values.map((value) => javascript(value)).join(', ')})`;
  if (values.length < 2 || line.length < 60) return line;
  return `${call}(\n${values.map((value) => `  ${javascript(value, '  ')},\n`).join('')})`;
}

/** A call with a form of parts, its files read from the disk. */
function uploadCall(call: string, pathValues: Record<string, string>, parts: readonly SamplePart[]): string {
  const names = [...new Set(parts.map(({ name }) => name))];
  const members = names.map((name) => {
    const values = parts.filter((part) => part.name === name).map(partValue);
    return `  ${javascriptKey(name)}: ${values.length > 1 ? `[${values.join(', ')}]` : values[0]},`;
  });
  const input = Object.values(pathValues).map((value) => `${javascript(value)}, `);
  return [`${call}(${input.join('')}{`, ...members, '})'].join('\n');
}

function partValue({ kind, value, type }: SamplePart): string {
  if (kind !== 'file') return javascript(value, '  ');
  const options = type === undefined ? '' : `, { type: ${javascript(type)} }`;
  return `new File([await readFile(${javascript(value)})], ${javascript(value)}${options})`;
}
