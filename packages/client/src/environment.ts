import type { ServiceOptions } from './service-options.ts';

/**
 * Fills missing options from the environment.
 * @throws TypeError when neither has a key
 */
export function withEnvironment<Options extends ServiceOptions>(options: Options): Options {
  const apiKey = options.apiKey ?? readEnvironment('WEB_DATA_API_KEY');
  if (!apiKey) throw new TypeError('apiKey is missing; give it, or set WEB_DATA_API_KEY.');
  return { ...options, apiKey, baseUrl: options.baseUrl ?? readEnvironment('WEB_DATA_BASE_URL') };
}

/** A variable of the environment, where the runtime has one and allows to read it. */
function readEnvironment(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
    return process?.env?.[name];
  } catch {
    // Deno without permission to read the environment.
    return undefined;
  }
}
