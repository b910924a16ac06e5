import { readdirSync, readFileSync } from 'node:fs';
import { decodeHtml } from '@web-data/net/html';
import { describe, expect, test } from 'vitest';
import { scoreOf } from '../corpus/score.ts';
import type { Score } from '../corpus/score.ts';
import { readers } from './readers.ts';
import type { Reader, ReaderInput } from './readers.ts';

/**
 * Pages as sites of many trades frame them, and the Markdown that was written along with each, before any reader had
 * read it. Ours beside two peers, in one run.
 */
interface SavedPage extends ReaderInput {
  want: string;
}

const folder = new URL('saved/', import.meta.url);
const pages: SavedPage[] = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    name: file.replace('.html', ''),
    html: decodeHtml(readFileSync(new URL(file, folder)), 'text/html'),
    want: readFileSync(new URL(file.replace('.html', '.md'), folder), 'utf8').trim(),
  }));

const scoresOf = (reader: Reader): Promise<Score[]> =>
  Promise.all(pages.map(async (page) => scoreOf(await reader(page), page.want, { code: true })));
const mean = (scores: readonly Score[], part: keyof Score): number =>
  scores.reduce((sum, score) => sum + score[part], 0) / scores.length;

describe('saved pages', () => {
  test('there are enough of them', () => expect(pages.length).toBeGreaterThanOrEqual(40));

  test.each(pages)('$name becomes what was written along with it', async (page) => {
    const { words, structure } = scoreOf(await readers['ours']!(page), page.want, { code: true });
    // The line that says by whom an article is stands in its metadata.
    expect(words).toBeGreaterThanOrEqual(page.name === 'article-byline' ? 0.96 : 0.99);
    expect(structure).toBe(1);
  });

  test('ours is first, in words and in structure', async () => {
    const all: Record<string, Score> = {};
    for (const [name, reader] of Object.entries(readers)) {
      const scores = await scoresOf(reader);
      all[name] = { words: mean(scores, 'words'), structure: mean(scores, 'structure') };
    }
    const lines = Object.entries(all).map(
      ([name, { words, structure }]) => `${name}: ${words.toFixed(3)} ${structure.toFixed(3)}`,
    );
    console.log(lines.join('\n'));
    const { ours, ...peers } = all;
    for (const { words, structure } of Object.values(peers)) {
      expect(ours!.words).toBeGreaterThan(words);
      expect(ours!.structure).toBeGreaterThan(structure);
    }
  });
});
