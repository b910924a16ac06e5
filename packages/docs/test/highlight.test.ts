import { expect, test } from 'vitest';
import { highlight } from '../src/generator/render/highlight.ts';

test('a line of thousands of characters has no colours, and the lines beside it have theirs', () => {
  const certificate = `const certificate = '${'MIIGrjCC+/='.repeat(1000)}';`;
  const lines = highlight(`const a = 1;\n${certificate}\nconst b = 2;`, 'js').text.split('\n');
  expect(lines[0]).toContain('<i class="k">const');
  expect(lines[1]).toBe(certificate);
  expect(lines[2]).toContain('<i class="k">const');
});
