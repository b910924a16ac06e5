/** A target for log lines: `console`, or any logger with these two methods. */
export interface Logger {
  debug: (message: string, facts: object) => unknown;
  warn: (message: string, facts: object) => unknown;
}

/** @throws TypeError naming the method that is missing */
export function checkLogger(logger: Logger | undefined): void {
  for (const name of ['debug', 'warn'] as const) {
    if (typeof (logger ?? console)[name] !== 'function')
      throw new TypeError(`logger.${name} must be a function.`);
  }
}

/** Writes a line, without the key, headers or bodies. A logger that throws does not end the call. */
export function log(logger: Logger | undefined, level: keyof Logger, what: string, facts: object): void {
  try {
    logger?.[level](`web-data ${what}`, facts);
  } catch {
    // An error of the logger itself cannot be logged.
  }
}
