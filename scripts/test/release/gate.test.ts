import { expect, test } from 'vitest';
import { judge, judgeBeside } from '../../src/release/gate.ts';
import type { GateInput, SpecChange } from '../../src/release/gate.ts';

const change = (level: SpecChange['level'], provisional = false): SpecChange => ({
  level,
  operation: 'POST /map',
  pointer: '/paths/~1map/post',
  message: 'It changed.',
  provisional,
});

const still: GateInput = { changes: [], required: 'none', pending: 'none', oldLabel: 'v2', newLabel: 'v2' };

test.each<[string, Partial<GateInput>, string[]]>([
  ['nothing changed, nothing pending', {}, []],
  ['a changeset without a change of the description', { pending: 'patch' }, []],
  ['an addition with a minor', { changes: [change('additive')], required: 'minor', pending: 'minor' }, []],
  [
    'an addition with a patch',
    { changes: [change('additive')], required: 'minor', pending: 'patch' },
    [
      'The description asks for a minor release, but the pending changesets give patch: run `npm run changeset` and choose minor.\n  POST /map #/paths/~1map/post: It changed.',
    ],
  ],
  [
    'a text without a changeset',
    { changes: [change('text')], required: 'patch' },
    [
      'The description asks for a patch release, but no changeset is pending: run `npm run changeset` and choose patch.\n  POST /map #/paths/~1map/post: It changed.',
    ],
  ],
  [
    'a break with a major under the same label',
    { changes: [change('breaking')], required: 'major', pending: 'major' },
    [
      'POST /map #/paths/~1map/post: It changed. This breaks callers and is refused while the label is v2: keep the old form beside the new one, or bring the next label (info.version and the server path) with a major changeset.',
    ],
  ],
  [
    'a break of a provisional part with a minor',
    { changes: [change('breaking', true)], required: 'minor', pending: 'minor' },
    [],
  ],
  [
    'a major under the same label without a break',
    { pending: 'major' },
    [
      'A pending changeset asks for a major release, but the label is still v2. Lower it to minor, or bring the next label with its server path.',
    ],
  ],
  [
    'the next label with a major',
    { changes: [change('breaking')], required: 'major', pending: 'major', newLabel: 'v3' },
    [],
  ],
  [
    'the next label with a minor',
    { changes: [change('breaking')], required: 'major', pending: 'minor', newLabel: 'v3' },
    ['The label moves from v2 to v3: run `npm run changeset` and choose major.'],
  ],
])('%s', (_, input, want) => {
  expect(judge({ ...still, ...input })).toEqual(want);
});

test.each<[string, Partial<GateInput>, string[]]>([
  ['nothing changed', {}, []],
  ['a major of the line', { pending: 'major' }, []],
  [
    'a break under the same label',
    { changes: [change('breaking')], required: 'major', pending: 'major' },
    [expect.stringMatching(/refused while the label is v2: .* with a minor changeset\.$/)],
  ],
  [
    'a break of a provisional part with a patch',
    { changes: [change('breaking', true)], required: 'minor', pending: 'patch' },
    [expect.stringContaining('asks for a minor release, but the pending changesets give patch')],
  ],
  [
    'the next label with a patch',
    { changes: [change('breaking')], required: 'major', pending: 'patch', newLabel: 'v3' },
    [expect.stringContaining('asks for a minor release')],
  ],
  [
    'the next label with a minor',
    { changes: [change('breaking')], required: 'major', pending: 'minor', newLabel: 'v3' },
    [],
  ],
])('beside the description of the line: %s', (_, input, want) => {
  expect(judgeBeside({ ...still, ...input })).toEqual(want);
});
