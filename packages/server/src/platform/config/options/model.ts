import { integer, text, url } from '../option.ts';
import type { OptionsOf } from '../option.ts';

/** Options about the language model. */
export interface ModelConfig {
  agentModelUrl: string | undefined;
  agentModelKey: string | undefined;
  agentModelName: string;
  agentStepCredits: number;
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
};
