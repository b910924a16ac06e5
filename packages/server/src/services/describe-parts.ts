import type { ServerConfig } from '../platform/config/server-config.ts';

/**
 * Describes what a server has beyond pages that need no script: a line each about its browser, its model and its search, with
 * what to do where one is missing.
 */
export function describeParts(
  { agentModelUrl, agentModelName, searchProvider }: ServerConfig,
  { browserLine, search }: { browserLine: string; search: string },
): string[] {
  return [
    browserLine,
    agentModelUrl === undefined
      ? 'No model: agent runs and scrapes with a prompt follow rules alone. Name an OpenAI-compatible one in WEB_DATA_AGENT_MODEL_URL and WEB_DATA_AGENT_MODEL_NAME'
      : `Agent runs and scrapes with a prompt ask the model ${agentModelName} at ${new URL(agentModelUrl).host}`,
    searchProvider === 'index'
      ? `Searches look in ${search}. For the whole web, name a provider in WEB_DATA_SEARCH_PROVIDER`
      : `Searches look in ${search}`,
  ];
}
