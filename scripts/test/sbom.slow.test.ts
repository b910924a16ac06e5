import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createSbom } from '../src/sbom.ts';

test('the bill of materials lists what is shipped, with version and licence, and no tool of ours', () => {
  const bom = JSON.parse(createSbom(fileURLToPath(new URL('../../', import.meta.url)))) as {
    bomFormat: string;
    specVersion: string;
    components: { name: string; purl: string; licenses?: unknown }[];
  };
  const byName = new Map(bom.components.map((component) => [component.name, component]));

  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(byName.get('openapi-fetch')).toMatchObject({
    version: '0.17.0',
    purl: 'pkg:npm/openapi-fetch@0.17.0',
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(byName.has('vitest')).toBe(false);
  expect(byName.has('@web-data/types')).toBe(false);
});
