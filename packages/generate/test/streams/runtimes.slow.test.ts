import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDescription } from '@web-data/openapi';
import { beforeAll, expect, it } from 'vitest';
import { programs } from '../../../client/test/runtimes/programs.ts';
import { bundleSuite, runSuite } from '../../../client/test/runtimes/run-suite.ts';
import { generate } from '../../src/index.ts';
import { createProject, writeScripts } from '../support/project.ts';
import { chat } from './chat.ts';
import { startChatService } from './chat-service.ts';

/** Those that `npm run test:runtimes` of the client installs are tried where they are. */
const present = Object.entries(programs).filter(([, program]) => program);

let script = '';
beforeAll(async () => {
  const project = createProject();
  const { files } = await generate(openDescription(chat), { parts: ['client'] });
  writeScripts(join(project, 'api'), files);
  const suite = join(project, 'suite.js');
  copyFileSync(fileURLToPath(new URL('chat-suite.js', import.meta.url)), suite);
  script = await bundleSuite(suite);
});

it('the bundle needs nothing of Node', () => {
  expect(script).not.toMatch(/from ?"node:|require\(/);
});

it.each(present)('a generated client streams on %s', async (name, program) => {
  expect(await runSuite(name, program!, { script, startService: startChatService })).toEqual({
    ran: 4,
    failures: [],
  });
});
