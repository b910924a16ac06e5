// Scores ours and its peers on files that others wrote, in one run.
// Usage: node scripts/foreign/run.js FOLDER [TYPE[,TYPE…]], after `fetch.js`; needs pandoc, pdftotext, mutool, gs, pdf2txt, unrtf.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { readMarkdown } from './markdown.js';
import { createReaders } from './readers.js';
import { readReference, withRules } from './references.js';
import { compareBags, scoreBag } from './score.js';

/** Words of a file that says enough to be scored. */
const MIN_WORDS = 5;
/** Test files that ask for a password. */
const ASKS_PASSWORD = /password/i;

const folder = resolve(process.argv[2] ?? usage());
const requested = process.argv[3]?.split(',');
const readers = createReaders(join(folder, 'peers'));
const rows = [];
mkdirSync(join(folder, 'references'), { recursive: true });
const details = [];
for (const [type, paths] of Object.entries(groupByType())) {
  if (requested !== undefined && !requested.includes(type)) continue;
  const lines = await scoreType(type, paths);
  console.error(lines.join('\n'));
  rows.push(...lines);
}
for (const reader of readers) reader.close();
writeFileSync(join(folder, 'details.json'), JSON.stringify(details, undefined, 1));
console.log(['format | reader | files | words | structure | ms a file | peak MB', ...rows].join('\n'));

/** References of PDF and RTF take other programs seconds. */
function cacheReference(path, type) {
  const cached = join(folder, 'references', `${basename(path)}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) ?? undefined;
  const reference = readReference(path, type);
  writeFileSync(cached, JSON.stringify(reference ?? null));
  return reference;
}

function usage() {
  console.error('Usage: node scripts/foreign/run.js FOLDER [TYPE]');
  process.exit(1);
}

function groupByType() {
  const groups = {};
  for (const name of readdirSync(join(folder, 'files')).toSorted()) {
    const type = extname(name).slice(1).toLowerCase();
    (groups[type] ??= []).push(join(folder, 'files', name));
  }
  return groups;
}

/** File by file, since the words of all files of a type take too much memory. */
async function scoreType(type, paths) {
  const able = readers.filter(({ types }) => types.includes(type));
  const scores = able.map(() => []);
  for (const path of paths) {
    if (ASKS_PASSWORD.test(path)) continue;
    const reference = withRules(type, cacheReference(path, type));
    if (reference === undefined || reference.words.required.length < MIN_WORDS) continue;
    for (const [at, reader] of able.entries())
      scores[at].push(await scoreFile(reader, { path, type, reference }));
  }
  for (const reader of able) reader.close();
  return scores[0]?.length > 0 ? able.map((reader, at) => describe(type, reader, scores[at])) : [];
}

async function scoreFile(reader, { path, type, reference }) {
  const { text, milliseconds, kilobytes } = await reader.read(path, type);
  const { words, parts } = readMarkdown(withoutFormulas(text ?? ''));
  const score = {
    milliseconds,
    kilobytes,
    words: scoreBag(words, reference.words),
    structure: scoreBag(parts, reference.parts),
  };
  const worst = score.words < 0.97 ? compareBags(words, reference.words) : { missing: [], extra: [] };
  const lostParts =
    (score.structure ?? 1) < 0.97 ? compareBags(parts, reference.parts) : { missing: [], extra: [] };
  details.push({
    reader: reader.name,
    file: path.replace(/.*\//, ''),
    ...score,
    failed: text === undefined,
    missing: worst.missing.slice(0, 30).join(' '),
    extra: worst.extra.slice(0, 30).join(' '),
    lostParts: lostParts.missing.slice(0, 10),
    extraParts: lostParts.extra.slice(0, 10),
  });
  return score;
}

/** Formulas are written in many ways: TeX, MathML, letters. */
function withoutFormulas(text) {
  return text.replaceAll(/\$\$[^]*?\$\$|\$`[^`]*`\$|\$(?=\S)[^$\n]*\$/g, ' ');
}

function describe(type, { name }, scores) {
  const structures = scores.flatMap(({ structure }) => (structure === undefined ? [] : [structure]));
  const milliseconds = scores.reduce((sum, one) => sum + one.milliseconds, 0) / scores.length;
  const peak = Math.max(...scores.map(({ kilobytes }) => kilobytes)) / 1024;
  return [
    type,
    name,
    scores.length,
    mean(scores.map(({ words }) => words)),
    mean(structures),
    milliseconds.toFixed(0),
    peak.toFixed(0),
  ].join(' | ');
}

function mean(list) {
  return list.length === 0 ? '–' : (list.reduce((sum, one) => sum + one, 0) / list.length).toFixed(3);
}
