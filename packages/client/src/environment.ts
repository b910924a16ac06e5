/** A variable of the environment, where the runtime has one and allows to read it. */
export function readEnvironment(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
    return process?.env?.[name];
  } catch {
    // Deno without permission to read the environment.
    return undefined;
  }
}
