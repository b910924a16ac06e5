import { expect, test } from 'vitest';
import { Parser } from '../src/index.ts';
import { corpusFiles } from './corpus/corpus.ts';
import type { CorpusFile } from './corpus/corpus.ts';
import { peersHere } from './corpus/peers.ts';
import type { Peer } from './corpus/peers.ts';
import { scoreOf } from './corpus/score.ts';
import type { Score } from './corpus/score.ts';

/** Ours beside the peers that are installed, file by file in one run; pictures apart, which no peer reads here. */
test('no peer reads a format better', async () => {
  const parser = new Parser({ filesPerProcess: 1000 });
  const own: Peer = {
    name: 'ours',
    read: async ({ bytes, name }) =>
      (await parser.parse(bytes, { fileName: name, timeoutMs: 120_000 })).markdown,
  };
  const files = corpusFiles().filter(({ name }) => !name.includes('.scan.'));
  const readers = [own, ...peersHere()];
  const lines = [['format', 'files', ...readers.map(({ name }) => name)].join(' | ')];
  const worse: string[] = [];
  for (const type of [...new Set(files.map((file) => file.type))].toSorted()) {
    const some = files.filter((file) => file.type === type);
    const scores = await Promise.all(readers.map((reader) => average(reader, some)));
    lines.push(
      [
        type,
        some.length,
        ...scores.map((score) => (score ? `${score.words.toFixed(3)} ${score.structure.toFixed(3)}` : '–')),
      ].join(' | '),
    );
    for (const [at, score] of scores.entries())
      if (
        score &&
        (round(score.words) > round(scores[0]!.words) || round(score.structure) > round(scores[0]!.structure))
      )
        worse.push(`${type}: ${readers[at]!.name}`);
  }
  parser.close();
  console.log(lines.join('\n'));
  expect(worse).toEqual([]);
}, 600_000);

async function average(reader: Peer, files: readonly CorpusFile[]): Promise<Score | undefined> {
  const scores: Score[] = [];
  for (const file of files) {
    const got = await reader.read(file);
    if (got !== undefined) scores.push(scoreOf(got, file.want));
  }
  if (scores.length === 0) return undefined;
  const mean = (name: keyof Score): number =>
    scores.reduce((sum, score) => sum + score[name], 0) / scores.length;
  return { words: mean('words'), structure: mean('structure') };
}

const round = (score: number): number => Math.round(score * 1000);
