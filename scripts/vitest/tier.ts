/** How much of the tests runs: `npm test` sets `fast`, `npm run test:full` `full`, `npm run test:long` `long`. */
export type Tier = 'fast' | 'full' | 'long';

/** The tier of this run; a test file that is started by hand runs as in the full tier. */
export const tier: Tier = readTier(process.env['TESTS']);

/** Whether every case runs, also those that only repeat what others show. */
export const isLong: boolean = tier === 'long';

/** Whether only a sample of the long tables runs. */
export const isFast: boolean = tier === 'fast';

/** One case in so many; 1, the default, means all of them. */
export interface SampleOptions {
  /** In the fast tier. Defaults to `full`. */
  fast?: number;
  /** In the full tier; the long tier runs all cases. */
  full?: number;
  /** Moves the sample: tables that are sampled side by side pass their index, so that they do not pick the same rows. */
  offset?: number;
}

/** A sample of a table of cases, the same in each run of a tier, spread evenly over the table. Never empty for a table that is not. */
export function sample<Case>(
  cases: readonly Case[],
  { full = 1, fast = full, offset = 0 }: SampleOptions,
): readonly Case[] {
  const every = { fast, full, long: 1 }[tier];
  // Any row of each stretch, so that a sample of a table with a rhythm of its own does not see one beat only.
  return cases.filter((_, index) => {
    const stretch = Math.floor(index / every);
    const size = Math.min(every, cases.length - stretch * every);
    return index % every === (scramble(stretch) + offset) % size;
  });
}

/** A number that looks random and is the same each time (the finalizer of MurmurHash3). */
function scramble(value: number): number {
  let mixed = value + 20_261_122;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** @throws Error for an unknown name: a misspelt tier would quietly run another one. */
function readTier(name: string = 'full'): Tier {
  if (name === 'fast' || name === 'full' || name === 'long') return name;
  throw new Error(`TESTS is ${JSON.stringify(name)}; set it to "fast", "full" or "long", or leave it unset.`);
}
