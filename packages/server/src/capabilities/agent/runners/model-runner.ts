import type { LanguageModel, ModelMessage } from 'ai';
import { parseOutput } from './model/output.ts';
import { Conversation } from './model/conversation.ts';
import { EndpointFailure } from './model/endpoint-failure.ts';
import { EndpointState } from './model/endpoint-state.ts';
import { instructions, buildTask } from './model/instructions.ts';
import { judge, NOTHING_READ } from './model/judge.ts';
import { modelTools } from './model/model-tools.ts';
import { openModel } from './model/open-model.ts';
import type { ModelOptions } from './model/open-model.ts';
import { createRunFormat } from './model/response-format.ts';
import { progress, rejectRun, completeRun } from './report.ts';
import type { AgentRunner, RunContext, RunResult } from './runner.ts';
import { Tools } from './tools.ts';
import type { ToolServices } from './tools.ts';

/** Number of times that the model may correct an output that does not conform. */
const MAX_REPAIRS = 3;

/**
 * Creates a runner that uses a model behind an OpenAI-compatible endpoint. The model has the tools of
 * `modelTools`. The text of pages reaches it as marked data. Its output counts only after it has
 * read a page. Each of its values must be found in the pages that the run read, and all of it is checked against the
 * schema of the task; it may be corrected a few times. While the endpoint is down,
 * jobs are rejected at their start with a `Retry-After`, instead of failing later.
 */
export function modelRunner(services: ToolServices, options: ModelOptions): AgentRunner {
  const browsing = openModel(options, createRunFormat(true));
  const reading = openModel(options, createRunFormat(false));
  const endpoint = new EndpointState();
  return {
    accepts() {
      endpoint.requireUp();
      return true;
    },
    async run(context) {
      const since = Date.now();
      try {
        const conversation = { onResponse: () => endpoint.noteResponse() };
        return await run(services, { ...options, ...conversation }, { browsing, reading }, context);
      } catch (error) {
        if (error instanceof EndpointFailure && error.isGeneral) endpoint.failed(since);
        throw error;
      }
    },
  };
}

/** The model, by whether there is a browser in which it can act. */
interface Models {
  browsing: LanguageModel;
  reading: LanguageModel;
}

type ConversationSettings = ModelOptions & { onResponse(): void };

async function run(
  services: ToolServices,
  options: ConversationSettings,
  models: Models,
  context: RunContext,
): Promise<RunResult> {
  const own = new Tools(services, context);
  let hasFailed = true;
  try {
    const model = own.canBrowse ? models.browsing : models.reading;
    const result = await converse(services, options, model, context, own);
    hasFailed = false;
    return result;
  } finally {
    await own.close({ hasFailed });
  }
}

async function converse(
  services: ToolServices,
  { onResponse, ...settings }: ConversationSettings,
  model: LanguageModel,
  context: RunContext,
  own: Tools,
): Promise<RunResult> {
  const tools = modelTools(own, context.request);
  const system = instructions(tools.boundary);
  const conversation = new Conversation({
    model,
    system,
    tools: tools.set,
    context,
    settings,
    onResponse,
  });
  await progress(context, 'working', 'The model works on the task.');
  let messages: ModelMessage[] = [{ role: 'user', content: buildTask(context.request) }];
  let problem = '';
  for (let attempt = 0; attempt <= MAX_REPAIRS; attempt++) {
    if (problem !== '') await progress(context, 'working', `The model mends its answer: ${problem}`);
    const reply = await conversation.say(messages);
    const output = parseOutput(reply);
    if (output.kind === 'refused') return rejectRun(output.reason);
    const judged = await judge(services, context, output, {
      read: tools.read,
      isLast: attempt === MAX_REPAIRS,
    });
    if (judged.problem === undefined) {
      await progress(context, 'finalizing', judged.message);
      return completeRun(context, judged.data, judged.sources, judged.warning);
    }
    problem = judged.problem;
    messages = [...reply.messages, { role: 'user', content: `${problem} ${judged.request}` }];
  }
  if (problem === NOTHING_READ)
    return rejectRun(`${problem} Give the pages in \`urls\`, or ask for what pages state.`);
  return rejectRun(`The model gave no answer that conforms: ${problem}`);
}
