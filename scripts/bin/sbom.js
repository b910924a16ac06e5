#!/usr/bin/env node
// Writes reports/sbom.cdx.json: the contents of a release, as a software bill of materials.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSbom } from '../dist/sbom.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
mkdirSync(`${root}reports`, { recursive: true });
writeFileSync(`${root}reports/sbom.cdx.json`, createSbom(root));
console.log('Wrote reports/sbom.cdx.json.');
