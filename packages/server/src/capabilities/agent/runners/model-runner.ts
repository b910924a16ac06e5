import { FetchError } from '@web-data/net';
import type { LanguageModel, ModelMessage } from 'ai';
import { parseOutput } from './model/output.ts';
import { Conversation } from './model/conversation.ts';
import { EndpointFailure } from './model/endpoint-failure.ts';
import { EndpointState } from './model/endpoint-state.ts';
import { instructions, buildTask } from './model/instructions.ts';
import { modelTools } from './model/model-tools.ts';
import { openModel } from './model/open-model.ts';
import type { ModelOptions } from './model/open-model.ts';
import { progress, rejectRun, schemaFailure, completeRun } from './report.ts';
import type { AgentRunner, RunContext, RunResult } from './runner.ts';
import { Tools } from './tools.ts';
import type { ToolServices } from './tools.ts';

/** Number of times that the model may correct an output that does not conform. */
const MAX_REPAIRS = 3;
const MENDED = 'Answer again, mended, as JSON only.';
/** Results may only state facts of pages that were read. */
const NOTHING_READ = 'The model answered without having read a page that has content.';
const READ_FIRST = 'Read the pages that state it, then answer as JSON only.';

/**
 * Creates a runner that uses a model behind an OpenAI-compatible endpoint. The model has the tools map and scrape, and
 * browse where there is a browser. The text of pages reaches it as marked data. Its output counts only after it has
 * read a page, is checked against the schema of the task, and may be corrected a few times. While the endpoint is down,
 * jobs are rejected at their start with a `Retry-After`, instead of failing later.
 */
export function modelRunner(services: ToolServices, options: ModelOptions): AgentRunner {
  const model = openModel(options);
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
        return await run(services, { ...options, ...conversation }, model, context);
      } catch (error) {
        if (error instanceof EndpointFailure && error.isGeneral) endpoint.failed(since);
        throw error;
      }
    },
  };
}

type ConversationSettings = ModelOptions & { onResponse(): void };

async function run(
  services: ToolServices,
  options: ConversationSettings,
  model: LanguageModel,
  context: RunContext,
): Promise<RunResult> {
  const own = new Tools(services, context);
  let hasFailed = true;
  try {
    const result = await converse(services, options, model, context, own);
    hasFailed = false;
    return result;
  } finally {
    await own.close({ hasFailed });
  }
}

async function converse(
  services: ToolServices,
  { stepCredits, onResponse }: ConversationSettings,
  model: LanguageModel,
  context: RunContext,
  own: Tools,
): Promise<RunResult> {
  const tools = modelTools(own);
  const system = instructions(tools.boundary);
  const conversation = new Conversation({
    model,
    system,
    tools: tools.set,
    context,
    stepCredits,
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
    const hasRead = tools.read.size > 0;
    problem = output.kind === 'unreadable' ? output.problem : NOTHING_READ;
    if (output.kind === 'data' && hasRead) problem = await problemOf(services, context, output.data);
    if (output.kind === 'data' && problem === '') {
      await progress(context, 'finalizing', 'The answer conforms to what was asked for.');
      return completeRun(context, output.data, sourcesRead(output.sources, tools.read));
    }
    messages = [
      ...reply.messages,
      { role: 'user', content: `${problem} ${problem === NOTHING_READ ? READ_FIRST : MENDED}` },
    ];
  }
  if (problem === NOTHING_READ)
    return rejectRun(`${problem} Give the pages in \`urls\`, or ask for what pages state.`);
  return rejectRun(`The model gave no answer that conforms: ${problem}`);
}

/** Returns why the data does not conform; an empty string when it does, or without a schema. */
async function problemOf({ threads }: ToolServices, context: RunContext, data: unknown): Promise<string> {
  const { schema } = context.request;
  if (schema === undefined) return '';
  try {
    const { identity, signal } = context;
    const problem = await threads.run('check', [schema, data], { teamId: identity.teamId, signal });
    return problem === undefined ? '' : `The data does not conform to the schema: ${problem}`;
  } catch (error) {
    if (error instanceof FetchError && error.code === 'MalformedResponse')
      return 'The data is too large, or nested too deeply, to be checked.';
    throw schemaFailure(error);
  }
}

/** Drops sources that this run has not read, whatever the model says. */
function sourcesRead(cited: Record<string, string>, read: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cited).filter(([, url]) => read.has(url)));
}
