import { javascript } from './literals.ts';
import type { SampleRequest } from './request.ts';

/** How a program makes the client that the samples use. */
export function clientSetup(baseUrl: string): string {
  return [
    "import { createClient } from '@web-data/client';",
    '',
    '// The API key is read from WEB_DATA_API_KEY.',
    `const web = createClient({ baseUrl: '${baseUrl}' });`,
  ].join('\n');
}

/** The request with the client of this API. */
export function typescriptSample(request: SampleRequest): string {
  const { result = 'answer', baseUrl } = request;
  const name = request.result ? `{ ${result} }` : result;
  return [
    clientSetup(baseUrl),
    '',
    `const ${name} = await ${clientCall(request)};`,
    `console.log(${result});`,
  ].join('\n');
}

/** The call alone, such as `web.map({ url: 'https://example.com' })`. */
export function clientCall({ operation, pathValues, query, body }: SampleRequest): string {
  const values = [
    ...Object.values(pathValues),
    ...(Object.keys(query).length > 0 ? [query] : []),
    ...(body === undefined ? [] : [body]),
  ];
  const call = `web.${operation.sdkMethod}`;
  const line = `${call}(${values.map((value) => javascript(value)).join(', ')})`;
  if (values.length < 2 || line.length < 60) return line;
  return `${call}(\n${values.map((value) => `  ${javascript(value, '  ')},\n`).join('')})`;
}
