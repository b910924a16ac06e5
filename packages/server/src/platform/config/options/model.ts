import { decimal, integer, text, url, word } from '../option.ts';
import type { OptionsOf } from '../option.ts';

/** Options about the language model. */
export interface ModelConfig {
  agentModelUrl: string | undefined;
  agentModelKey: string | undefined;
  agentModelName: string;
  agentStepCredits: number;
  agentMaxTokens: number;
  agentContextTokens: number;
  agentTemperature: number | undefined;
  agentRunTokens: number;
  agentToolMode: 'native' | 'text' | 'json' | 'schema';
}

export const modelOptions: OptionsOf<ModelConfig> = {
  agentModelUrl: url({
    env: 'WEB_DATA_AGENT_MODEL_URL',
    description:
      'Base URL of an OpenAI-compatible model for agent runs and scrapes with a prompt, such as `https://models.example.com/v1`; runs and scrapes work without a model when unset.',
    default: undefined,
    schemes: ['http:', 'https:'],
  }),
  agentModelKey: text({
    env: 'WEB_DATA_AGENT_MODEL_KEY',
    description: 'Bearer token for the model.',
    default: undefined,
    secret: true,
  }),
  agentModelName: text({
    env: 'WEB_DATA_AGENT_MODEL_NAME',
    description: 'Name of the model, as its endpoint knows it.',
    default: 'default',
  }),
  agentStepCredits: integer({
    env: 'WEB_DATA_AGENT_STEP_CREDITS',
    description:
      'Credits of each response of the model in an agent run, or in a scrape with a prompt; pages and maps cost theirs on top.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  agentMaxTokens: integer({
    env: 'WEB_DATA_AGENT_MAX_TOKENS',
    description: 'Tokens of one answer of the model at most; a small model may take fewer than the default.',
    default: 16_384,
    min: 64,
    max: 1_000_000,
  }),
  agentContextTokens: integer({
    env: 'WEB_DATA_AGENT_CONTEXT_TOKENS',
    description:
      'Tokens of pages and lists that the model sees at once, a token counted as four characters: set it below the context window of a small model. The oldest are dropped first.',
    default: 100_000,
    min: 500,
    max: 10_000_000,
  }),
  agentRunTokens: integer({
    env: 'WEB_DATA_AGENT_RUN_TOKENS',
    description:
      'Tokens of one agent run at most, those that the model reads and those that it writes together, as its endpoint counts them. A run that needs more fails, and costs nothing.',
    default: 2_000_000,
    min: 1000,
    max: 1_000_000_000,
  }),
  agentTemperature: decimal({
    env: 'WEB_DATA_AGENT_TEMPERATURE',
    description:
      'Temperature of the model, from 0 for the same answer each time; that of its endpoint when unset.',
    default: undefined,
    min: 0,
    max: 2,
  }),
  agentToolMode: word<ModelConfig['agentToolMode']>({
    env: 'WEB_DATA_AGENT_TOOL_MODE',
    description:
      'How the model calls tools: `native` by the protocol of its endpoint, `text` by JSON in its answers, for endpoints and models that take no tools; `json` and `schema` as `text`, where the endpoint can hold each answer to a JSON object, or to a JSON Schema of calls and results (`response_format`). Calls written as text are understood in all of them.',
    default: 'native',
    values: ['native', 'text', 'json', 'schema'],
  }),
};
