#!/usr/bin/env node
// Starts a local npm registry for trying a release; packages published to it are deleted when it ends.
import { startRegistry } from '../dist/release/registry.js';

const registry = await startRegistry(4873).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(
  `Listening at ${registry.url}. In another terminal:\n\n  npm run release -- --registry ${registry.url}\n\nCtrl-C ends it.`,
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => registry.close().then(() => process.exit(0)));
