import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDescription, readDescription, sameJson, walk } from '../src/index.ts';
import { content, faultsOf, gallery } from './support.ts';

const require = createRequire(import.meta.url);
const examples = dirname(require.resolve('@readme/oas-examples/package.json'));
const figma = join(dirname(require.resolve('@figma/rest-api-spec/package.json')), 'openapi/openapi.yaml');

const published = ['2.0', '3.0', '3.1'].flatMap((version) =>
  readdirSync(join(examples, version), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && file.startsWith('json'))
    .map((file) => join(version, file))
    .toSorted(),
);

/** Twins whose texts differ as they were published: in white space, a method or the place of a keyword. */
const DIFFERENT = new Set([
  '2.0/json/petstore-expanded.json',
  '3.0/json/petstore-expanded.json',
  '3.0/json/uspto.json',
  '3.1/json/parameters-style.json',
  '3.1/json/train-travel.json',
]);

test('the published descriptions are all there', () => {
  expect(published.length).toBeGreaterThanOrEqual(60);
  expect(
    published.filter((file) => existsSync(join(examples, file.replaceAll('json', 'yaml')))).length,
  ).toBeGreaterThan(50);
});

describe.each(published)('%s', (file) => {
  const path = join(examples, file);

  test('is read whole', async () => {
    const description = await readDescription(path);
    expect(description.value.openapi).toMatch(/^3\.1\./);
    expect(description.version.startsWith(file.slice(0, 3))).toBe(true);
    expect(faultsOf(description)).toEqual([]);
    expect(lostReferences(description)).toEqual([]);
  });

  const twin = path.replaceAll('json', 'yaml');
  test.skipIf(!existsSync(twin))('says the same as its twin in YAML', async () => {
    const [json, yaml] = [await readDescription(path), await readDescription(twin)];
    expect(sameJson(json.root.value, yaml.root.value)).toBe(!DIFFERENT.has(file));
  });
});

/** The converter leaves the slash of an empty base path behind the host. */
function slashes(text: string): string {
  return text.replaceAll(/\/(?=[",])/g, '');
}

function lostReferences({ root }: Awaited<ReturnType<typeof readDescription>>): string[] {
  return [...walk(root.value)].flatMap(({ value, pointer }) => {
    const { $ref } = value;
    return typeof $ref === 'string' && root.document.find($ref) === undefined ? [`${pointer}: ${$ref}`] : [];
  });
}

describe('Swagger 2.0 means what the converter of long standing says', () => {
  const { convertObj } = require('swagger2openapi') as {
    convertObj(document: unknown, options: object): Promise<{ openapi: unknown }>;
  };

  test.each(published.filter((file) => file.startsWith('2.0')))('%s', async (file) => {
    const path = join(examples, file);
    const { openapi } = await convertObj(JSON.parse(readFileSync(path, 'utf8')), {
      patch: true,
      warnOnly: true,
    });
    const [ours, theirs] = [await readDescription(path), openDescription(openapi)];
    expect(content(ours).map(slashes)).toEqual(content(theirs).map(slashes));
  });
});

test.each([
  [figma, '3.1.0', 54, 0],
  [gallery('problems.yaml'), '3.1.0', 2, 0],
  [gallery('events.yaml'), '3.1.0', 3, 1],
  [gallery('bodies.yaml'), '3.0.3', 1, 1],
  [gallery('aliases.yaml'), '3.1.0', 4, 0],
  [gallery('files/openapi.yaml'), '3.0.3', 2, 0],
])('%s', async (path, version, operations, webhooks) => {
  const description = await readDescription(path);
  expect(description).toMatchObject({ version });
  expect([description.operations.length, description.webhooks.length]).toEqual([operations, webhooks]);
  expect(faultsOf(description)).toEqual([]);
  expect(lostReferences(description)).toEqual([]);
});

test('our own description says the same from its files as bundled', async () => {
  const spec = dirname(require.resolve('@web-data/spec/package.json'));
  const files = await readDescription(join(spec, 'openapi.yaml'));
  const bundled = await readDescription(require.resolve('@web-data/spec/openapi.json'));
  const names = ({ operations }: typeof files) => operations.map(({ id, pointer }) => [id, pointer]);
  expect(names(files)).toEqual(names(bundled));
  const schemas = ({ value }: typeof files) => Object.keys(value.components?.schemas ?? {}).toSorted();
  expect(schemas(files)).toEqual(schemas(bundled));
  expect(basename(files.locate('/components/schemas/MapRequest/properties').file ?? '')).toBe(
    'MapRequest.yaml',
  );
});

test('a description of 5 MB is read within bounds', async () => {
  const one = await readDescription(figma);
  const { paths = {}, ...rest } = one.value;
  const copies = Array.from({ length: 60 }, (_, copy) =>
    Object.entries(paths).map(([path, item]) => [`/${copy}${path}`, item]),
  );
  const large = { ...rest, paths: Object.fromEntries(copies.flat()) };
  expect(JSON.stringify(large).length).toBeGreaterThan(5_000_000);
  const start = process.cpuUsage();
  const description = openDescription(large);
  expect(description.operations).toHaveLength(54 * 60);
  expect(faultsOf(description)).toEqual([]);
  expect(process.cpuUsage(start).user).toBeLessThan(20_000_000);
});
