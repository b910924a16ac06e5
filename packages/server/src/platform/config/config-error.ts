/** A configuration that cannot be used. The message is one sentence that names the location and the remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
