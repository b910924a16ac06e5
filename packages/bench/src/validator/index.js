// `node src/validator/index.js [checks] [servers] [cold]`: the validator against its peers, interleaved in one run.
// Absolute times are those of the machine; only the ratios mean anything. BENCH_ROUNDS sets how long it takes.
import { benchChecks } from './checks.js';
import { benchCold } from './cold.js';
import { benchServers } from './servers.js';

const benches = { checks: benchChecks, servers: benchServers, cold: benchCold };
const requested = process.argv.slice(2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 15);

for (const [name, bench] of Object.entries(benches)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  await bench(rounds);
}
