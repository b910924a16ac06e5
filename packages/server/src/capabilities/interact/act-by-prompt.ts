import { reject } from '@web-data/validator';
import type { InteractAction, InteractResult } from '@web-data/types';
import { cutText } from '../../platform/cut-text.ts';
import type { PageModel } from '../pages/model/page-model.ts';
import { act } from './act.ts';
import type { ActServices } from './act.ts';
import { browseActions, parseActions } from './browse-actions.ts';
import type { Open } from './sessions.ts';

/** Max rounds of a task: in each the model reads the page and chooses actions. */
const MAX_ROUNDS = 10;
/** Max characters of a page that the model receives. */
const MAX_PAGE = 20_000;
const SNAPSHOT: InteractAction = { type: 'snapshot' };

/** What the model gives in each round. */
interface Step {
  done: boolean;
  output?: string;
  actions?: unknown;
}

const SCHEMA = {
  type: 'object',
  required: ['done'],
  properties: {
    done: { type: 'boolean', description: 'Whether the task is done. Then no action is taken.' },
    output: { type: 'string', description: 'What the task asks to say; only when it is done.' },
    actions: browseActions,
  },
};

/** How a task ended. */
export interface PromptOutcome {
  completed: boolean;
  /** What the model answers, or why the task was not done. */
  output: string;
  results: InteractResult[];
}

/**
 * Has a model do a task in a session. It sees the elements of the page and what became of its last actions, chooses the
 * next ones, and says when the task is done. Each of its responses costs credits of the session.
 * @throws {Rejection} 402 without credits for the first response; 503 when the model fails or takes too long; as {@link act}
 */
export async function actByPrompt(
  open: Open,
  task: string,
  { model, ...services }: ActServices & { model: PageModel },
): Promise<PromptOutcome> {
  const until = Date.now() + services.timeoutMs;
  const bounds = () => ({ ...services, timeoutMs: Math.max(1, until - Date.now()) });
  const results: InteractResult[] = [];
  let page = await readPage(open, bounds());
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const step = await ask(open, { model, task, page, results }, bounds());
    if (typeof step === 'string') return { completed: false, output: step, results };
    if (step.done) return { completed: true, output: step.output ?? '', results };
    const actions = parseActions(step.actions);
    if (typeof actions === 'string') return { completed: false, output: actions, results };
    results.push(...(await act(open, actions, bounds())).results);
    page = await readPage(open, bounds());
  }
  return { completed: false, output: `The task was not done within ${MAX_ROUNDS} steps.`, results };
}

async function readPage(open: Open, bounds: ActServices): Promise<InteractResult> {
  const { results } = await act(open, [SNAPSHOT], bounds);
  return results.at(-1)!; // There is one for each action.
}

interface Question {
  model: PageModel;
  task: string;
  page: InteractResult;
  results: readonly InteractResult[];
}

/** @returns the step, or a sentence that says why there is none */
async function ask(
  open: Open,
  { model, task, page, results }: Question,
  { signal, timeoutMs }: ActServices,
): Promise<Step | string> {
  const done = results.map(({ type, message }) => `${type}: ${message}`).join('\n');
  const prompt = `Somebody has this task for you in the page of a browser: ${task}\nBelow is what was done so far, and the elements of the page, each with its ref. Give the next actions in "actions"; when the task is done, give "done" true and in "output" what it asks to say.`;
  // What actions say has names of elements, which are the page's words like all else of it.
  const markdown = cutText(
    `Done so far:\n${done || 'nothing'}\n\n${page.title}\n${page.snapshot ?? page.message}`,
    MAX_PAGE,
  );
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const step = await open.steps.run<Step | string>(model.stepCredits * model.maxAttempts, async () => {
    const extraction = await model
      .extract({ prompt, schema: SCHEMA, url: page.url, markdown }, { signal: limit, check })
      .catch((cause: unknown) => {
        if (signal.aborted) throw signal.reason;
        throw reject('ServiceUnavailable', { headers: { 'Retry-After': '10' }, cause });
      });
    if ('declined' in extraction) return { result: extraction.declined, credits: model.stepCredits };
    // `check` has read the data.
    return { result: extraction.data as Step, credits: extraction.attempts * model.stepCredits };
  });
  if (step !== undefined) return step;
  if (open.live.isOver) throw reject('SessionNotFound');
  if (results.length === 0) throw reject('InsufficientCredits');
  return 'The credits of the team do not suffice for a further step.';
}

/** Returns one sentence that says why data is no step; undefined when it is one. */
function check(data: unknown): Promise<string | undefined> {
  const { done, output, actions } = Object(data) as Partial<Step>;
  if (typeof done !== 'boolean') return Promise.resolve('done must be true or false.');
  if (output !== undefined && typeof output !== 'string') return Promise.resolve('output must be a text.');
  const parsed = done ? undefined : parseActions(actions);
  return Promise.resolve(typeof parsed === 'string' ? parsed : undefined);
}
