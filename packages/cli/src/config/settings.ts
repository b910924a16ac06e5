import { UsageError } from '../failure.ts';
import { notify } from '../io.ts';
import type { Io } from '../io.ts';
import type { CommonOptions } from '../commands/parse.ts';
import { withScheme } from '../commands/scheme.ts';
import { isOpenToOthers, profilesPath, readProfiles } from './profiles.ts';

/** Default URL of the service: localhost, as in the client. */
export const DEFAULT_SERVICE = 'http://127.0.0.1:3000';

/** URL and key of the service. */
export interface Settings {
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

/**
 * Resolves the settings: flags win over the environment, the environment over the file. @throws UsageError for an
 * unknown profile
 */
export function resolveSettings(io: Io, { apiKey, baseUrl, profile }: CommonOptions): Settings {
  const { env } = io;
  const { current, profiles } = readProfiles(env);
  const named = profile ?? env['WEB_DATA_PROFILE'];
  const name = named ?? current;
  const stored = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (named !== undefined && !stored) {
    const names = Object.keys(profiles).join(', ') || 'none yet';
    throw new UsageError(
      `There is no profile ${JSON.stringify(named)} (there are: ${names}). Run \`webdata login --profile ${named}\`.`,
    );
  }
  if (stored && isOpenToOthers(env))
    notify(io, `webdata: others can read ${profilesPath(env)}. Run \`chmod 600\` on it.`);
  const address = baseUrl ?? env['WEB_DATA_BASE_URL'] ?? stored?.baseUrl;
  return {
    apiKey: apiKey ?? env['WEB_DATA_API_KEY'] ?? stored?.apiKey,
    baseUrl: address === undefined ? undefined : withScheme(address),
  };
}
