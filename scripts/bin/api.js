#!/usr/bin/env node
import { main } from '../dist/api/main.js';

process.exitCode = await main(process.cwd(), process.argv.slice(2));
