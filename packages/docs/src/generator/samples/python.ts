import { address } from './address.ts';
import { python } from './literals.ts';
import type { SampleRequest } from './request.ts';

/** The request with Python's requests library. */
export function pythonSample(request: SampleRequest): string {
  const { body, result } = request;
  return [
    'import os',
    '',
    'import requests',
    '',
    `response = requests.${request.operation.method.toLowerCase()}(`,
    `    "${address(request)}",`,
    `    headers={"Authorization": f"Bearer {os.environ['WEB_DATA_API_KEY']}"},`,
    ...(body === undefined ? [] : [`    json=${python(body, '    ')},`]),
    '    timeout=60,',
    ')',
    'response.raise_for_status()',
    `print(response.json()${result ? `["${result}"]` : ''})`,
  ].join('\n');
}
