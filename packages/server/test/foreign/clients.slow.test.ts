import { readFileSync } from 'node:fs';
import { Firecrawl } from '@mendable/firecrawl-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import { pages } from './calls.ts';
import type { Bench } from './calls.ts';
import { others } from './more-calls.ts';
import { commands, listCommands, LOCAL_COMMANDS, runCommand } from './commands.ts';
import { mcpTools, startTools } from './mcp-tools.ts';
import type { Tools } from './mcp-tools.ts';
import { describeClients } from './page.ts';
import type { Named } from './page.ts';
import { startWorld } from './world.ts';
import type { World } from './world.ts';

const groups = { ...pages, ...others };
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  devDependencies: Record<string, string>;
};

/** The library, the MCP server and the command line of the deployed service, unchanged, against this server. */
describe.skipIf(!hasBrowser)('clients of the deployed service', () => {
  let world: World;
  let bench: Bench;
  const worked = new Set<Named>();
  beforeAll(async () => {
    world = await startWorld();
    bench = { ...world, web: new Firecrawl({ apiKey: world.key, apiUrl: world.server }) };
  }, 60_000);
  afterAll(() => world.close());

  describe.each(Object.entries(groups))('%s', (_group, calls) => {
    test.each(calls.filter(({ never }) => never === undefined))('$name', async (call) => {
      expect(await call.run(bench)).toEqual(matching(call.want));
      worked.add(call);
    });
    test.each(calls.filter(({ never }) => never !== undefined))('$name is rejected', async ({ run }) => {
      await expectRejection(() => run(bench));
    });
  });

  describe('the MCP server of the deployed service', () => {
    let tools: Tools;
    beforeAll(async () => void (tools = await startTools(world)), 30_000);
    afterAll(() => tools.close());

    test.each(mcpTools.filter(({ never }) => never === undefined))('$name', async (tool) => {
      expect(await tool.run(tools)).toEqual(matching(tool.want));
      worked.add(tool);
    });
    test.each(mcpTools.filter(({ never }) => never !== undefined))(
      '$name is rejected',
      async ({ run, isOwn }) => {
        await (isOwn ? expect(run(tools)).rejects.toThrow() : expectRejection(() => run(tools)));
      },
    );
    test('no tool is left out', async () => {
      const tried = new Set(mcpTools.map(({ name }) => name.split(':')[0]!));
      expect((await tools.list()).toSorted()).toEqual([...tried].toSorted());
    });
  });

  describe('the command line of the deployed service', () => {
    test.each(commands.filter(({ never }) => never === undefined))('$name', async (command) => {
      expect(await runCommand(command, world)).toMatch(command.want!);
      worked.add(command);
    });
    test.each(commands.filter(({ never }) => never !== undefined))('$name is rejected', async (command) => {
      const { after = [] } = command;
      for (const name of after) await runCommand({ name }, world);
      await expectRejection(() => runCommand(command, world));
    });
    test('no command is left out', async () => {
      const tried = new Set(commands.map(({ name }) => name.split(' ')[0]!));
      const listed = await listCommands(world);
      expect(listed.filter((name) => !tried.has(name) && !LOCAL_COMMANDS.has(name))).toEqual([]);
      expect([...LOCAL_COMMANDS].filter((name) => !listed.includes(name))).toEqual([]);
    });
  });

  /** Holds that the server rejected the call: the client alone may fail for another reason. */
  async function expectRejection(call: () => Promise<unknown>): Promise<void> {
    const before = world.statuses.length;
    await expect(call()).rejects.toThrow();
    const statuses = world.statuses.slice(before);
    expect(statuses.at(-1), `statuses: ${statuses.join(', ')}`).toBeGreaterThanOrEqual(400);
  }

  test('the page of the documentation says what was seen', async () => {
    const page = describeClients(manifest.devDependencies, { groups, mcpTools, commands }, worked);
    await expect(page).toMatchFileSnapshot('../../../../spec/guides/works-with.md');
  });
});

/** What a value must have: patterns are texts that match, and a list has at least its items first. */
function matching(want: unknown): unknown {
  if (want instanceof RegExp) return expect.stringMatching(want);
  if (Array.isArray(want)) return want.length === 0 ? [] : expect.arrayContaining(want.map(matching));
  if (typeof want !== 'object' || want === null) return want;
  const members = Object.entries(want).map(([name, value]) => [name, matching(value)]);
  return expect.objectContaining(Object.fromEntries(members) as object);
}
