import { describe, expect, test } from 'vitest';
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
