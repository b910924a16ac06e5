#!/usr/bin/env node
// Writes reports/mutants.md: which changes of the code the tests notice.
import { fileURLToPath } from 'node:url';
import { main } from '../dist/mutants/main.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.exitCode = await main(root, process.argv.slice(2));
