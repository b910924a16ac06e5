#!/usr/bin/env node
import { run, tellFault } from '../dist/cli.js';

for (const name of ['uncaughtException', 'unhandledRejection'])
  process.on(name, (error) => {
    process.stderr.write(tellFault(error), () => process.exit(3));
  });
process.exitCode = await run(process.argv.slice(2), process);
