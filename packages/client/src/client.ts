import { createAgent } from './agent.ts';
import type { Agent } from './agent.ts';
import type { Api } from './api.ts';
import { createBind } from './bind.ts';
import { createMethods } from './generated/methods.ts';
import type { Methods } from './generated/methods.ts';
import { createLowLevel } from './low-level.ts';
import type { ClientOptions } from './options.ts';
import { readSettings } from './settings.ts';

/** The Web Data API as methods, and by path under `api`. */
export interface WebData extends Methods {
  agent: Agent;
  /** Calls by method and path: `web.api.POST('/map', { body: { url } })`. Takes middleware with `use`. */
  api: Api;
}

/**
 * A client of the Web Data API.
 * @throws TypeError when an option cannot be; the message names it and says what to give
 * @example
 * const web = createClient({ apiKey: 'wd_…', baseUrl: 'https://api.example.com' });
 * const { links } = await web.map({ url: 'https://example.com' });
 */
export function createClient(options: ClientOptions = {}): WebData {
  const settings = readSettings(options);
  const lowLevel = createLowLevel(settings);
  const methods = createMethods(createBind(settings, lowLevel));
  return { ...methods, agent: createAgent(methods.agent), api: lowLevel.api };
}
