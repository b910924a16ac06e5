import type { MonitorDiff, MonitorPage } from '@web-data/types';
import type { PageModel } from '../../pages/model/page-model.ts';
import type { ContentThreads } from '../../pages/threads/content-threads.ts';

type Judgment = NonNullable<MonitorPage['judgment']>;

/** JSON Schema of a judgement. */
const SCHEMA = {
  type: 'object',
  required: ['meaningful', 'confidence', 'reason'],
  properties: {
    meaningful: { type: 'boolean' },
    confidence: { type: 'string', enum: ['high', 'medium', 'low'] },
    reason: { type: 'string', maxLength: 1000 },
  },
};
/** Maximum number of characters of a difference that the model receives. */
const MAX_DIFF_CHARS = 20_000;
const JUDGE_MS = 60_000;

export interface JudgeOptions {
  model: PageModel;
  threads: ContentThreads;
  teamId: string;
  goal: string;
  signal: AbortSignal;
}

/**
 * Asks the model whether a change matters to a goal. Returns its judgement and the credits of its responses; undefined
 * when the model declines or fails.
 */
export async function judge(
  { url, diff }: { url: string; diff: MonitorDiff },
  { model, threads, teamId, goal, signal }: JudgeOptions,
): Promise<{ judgment: Judgment; credits: number } | undefined> {
  const prompt = `Somebody watches a page and is interested in this: ${goal}\nBelow is what changed on the page. Say in "meaningful" whether the change matters to that interest, in "confidence" how sure you are, and in "reason" why, in one sentence.`;
  const markdown = (diff.text ?? JSON.stringify(diff.json)).slice(0, MAX_DIFF_CHARS);
  const until = AbortSignal.any([signal, AbortSignal.timeout(JUDGE_MS)]);
  try {
    const extraction = await model.extract(
      { prompt, schema: SCHEMA, url, markdown },
      { signal: until, check: (data) => threads.run('check', [SCHEMA, data], { teamId, signal: until }) },
    );
    if ('declined' in extraction) return undefined;
    return { judgment: extraction.data as Judgment, credits: extraction.attempts * model.stepCredits };
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
