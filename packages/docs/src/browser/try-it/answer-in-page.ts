import { reject } from '@web-data/validator';
import { fetchHandler } from '@web-data/validator/fetch';
import type { Trial, TrialResponse } from './trial.ts';

type Options = Parameters<typeof fetchHandler>[0];

/**
 * Answers a request as the service would, without one: it is validated by the code that stands before servers, and a
 * valid one gets the documented answer that was chosen.
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
