#!/usr/bin/env node
import { argumentSecrets, run, formatInternalError } from '../dist/cli.js';

const args = process.argv.slice(2);
const secrets = argumentSecrets(args);
for (const name of ['uncaughtException', 'unhandledRejection'])
  process.on(name, (error) => {
    process.stderr.write(secrets.mask(formatInternalError(error)), () => process.exit(3));
  });
process.exitCode = await run(args, { stdout: process.stdout, stderr: process.stderr, secrets });
