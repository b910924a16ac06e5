import { expect, it } from 'vitest';
import { describeParts } from '../../src/services/describe-parts.ts';
import { loadConfig } from '../../src/platform/config/load.ts';
import type { ServerConfig } from '../../src/platform/config/server-config.ts';

it.each<[title: string, config: Partial<ServerConfig>, model: string, search: string]>([
  [
    'nothing configured says what to do for a model and for searches of the web',
    {},
    'No model: agent runs and scrapes with a prompt follow rules alone. Name an OpenAI-compatible one in WEB_DATA_AGENT_MODEL_URL and WEB_DATA_AGENT_MODEL_NAME',
    'Searches look in SEARCH. For the whole web, name a provider in WEB_DATA_SEARCH_PROVIDER',
  ],
  [
    'a model and a provider names both, and no path or token of their addresses',
    {
      agentModelUrl: 'https://models.example/v1?token=secret',
      agentModelName: 'small',
      searchProvider: 'searxng',
      searchUrl: 'https://search.example/',
    },
    'Agent runs and scrapes with a prompt ask the model small at models.example',
    'Searches look in SEARCH',
  ],
])('a server with %s', async (_, own, model, search) => {
  const config = await loadConfig(own, {});
  const services = { browserLine: 'No browser', search: 'SEARCH' };
  expect(describeParts(config, services)).toEqual(['No browser', model, search]);
});
