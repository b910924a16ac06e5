#!/usr/bin/env node
// An npm registry on this machine to try a release with; what is published there is gone when it ends.
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
