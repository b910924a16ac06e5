import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiTools } from '@web-data/client/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommands } from '../src/commands/command.ts';
import { generalHelp } from '../src/commands/help.ts';
import { mockService, readCommands } from './support/mock.ts';
import { newHome, shell } from './support/program.ts';

/** Each command of the README and of the general help, typed as it stands. */
let service: Awaited<ReturnType<typeof mockService>>;
beforeAll(async () => void (service = await mockService()));
afterAll(() => service.close());

const home = newHome();
const folder = mkdtempSync(join(tmpdir(), 'webdata-readme-'));
writeFileSync(join(folder, 'plans.json'), '{"type":"object","properties":{"plans":{"type":"array"}}}');
writeFileSync(join(folder, 'urls.txt'), 'https://example.com/pricing\nexample.com/docs\n');
mkdirSync(join(folder, 'functions'));

const [, general] = /\nExamples:\n([^]+?)\n\n/.exec(generalHelp(createCommands(apiTools.tools)))!;
const lines = [
  // npx itself is tried with the packed packages.
  ...readCommands('../../README.md').map((line) => line.replace('npx @web-data/cli', 'webdata')),
  ...general!.split('\n').map((line) => line.trim()),
];

test.each(lines)('%s', async (line) => {
  // The login asks for a key; zsh has its functions in folders of its own.
  const { code, stderr } = await shell(`fpath=("" "$PWD/functions"); ${line}`, {
    cwd: folder,
    env: { ...home, ...service.env },
    ...(line.endsWith('login') && { input: 'wd_mock\n' }),
  });
  expect([code, stderr.replaceAll(/^(?:\d+ pages are in|The key works).*\n/gm, '')]).toEqual([0, '']);
});
