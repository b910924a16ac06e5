import { expect, test } from 'vitest';
import { withSection } from '../../src/release/changelog.ts';

test('a section goes in front, the strongest change first, the description last', () => {
  const older = '# Changelog\n\n## 2.0.0\n\n- First release (spec)\n';
  const changesets = [
    {
      id: 'b',
      summary: 'Wait for dates\n\nNot only seconds.',
      releases: [{ name: '@web-data/client', type: 'patch' as const }],
    },
    { id: 'a', summary: 'Add a field', releases: [{ name: '@web-data/spec', type: 'minor' as const }] },
  ];

  expect(withSection(older, '2.1.0', changesets, '### POST /map\n\n- `warning` is new.\n')).toBe(`# Changelog

## 2.1.0

- Add a field (spec)
- Wait for dates (client)

  Not only seconds.

### POST /map

- \`warning\` is new.

## 2.0.0

- First release (spec)
`);
});
