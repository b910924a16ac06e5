/** A configuration that cannot be used: one sentence that names the place and the remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
