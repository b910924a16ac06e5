import { parsePage, toMarkdown } from '@web-data/parse/html';
import { readMetadata } from './metadata.ts';
import type { Page } from '../fetch/page.ts';

/** Maximum sentence count of a summary, and characters after which no further sentence is added. */
const MAX_SENTENCES = 4;
const ENOUGH = 500;
/** Maximum sentence count of a page that is weighed, and maximum characters of each. */
const MAX_WEIGHED = 400;
const MAX_LENGTH = 500;
/** Minimum characters of a significant word, in languages that separate words by spaces. */
const MIN_WORD = 4;

/**
 * Summarizes a page by its own text: chooses the sentences with the most frequent words, prefers early ones, and
 * returns them in their order. Falls back to the description of the page; empty when it has none.
 */
export function summarize(page: Page, onlyMain: boolean): string {
  const sentences = splitSentences(readProse(toMarkdown(page, onlyMain))).slice(0, MAX_WEIGHED);
  const chosen = choose(sentences);
  if (chosen.length > 0) return chosen.join(' ');
  return readMetadata(parsePage(page), page).description ?? sentences[0] ?? '';
}

/** Returns the paragraphs of a text without headings, lists, tables, code and images; links become their text. */
function readProse(markdown: string): string[] {
  return markdown
    .replaceAll(/^(?<fence>`{3,}|~{3,})[\s\S]*?^\k<fence>/gm, '')
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/^>\s?/gm, '').trim())
    .filter((block) => !/^(?:#{1,6}\s|[-*+|]|\d+[.)]\s|\[\^|\$\$|!\[)/.test(block))
    .map((block) =>
      block
        .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
        .replaceAll(/\[(?<text>[^\]]*)\]\([^)]*\)/g, '$<text>')
        .replaceAll(/\\(?<sign>[^\w\s])/g, '$<sign>')
        .replaceAll(/\*{1,2}|`|\[\^[^\]]*\]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

function splitSentences(paragraphs: readonly string[]): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return paragraphs
    .flatMap((paragraph) => [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[.!?。！？؟।…]["'”’»)]*$/u.test(sentence));
}

function choose(sentences: readonly string[]): string[] {
  const tokens = sentences.map((sentence) => tokenize(sentence));
  const counts = new Map<string, number>();
  for (const word of tokens.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weighed = sentences
    .map((sentence, index) => ({
      sentence,
      index,
      weight: computeWeight(tokens[index]!, counts) / (1 + index / 10),
    }))
    .filter(({ sentence, weight }) => weight > 0 && sentence.length <= MAX_LENGTH)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index);
  const chosen: typeof weighed = [];
  let size = 0;
  for (const one of weighed) {
    if (chosen.length >= MAX_SENTENCES || size >= ENOUGH) break;
    if (chosen.some(({ sentence }) => sentence === one.sentence)) continue;
    chosen.push(one);
    size += one.sentence.length;
  }
  return chosen.toSorted((a, b) => a.index - b.index).map(({ sentence }) => sentence);
}

function computeWeight(tokens: readonly string[], counts: ReadonlyMap<string, number>): number {
  if (tokens.length < 3) return 0;
  const sum = [...new Set(tokens)].reduce((all, word) => all + counts.get(word)!, 0);
  return sum / Math.sqrt(tokens.length);
}

function tokenize(sentence: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(sentence)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())
    .filter(
      (word) => word.length >= MIN_WORD || /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u.test(word),
    );
}
