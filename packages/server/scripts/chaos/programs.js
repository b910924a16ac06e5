/**
 * The programs that `npm run chaos` runs: each with its share of the time, the seconds that it takes to clean up, and
 * its requirements.
 */
export const programs = [
  {
    name: 'kill -9, SQLite',
    script: 'crash.js',
    share: 2,
    args: ['--rounds', '100000', '--store', 'sqlite'],
  },
  {
    name: 'kill -9, PostgreSQL',
    script: 'crash.js',
    share: 2,
    args: ['--rounds', '100000', '--store', 'postgres', '--processes', '2'],
    needs: 'postgres',
  },
  {
    name: 'kill -9 of agent runs, SQLite',
    script: 'agent-crash.js',
    share: 2,
    args: ['--rounds', '100000', '--store', 'sqlite'],
  },
  {
    name: 'kill -9 of agent runs, PostgreSQL',
    script: 'agent-crash.js',
    share: 2,
    args: ['--rounds', '100000', '--store', 'postgres'],
    needs: 'postgres',
  },
  {
    name: 'kill -9 of crawls, SQLite',
    script: 'crawl-crash.js',
    share: 2,
    args: ['--rounds', '100000', '--store', 'sqlite'],
  },
  {
    name: 'kill -9 of crawls, PostgreSQL',
    script: 'crawl-crash.js',
    share: 2,
    args: ['--rounds', '100000', '--store', 'postgres'],
    needs: 'postgres',
  },
  {
    name: 'kill -9 of monitors, SQLite',
    script: 'monitor-crash.js',
    share: 2,
    args: ['--rounds', '100000', '--store', 'sqlite'],
  },
  {
    name: 'kill -9 of monitors, PostgreSQL',
    script: 'monitor-crash.js',
    share: 2,
    args: ['--rounds', '100000', '--store', 'postgres'],
    needs: 'postgres',
  },
  {
    name: 'kill -9 of the index of searches',
    script: 'index-crash.js',
    share: 1,
    args: ['--rounds', '100000'],
  },
  {
    name: 'rolling restarts',
    script: 'rolling.js',
    share: 3,
    tail: 60,
    args: ['--requests', '10000000'],
    needs: 'postgres',
  },
  { name: 'outages', script: 'outage.js', share: 4, tail: 8, needs: 'postgres' },
  { name: 'clocks that differ', script: 'skew.js', share: 2, tail: 8, needs: 'postgres' },
  ...['schemas', 'dns', 'patterns', 'maps', 'browsers', 'hosts'].map((hog) => beHostile(hog)),
  { ...beHostile('rows'), needs: 'postgres' },
  { name: 'fuzzed requests', script: 'fuzz.js', share: 3, args: ['--requests', '10000000'] },
  { name: 'histories of jobs', script: 'agent-model.js', share: 1, args: ['--runs', '1000000'] },
];

function beHostile(hog) {
  const script = 'neighbours.js';
  return { name: `one hostile tenant: ${hog}`, script, share: 1, tail: 8, args: ['--hog', hog] };
}
