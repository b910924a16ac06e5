import { describe, expect, test } from 'vitest';
import { sequenceFigure } from '../src/generator/figures/sequence.ts';
import { stateFigure } from '../src/generator/figures/states.ts';

const move = (from: string, to: string, label = ''): { from: string; to: string; label: string } => ({
  from,
  to,
  label,
});

function drawingsOf(moves: ReturnType<typeof move>[]): string[] {
  const figure = stateFigure(moves);
  return figure.kind === 'figure' ? figure.drawings : [];
}

describe('a diagram of states', () => {
  const tree = [move('start', 'new', 'POST /jobs'), move('new', 'done'), move('new', 'failed', 'It <ended>')];

  test('is drawn for wide and for narrow screens, each with a head of arrows of its own', () => {
    const drawings = drawingsOf(tree);
    expect(drawings.map((svg) => /class="(\w+)" viewBox="0 0 (\d+)/.exec(svg)?.slice(1))).toEqual([
      ['wide', '720'],
      ['narrow', '340'],
    ]);
    for (const svg of drawings) {
      const [, head] = /<marker id="([^"]+)"/.exec(svg)!;
      expect(svg.match(/marker-end="url\(#[^)]+\)"/g)).toEqual(
        Array.from(tree, () => `marker-end="url(#${head})"`),
      );
      expect(svg.match(/<rect/g)).toHaveLength(5);
      expect(svg).toContain('It &lt;ended&gt;');
      expect(svg).toContain(
        'aria-label="start to new: POST /jobs; new to done: ; new to failed: It &lt;ended&gt;"',
      );
    }
  });

  test.each([
    ['a state that two others lead to', [...tree, move('done', 'failed')]],
    ['a way back', [...tree, move('failed', 'new')]],
  ])('%s is drawn in columns only, which no tree could show', (_case, moves) => {
    expect(drawingsOf(moves).map((svg) => /class="(\w+)"/.exec(svg)?.[1])).toEqual(['wide']);
  });
});

describe('a diagram of who says what', () => {
  const text = 'How it goes.\nYou, It\nYou -> It: please <do> this\nIt -> It: thinks\nIt -> You: done';

  test('has its parts, an arrow for each message, and words for those who see no picture', () => {
    const figure = sequenceFigure(text);
    if (figure.kind !== 'figure') throw new Error('No figure.');
    expect([figure.caption, figure.alternative]).toEqual([
      'How it goes.',
      '- You → It: please <do> this\n- It → It: thinks\n- It → You: done',
    ]);
    expect(figure.drawings.map((svg) => /viewBox="0 0 (\d+)/.exec(svg)?.[1])).toEqual(['720', '340']);
    for (const svg of figure.drawings) {
      expect(svg.match(/marker-end=/g)).toHaveLength(3);
      expect(svg.match(/<rect/g)).toHaveLength(2);
      expect(svg).toContain('please &lt;do&gt; this</text>');
      expect(svg).toContain(
        'aria-label="You to It: please &lt;do&gt; this; It to It: thinks; It to You: done"',
      );
    }
  });
  test('keeps its labels within the drawing', () => {
    const figure = sequenceFigure(`C\nA, B\nA -> A: ${'word '.repeat(40)}`);
    const xs = [
      ...(figure.kind === 'figure' ? figure.drawings.join('') : '').matchAll(/<text x="([\d.]+)"/g),
    ];
    expect(xs.length).toBeGreaterThan(8);
    for (const [, x] of xs) expect(Number(x)).toBeGreaterThan(40);
  });
  test.each(['You > It: no', 'You -> Whom: no', 'You -> It'])(
    'names %j, which is no line of one',
    (wrong) => {
      expect(() => sequenceFigure(`C\nYou, It\n${wrong}`)).toThrow(JSON.stringify(wrong).slice(1, -1));
    },
  );
});
