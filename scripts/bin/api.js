#!/usr/bin/env node
import { main } from '../dist/api/main.js';

process.exitCode = main(process.cwd(), process.argv.slice(2));
