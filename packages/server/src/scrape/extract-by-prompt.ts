import { SiteMapError } from '@web-data/site-map/fetch';
import { reject } from '@web-data/validator';
import type { PageModel, PageQuestion } from './page-model.ts';
import type { ContentThreads, RunOptions } from './threads/content-threads.ts';

export interface ExtractServices {
  model: PageModel;
  threads: ContentThreads;
  /** Time and turns for whatever comes next. */
  turn(): RunOptions & { timeoutMs: number };
}

/**
 * Extracts what the prompt of a request asks for, with a model.
 * @returns the data and the credits of the answers that it took.
 * @throws {Rejection} 422 when the model finds no data that conforms, 503 when it cannot be asked; {SiteMapError}
 * `Timeout` when it takes too long.
 */
export async function extractByPrompt(
  question: PageQuestion,
  { model, threads, turn }: ExtractServices,
): Promise<{ json: unknown; credits: number }> {
  const { schema } = question;
  const { timeoutMs, signal: given } = turn();
  const late = AbortSignal.timeout(timeoutMs);
  const signal = given === undefined ? late : AbortSignal.any([given, late]);
  const check = async (data: unknown): Promise<string | undefined> =>
    schema === undefined ? undefined : threads.run('check', [schema, data], turn());
  const answer = await model.extract(question, { signal, check }).catch((cause: unknown) => {
    if (given?.aborted) throw given.reason;
    if (late.aborted) throw new SiteMapError('Timeout', 'The model takes too long.', { cause });
    throw reject('ServiceUnavailable', { headers: { 'Retry-After': '10' }, cause });
  });
  if ('refused' in answer)
    throw reject('UnprocessableEntity', {
      message: `The model found nothing on the page that answers the prompt: ${answer.refused}`,
    });
  return { json: answer.data, credits: answer.answers * model.stepCredits };
}
