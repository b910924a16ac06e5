import type { Generator } from './generator.ts';

export type { Generator, Manifest } from './generator.ts';

/** Loads the generator of the sources of one package. That of the types alone loads a compiler. */
export const generators: Readonly<Record<'client' | 'types' | 'validator', () => Promise<Generator>>> = {
  client: async () => (await import('./client/index.ts')).generate,
  types: async () => (await import('./types/index.ts')).generate,
  validator: async () => (await import('./validator/index.ts')).generate,
};
