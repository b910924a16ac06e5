import { reject } from '@web-data/validator';
import { fetchHandler } from '@web-data/validator/fetch';
import type { Trial, TrialResponse } from './trial.ts';

type Options = Parameters<typeof fetchHandler>[0];

/**
 * Responds to a request as the service would, without a service: validates it with the code of the server, and returns
 * the selected documented response for a valid one.
 */
export async function respondInPage(
  trial: Trial,
  response: TrialResponse,
  request: Request,
): Promise<Response> {
  const handler = (): unknown =>
    'error' in response ? reject(response.error as never) : { status: response.status, body: response.body };
  const handle = fetchHandler({
    partial: true,
    authenticate: () => ({}),
    handlers: { [trial.operation]: handler },
  } as unknown as Options);
  return handle(request);
}
