#!/usr/bin/env node
// Queries the npm registry for advisories on the packages that a release ships.
import { fileURLToPath } from 'node:url';
import { audit } from '../dist/audit.js';
import { runTool } from '../dist/run-tool.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
try {
  const registry = runTool('npm', ['config', 'get', 'registry'], root).trim();
  const { packages, refusals, notes } = await audit(root, registry);
  for (const sentence of [...refusals, ...notes]) console.log(sentence);
  console.log(`${packages} packages shipped, ${refusals.length} to mend, ${notes.length} of low severity.`);
  process.exitCode = refusals.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
