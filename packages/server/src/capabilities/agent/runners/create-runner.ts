import type { ServerConfig } from '../../../platform/config/server-config.ts';
import type { PageModel } from '../../pages/model/page-model.ts';
import { deterministicRunner } from './deterministic-runner.ts';
import type { ModelOptions } from './model/open-model.ts';
import type { AgentRunner } from './runner.ts';
import type { ToolServices } from './tools.ts';

/** Creates the runner of a server: with a model if one is configured, else the deterministic one. */
export async function createRunner(config: ServerConfig, tools: ToolServices): Promise<AgentRunner> {
  const options = modelOf(config);
  if (options === undefined) return deterministicRunner(tools);
  const { modelRunner } = await import('./model-runner.ts'); // Loads its libraries only when needed.
  return modelRunner(tools, options);
}

/** Creates the model that extracts data for scrapes; undefined where none is configured. */
export async function createPageModel(config: ServerConfig): Promise<PageModel | undefined> {
  const options = modelOf(config);
  if (options === undefined) return undefined;
  const { pageModel } = await import('./model/page-model.ts');
  return pageModel(options);
}

function modelOf(config: ServerConfig): ModelOptions | undefined {
  const {
    agentModelUrl: url,
    agentModelKey: key,
    agentModelName: name,
    agentStepCredits: stepCredits,
  } = config;
  const { agentMaxTokens: maxTokens, agentContextTokens: contextTokens } = config;
  const { agentTemperature: temperature, agentToolMode: toolMode, agentRunTokens: runTokens } = config;
  if (url === undefined) return undefined;
  return { url, key, name, stepCredits, maxTokens, contextTokens, runTokens, temperature, toolMode };
}
