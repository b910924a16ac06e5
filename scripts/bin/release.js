#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { main } from '../dist/release/main.js';

// Loaded by path: the generators must not depend on a package that is built from generated code.
const diff = await import(new URL('../../packages/diff/dist/index.js', import.meta.url).href);
const root = process.env.RELEASE_ROOT ?? fileURLToPath(new URL('../../', import.meta.url));

process.exitCode = await main(root, diff, process.argv.slice(2));
