import type { ServerConfig } from '../../config/server-config.ts';
import { deterministicRunner } from './deterministic-runner.ts';
import type { AgentRunner } from './runner.ts';
import type { ToolServices } from './tools.ts';

/** The runner of a server: with a model where one is configured, else the one that needs none. */
export async function runnerOf(config: ServerConfig, tools: ToolServices): Promise<AgentRunner> {
  const {
    agentModelUrl: url,
    agentModelKey: key,
    agentModelName: name,
    agentStepCredits: stepCredits,
  } = config;
  if (url === undefined) return deterministicRunner(tools);
  const { modelRunner } = await import('./model-runner.ts'); // Nothing else needs its libraries.
  return modelRunner(tools, { url, key, name, stepCredits });
}
