import { json } from './literals.ts';
import type { SampleRequest } from './request.ts';
import { address } from './address.ts';

/** The request as a curl command; the key comes from the environment. */
export function curlSample(request: SampleRequest): string {
  const { method } = request.operation;
  const implied = request.body === undefined ? 'GET' : 'POST';
  const lines = [
    `curl${method === implied ? '' : ` -X ${method}`} ${shellUrl(address(request))}`,
    `-H "Authorization: Bearer $WEB_DATA_API_KEY"`,
    ...(request.body === undefined
      ? []
      : [
          `-H 'Content-Type: application/json'`,
          `-d '${json(request.body)
            .replaceAll("'", String.raw`'\''`)
            .replaceAll('\n', '\n  ')}'`,
        ]),
  ];
  return lines.join(' \\\n  ');
}

function shellUrl(url: string): string {
  return /^[\w:/.-]+$/.test(url) ? url : `'${url}'`;
}
