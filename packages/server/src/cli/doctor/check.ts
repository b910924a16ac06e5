/** The result of one check. */
export interface Finding {
  /** What was checked, such as `disk`. */
  name: string;
  /** `skipped` for what is not configured. */
  state: 'ok' | 'warning' | 'failed' | 'skipped';
  /** What was found, and the remedy where something is wrong. */
  message: string;
}

/** One thing that a server depends on. */
export interface Check {
  name: string;
  /** Returns what was found; an error fails the check. */
  run(): Promise<Omit<Finding, 'name'>>;
}

/** Milliseconds that one check may take. */
const CHECK_MS = 20_000;

/** Runs checks at once. An error or a check that takes too long is a failure with its message. */
export function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new Error(`It did not answer within ${CHECK_MS / 1000} s.`)),
          CHECK_MS,
        );
      });
      try {
        return { name, ...(await Promise.race([run(), late])) };
      } catch (error) {
        return { name, ...failed(error instanceof Error ? error.message : String(error)) };
      } finally {
        clearTimeout(timer);
      }
    }),
  );
}

export const ok = (message: string): Omit<Finding, 'name'> => ({ state: 'ok', message });
export const warning = (message: string): Omit<Finding, 'name'> => ({ state: 'warning', message });
export const failed = (message: string): Omit<Finding, 'name'> => ({ state: 'failed', message });
export const skipped = (message: string): Omit<Finding, 'name'> => ({ state: 'skipped', message });
