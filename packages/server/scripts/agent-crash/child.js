// A server that will be killed.
import { startServer } from '../../dist/index.js';
import { SystemResolver } from '../../../net/dist/dns/system-resolver.js';
import { watchPauses } from '../chaos/pauses.js';

const { options, ports, nameServer } = JSON.parse(process.argv[2]);
const resolver = nameServer && new SystemResolver({ servers: [nameServer] });
const hooks = resolver ? { resolve: (name) => resolver.resolve(name) } : {};
const config = {
  port: 0,
  plans: { crash: { requestsPerMinute: 1_000_000, concurrency: 10_000 } },
  leaseMs: 600,
  agentPollMs: 50,
  agentRuns: 6,
  logLevel: 'silent',
  docsDirectory: 'none',
  allowPrivate: ['127.0.0.1'],
  sitePorts: ports,
  ...options,
};
const server = await startServer(config, hooks);
const pauses = watchPauses();
process.once('SIGTERM', async () => {
  console.log(`pause ${pauses.stop()}`);
  await server.close();
  process.exit(0);
});
// Ends with the script that started it, however that ended.
process.stdin.resume().on('end', () => process.exit(0));
console.log(`url ${server.url}`);
