#!/usr/bin/env node
// Tries the type generator on GitHub's description. Its package unpacks to some 400 MB, too much to be installed for
// everyone, so that this is no part of `test`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'large-'));
const options = { stdio: 'inherit', shell: process.platform === 'win32', timeout: 600_000 };
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '@octokit/openapi@23.0.2'], options);
  execFileSync(
    'npx',
    ['vitest', 'run', '--config', '../../vitest.config.ts', '--root', '.', 'test/types/foreign'],
    {
      ...options,
      cwd: fileURLToPath(new URL('../', import.meta.url)),
      env: {
        ...process.env,
        FOREIGN_DOCUMENT: join(folder, 'node_modules/@octokit/openapi/generated/api.github.com.json'),
      },
    },
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
