import { connect, createHooks } from '@web-data/client/operations';
import { createProxyFetch } from '@web-data/client/proxy';
import type { Service } from '@web-data/client/tools';
import type { CommonOptions } from '../commands/parse.ts';
import { resolveSettings } from '../config/settings.ts';
import { UsageError } from '../failure.ts';
import { notify } from '../io.ts';
import type { Io } from '../io.ts';

/**
 * Creates the service of the flags, environment and file. @throws an error of status 401 without a key; UsageError for
 * invalid options
 */
export function createService(io: Io, options: CommonOptions): Service {
  const { apiKey, baseUrl } = resolveSettings(io, options);
  if (!apiKey) throw Object.assign(new Error('There is no API key.'), { status: 401 });
  const hooks = createHooks({
    onRetry: ({ waitMs, error }) => {
      if (!options.quiet)
        notify(io, `webdata: ${error.message} Trying again in ${Math.ceil(waitMs / 1000)} s.`);
    },
  });
  try {
    return connect({
      apiKey,
      baseUrl,
      fetch: createProxyFetch(io.env),
      hooks,
      ...(!options.wait && { retry: false as const }),
    });
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
}
