import { generateText, stepCountIs } from 'ai';
import type { LanguageModel, ModelMessage, StepResult, ToolSet } from 'ai';
import { orchestrator } from '../../trace/trace-event.ts';
import type { EventContent } from '../../trace/trace-event.ts';
import { RunFailure } from '../runner.ts';
import type { RunContext } from '../runner.ts';
import type { Said } from './output.ts';
import type { ModelOptions } from './open-model.ts';
import { describeTools, parseTextToolCalls } from './text-tool-calls.ts';
import type { TextToolCall } from './text-tool-calls.ts';
import { RESULTS, truncateMessages } from './truncate-messages.ts';
import { EndpointFailure } from './endpoint-failure.ts';

/** Maximum number of model responses in one run, including those that call tools. */
const MAX_STEPS = 50;
/** Characters of a token, as the options count them. */
const TOKEN = 4;
/** Maximum number of characters of reasoning stored in the trace. */
const MAX_REASONING = 2000;
/** Maximum number of characters of a tool's name. */
const MAX_NAME = 100;

export interface ConversationOptions {
  model: LanguageModel;
  system: string;
  tools: ToolSet;
  context: RunContext;
  settings: Omit<ModelOptions, 'url' | 'key' | 'name'>;
  /** Called for each response of the model. */
  onResponse(): void;
}

/** The model's last output, and all messages so far. */
export interface Reply extends Said {
  messages: ModelMessage[];
}

/** The exchange with the model during a run. Its steps are bounded here, its credits by the run. */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #stop = new AbortController();
  #steps = 0;
  #tokens = 0;
  /** Characters of the messages of the current step. */
  #sent = 0;
  #failure: { error: unknown } | undefined;

  constructor(options: ConversationOptions) {
    this.#options = { ...options, tools: this.#watched(options.tools) };
  }

  /**
   * Sends messages to the model, which may use tools before it responds.
   * @throws any error of the run's `record`, also from within a tool; {EndpointFailure} when the endpoint fails.
   */
  async say(messages: ModelMessage[]): Promise<Reply> {
    for (;;) {
      const reply = await this.#generate(messages);
      const calls = parseTextToolCalls(reply.text, Object.keys(this.#options.tools));
      if (calls.length === 0) return reply;
      // The number of steps bounds this loop.
      messages = [...reply.messages, { role: 'user', content: await this.#callInText(calls) }];
    }
  }

  /** Calls tools that the model wrote in its text, and returns their results as a message. */
  async #callInText(calls: readonly TextToolCall[]): Promise<string> {
    const { tools, context } = this.#options;
    const abortSignal = AbortSignal.any([context.signal, this.#stop.signal]);
    const results = await Promise.all(
      calls.map(async ({ name, input }, index) => {
        const call = { toolCallId: `text-${index}`, messages: [], abortSignal, context: undefined };
        const result: unknown = await tools[name]!.execute?.(input as never, call as never);
        return `${name}: ${JSON.stringify(result)}`;
      }),
    );
    return [RESULTS, ...results].join('\n');
  }

  async #generate(messages: ModelMessage[]): Promise<Reply> {
    const { model, system, tools, context, settings } = this.#options;
    const isNative = settings.toolMode === 'native';
    try {
      const { text, finishReason, response } = await generateText({
        model,
        system: isNative ? system : `${system}\n${describeTools(tools)}`,
        messages,
        ...(isNative && { tools }),
        // The fetch of the endpoint retries: it knows which errors are transient, and heeds `Retry-After`.
        maxRetries: 0,
        maxOutputTokens: settings.maxTokens,
        ...(settings.temperature !== undefined && { temperature: settings.temperature }),
        stopWhen: stepCountIs(Math.max(1, MAX_STEPS - this.#steps)),
        abortSignal: AbortSignal.any([context.signal, this.#stop.signal]),
        prepareStep: (step) => this.#beforeStep(step.messages),
        onStepFinish: (step) => this.#afterStep(step),
      });
      if (this.#failure !== undefined) throw this.#failure.error;
      const denial = readDeclined(response.body);
      return { text, refusal: denial, finishReason, messages: [...messages, ...response.messages] };
    } catch (error) {
      if (this.#failure !== undefined) throw this.#failure.error;
      if (error instanceof RunFailure || context.signal.aborted) throw error;
      throw new EndpointFailure(error);
    }
  }

  async #beforeStep(messages: ModelMessage[]): Promise<{ messages: ModelMessage[] }> {
    this.#steps += 1;
    if (this.#steps > MAX_STEPS) {
      throw new RunFailure(`The model came to no end in ${MAX_STEPS} steps.`, { source: 'agent' });
    }
    const { runTokens, stepCredits } = this.#options.settings;
    if (this.#tokens >= runTokens) {
      const message = `The run reached its limit of ${runTokens} tokens: give fewer pages, or a shorter task.`;
      throw new RunFailure(message, { source: 'agent', retryable: false });
    }
    await this.#guarded(() => this.#options.context.record({ credits: stepCredits }));
    const fitting = truncateMessages(messages, this.#options.settings.contextTokens * TOKEN);
    this.#sent = JSON.stringify(fitting).length + this.#options.system.length;
    return { messages: fitting };
  }

  /** Stores the model's reasoning in the trace, and its invalid calls, which no tool reports. */
  async #afterStep({ content, reasoningText, toolCalls, usage }: StepResult<ToolSet>): Promise<void> {
    this.#options.onResponse();
    const stated = usage.totalTokens ?? (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
    // Some endpoints state no usage.
    this.#tokens += stated || Math.ceil((this.#sent + JSON.stringify(content).length) / TOKEN);
    const text = reasoningText?.trim().slice(0, MAX_REASONING);
    const thought: EventContent[] = text ? [{ type: 'reasoning.summary', text }] : [];
    const wrong = toolCalls.filter((call) => call.dynamic === true && call.invalid === true);
    const contents = [...thought, ...wrong.map(({ toolName }) => wrongCall(toolName))];
    if (contents.length === 0) return;
    const events = contents.map((content) => ({ producer: orchestrator, content }));
    await this.#guarded(() => this.#options.context.record({ events }));
  }

  /** Makes a tool that throws end the run; by default, the library would report the error to the model and continue. */
  #watched(tools: ToolSet): ToolSet {
    return Object.fromEntries(
      Object.entries(tools).map(([name, one]) => {
        const { execute } = one;
        if (execute === undefined) return [name, one];
        return [
          name,
          { ...one, execute: (input: never, call: never) => this.#guarded(async () => execute(input, call)) },
        ];
      }),
    );
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#failure ??= { error };
      this.#stop.abort(error);
      throw error;
    }
  }
}

function wrongCall(toolName: string): EventContent {
  const name = JSON.stringify(toolName.slice(0, MAX_NAME));
  const message = `The model called the tool ${name}, which there is not, or gave it an input of another shape.`;
  const error = { code: 'internal' as const, source: 'agent' as const, retryable: false, message };
  return { type: 'error.occurred', error, retryable: false };
}

/** Returns the refusal, which OpenAI's format separates from the text and the library drops. */
function readDeclined(body: unknown): string | undefined {
  const { choices } = (body ?? {}) as { choices?: { message?: { refusal?: unknown } }[] };
  const denial = choices?.[0]?.message?.refusal;
  return typeof denial === 'string' && denial !== '' ? denial : undefined;
}
