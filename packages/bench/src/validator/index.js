// `node src/validator/index.js [checks] [servers] [cold]`: the validator against its peers, interleaved in one run.
// Absolute times depend on the machine; only the ratios are meaningful. BENCH_ROUNDS sets the number of rounds.
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
