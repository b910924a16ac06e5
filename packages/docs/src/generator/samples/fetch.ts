import { address } from './address.ts';
import { javascript } from './literals.ts';
import type { SampleRequest } from './request.ts';

/** The request with `fetch` alone, as a module that runs in Node.js. */
export function fetchSample(request: SampleRequest): string {
  const { method } = request.operation;
  const { body, result } = request;
  const headers = ['    Authorization: `Bearer ${process.env.WEB_DATA_API_KEY}`,'];
  if (body !== undefined) headers.push("    'Content-Type': 'application/json',");
  return [
    `const response = await fetch('${address(request)}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers,
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${javascript(body, '  ')}),`]),
    '});',
    'const answer = await response.json();',
    'if (!response.ok) throw new Error(`${response.status} ${answer.error}`);',
    `console.log(answer${result ? `.${result}` : ''});`,
  ].join('\n');
}
