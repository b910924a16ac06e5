import { expect, test } from 'vitest';
import { listChangedSurfaces } from '../../src/release/surface.ts';

test.each<[string[], string[]]>([
  [['packages/client/src/retry.ts'], ['client']],
  [['packages/client/src/generated/errors.ts'], []],
  [['packages/client/test/retry.test.ts', '.ci/run', 'README.md'], []],
  [['packages/client/README.md', 'packages/client/package.json'], ['client']],
  [['packages/bench/src/index.ts'], []],
  [
    ['packages/validator/src/index.ts', 'spec/schemas/MapLink.yaml'],
    ['spec', 'validator'],
  ],
  [['spec/test/rules.test.ts', 'spec/README.md'], []],
  [['packages/contract/bin/web-data-contract.js'], ['contract']],
])('%j → %j', (files, want) => {
  expect(listChangedSurfaces(files, (name) => name === 'bench')).toEqual(want);
});
