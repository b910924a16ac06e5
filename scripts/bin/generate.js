#!/usr/bin/env node
import { main } from '../dist/generate.js';

process.exitCode = await main(process.argv.slice(2));
