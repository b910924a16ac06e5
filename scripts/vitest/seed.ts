import { configureGlobal } from 'fast-check';

/**
 * Every property of every package starts from this seed, so that `npm test` says the same of the same code each time.
 * A long run sets `FC_SEED=random` to see new values, and prints the seed of a failure; `FC_SEED=<number>` repeats it.
 */
const fixedSeed = 20_261_122;
const seed = process.env['FC_SEED'];

if (seed !== 'random') configureGlobal({ seed: readSeed(seed ?? String(fixedSeed)) });

/** @throws Error for what is no seed: a misspelt one would quietly be another */
function readSeed(text: string): number {
  const seed = Number(text);
  if (Number.isInteger(seed)) return seed;
  throw new Error(`FC_SEED is ${JSON.stringify(text)}; give a whole number, or "random".`);
}
