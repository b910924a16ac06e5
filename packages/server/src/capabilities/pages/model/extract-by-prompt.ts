import { FetchError } from '@web-data/net';
import { reject } from '@web-data/validator';
import type { PageModel, PageQuestion } from './page-model.ts';
import type { ContentThreads, RunOptions } from '../threads/content-threads.ts';

export interface ExtractServices {
  model: PageModel;
  threads: ContentThreads;
  /** Returns team, signal and remaining time for the next task. */
  getRunOptions(): RunOptions & { timeoutMs: number };
}

/**
 * Extracts the data that the prompt of a request describes, with a model.
 * @returns the data and the credits of the model calls.
 * @throws {Rejection} 422 when the model finds no data that conforms, 503 when the model fails; {FetchError}
 * `Timeout` when it takes too long.
 */
export async function extractByPrompt(
  question: PageQuestion,
  { model, threads, getRunOptions }: ExtractServices,
): Promise<{ json: unknown; credits: number }> {
  const { schema } = question;
  const { timeoutMs, signal: outerSignal } = getRunOptions();
  const late = AbortSignal.timeout(timeoutMs);
  const signal = outerSignal === undefined ? late : AbortSignal.any([outerSignal, late]);
  const check = async (data: unknown): Promise<string | undefined> =>
    schema === undefined ? undefined : threads.run('check', [schema, data], getRunOptions());
  const extraction = await model.extract(question, { signal, check }).catch((cause: unknown) => {
    if (outerSignal?.aborted) throw outerSignal.reason;
    if (late.aborted) throw new FetchError('Timeout', 'The model takes too long.', { cause });
    throw reject('ServiceUnavailable', { headers: { 'Retry-After': '10' }, cause });
  });
  if ('declined' in extraction)
    throw reject('UnprocessableEntity', {
      message: `The model found nothing on the page that answers the prompt: ${extraction.declined}`,
    });
  return { json: extraction.data, credits: extraction.attempts * model.stepCredits };
}
