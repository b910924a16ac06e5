import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOut, made } from './replaced/lay-out.ts';

/** The whole line, with somebody else's description in `spec/` and no other edit. */
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'replaced-')));
const examples = createRequire(new URL('../../packages/generate/package.json', import.meta.url));
const description = examples.resolve('@readme/oas-examples/3.1/yaml/train-travel.yaml');
const ids = [...readFileSync(description, 'utf8').matchAll(/operationId: (\S+)/g)].map(([, id]) => id!);

/** Runs a command in a folder of the copy. @throws with all that it printed where it fails */
function run(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} in ${folder}:\n${stdout}${stderr}`);
  return stdout + stderr;
}

beforeAll(() => {
  layOut(copy, description);
  run('spec', 'npm', 'run', 'build');
  for (const name of ['types', 'client', 'validator']) run(`packages/${name}`, 'npm', 'run', 'generate');
  for (const name of made) run(`packages/${name}`, 'npm', 'run', 'build');
}, 900_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('what was generated is what the description gives, and no package was left as it is here', () => {
  for (const name of ['types', 'client', 'validator'])
    run(`packages/${name}`, 'npm', 'run', 'check:generated');
  const here = fileURLToPath(new URL('../../packages/types/src/generated/operations.ts', import.meta.url));
  const there = join(copy, 'packages/types/src/generated/operations.ts');
  expect(readFileSync(there, 'utf8')).not.toBe(readFileSync(here, 'utf8'));
});

test('types, operations and methods are those of the description', () => {
  writeFileSync(
    join(copy, 'packages/docs/use.ts'),
    `import { createClient } from '@web-data/client';
import { operations } from '@web-data/types';
import type { Booking } from '@web-data/types';

export const paths: '/bookings/{bookingId}' = operations['get-booking'].path;
export async function cancel(id: string, booking: Booking): Promise<void> {
  const trains = createClient({ apiKey: 'a-key', baseUrl: 'http://127.0.0.1:9' });
  const { data } = await trains.getBookings();
  const first: Booking | undefined = data?.[0];
  await trains.deleteBooking(first?.id ?? booking.id ?? id);
  // @ts-expect-error what another API has
  trains.crawl('https://example.com');
}
`,
  );
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--skipLibCheck'];
  run('packages/docs', 'npx', '--no-install', 'tsc', ...flags, '--ignoreConfig', 'use.ts');
});

test('the documentation is that of the description, with a page for every operation', () => {
  const site = join(copy, 'packages/docs/dist/site');
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('<title>Train Travel API');
  expect(readdirSync(join(site, 'operations')).filter((name) => !name.includes('.'))).toHaveLength(
    ids.length - 1,
  );
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const told = texts.filter((name) => /web data|crawl|scrape/i.test(readFileSync(join(site, name), 'utf8')));
  expect([texts.length > ids.length, told]).toEqual([true, []]);
  expect(existsSync(join(site, 'reference/index.html'))).toBe(true);
});

describe('a service that the validator guards', () => {
  let address = '';
  let service: ReturnType<typeof spawn>;

  beforeAll(async () => {
    const program = fileURLToPath(new URL('replaced/service.js', import.meta.url));
    service = spawn(process.execPath, [program, copy], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(service.stdout!, 'data')) as [Buffer];
    address = said.toString().trim();
  });
  afterAll(() => service.kill());

  test('answers the client, and refuses what is not described', () => {
    const call = `const { createClient } = await import('@web-data/client');
      const trains = createClient({ apiKey: 'a-key', baseUrl: '${address}', retry: false });
      const { data } = await trains.getBookings();
      const { id } = await trains.createBooking({ trip_id: data[0].trip_id, passenger_name: 'Jo' });
      const found = await trains.getBooking(id);
      const refused = await trains.createBooking.result({ trip_id: 'no UUID' });
      console.log(JSON.stringify([found.passenger_name, refused.status, refused.exception.body.title]));`;
    const said = run('packages/docs', process.execPath, '--input-type=module', '--eval', call);
    expect(JSON.parse(said)).toEqual(['Jo', 400, 'BadRequest']);
  });

  test('keeps the contract', () => {
    const bin = join(copy, 'packages/contract/bin/web-data-contract.js');
    const spec = join(copy, 'spec/dist/openapi.json');
    const fixtures = join(copy, 'fixtures.yaml');
    writeFileSync(fixtures, 'credentials: { valid: a-key }\n');
    const said = run(
      'spec',
      process.execPath,
      bin,
      'verify',
      address,
      '--spec',
      spec,
      '--fixtures',
      fixtures,
    );
    expect(said).toMatch(/\b0 deviations \(0 findings\), \d{3,} trials/);
  });
});
