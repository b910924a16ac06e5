/** An environment variable, where the runtime has an environment and allows to read it. */
export function readEnvironment(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
    return process?.env?.[name] || undefined;
  } catch {
    // Deno without permission to read the environment.
    return undefined;
  }
}
