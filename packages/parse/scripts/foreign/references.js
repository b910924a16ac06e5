// What a file says, by readers that are not compared: the XML of Office and OpenDocument as it stands, and for PDF and RTF
// programs of others.
import { execFileSync } from 'node:child_process';
import { unzipSync, strFromU8 } from 'fflate';
import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { readDocx, readOdt, readPptx } from './reference-documents.js';
import { isFreeInSheets, readXlsx } from './reference-sheets.js';
import { joinLetters, listWords, part, rowPart } from './markdown.js';
import { runProgram } from './readers.js';

/** Numbers of lists, which files do not hold and readers write or not. */
const MARKER = /^(?:\d+|\p{L}|[ivxlcdm]+)$/u;

/** Times that a line stands in a PDF from which it may be a running head. */
const MIN_RUNNING = 4;
/** Bytes. */
const MAX_UNFOLDED = 10_000_000;

const references = { docx: readDocx, odt: readOdt, pptx: readPptx, xlsx: readXlsx, epub: readEpub };

/**
 * Returns the words and parts that a file holds; undefined where the reference cannot read it.
 * `required` and `optional` are bags of words, `isFree` tells which words are not counted.
 */
export function readReference(path, type) {
  try {
    if (type === 'pdf') return readPdf(path);
    if (type === 'rtf') return readRtf(path);
    const read = references[type];
    if (read === undefined) return undefined;
    const files = unzip(readFileSync(path));
    if (files === undefined) return undefined;
    const readPart = (name) => (files[name] === undefined ? undefined : strFromU8(files[name]));
    const { required, optional = [], parts, optionalParts } = read(readPart, Object.keys(files));
    if (required.reduce((sum, text) => sum + text.length, 0) > MAX_UNFOLDED) return undefined;
    return {
      words: {
        required: listWords(required.join('')),
        optional: listWords(optional.join('')),
      },
      parts: { required: parts.filter(Boolean), optional: optionalParts },
    };
  } catch {
    return undefined;
  }
}

/** Unpacks an archive; undefined for one that unfolds to more than documents have. */
function unzip(bytes) {
  let left = MAX_UNFOLDED;
  const files = unzipSync(bytes, { filter: ({ originalSize }) => (left -= originalSize) >= 0 });
  return left < 0 ? undefined : files;
}

/** Adds what is not counted in files of a type. */
export function withRules(type, reference) {
  if (reference === undefined) return undefined;
  const isFree = type === 'xlsx' ? isFreeInSheets : type === 'pdf' ? undefined : (word) => MARKER.test(word);
  const isFreePart =
    type === 'xlsx'
      ? (one) => !one.startsWith('row ')
      : type === 'pptx'
        ? (one) => one.startsWith('li ')
        : undefined;
  const { words, parts } = reference;
  return { words: { ...words, isFree }, parts: { ...parts, isFree: isFreePart } };
}

/** The words on which two of three programs agree; those of one alone may be there. */
function readPdf(path) {
  const contents = [
    ['mutool', ['draw', '-q', '-F', 'txt', path]],
    ['gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=txtwrite', '-o', '-', path]],
    ['pdf2txt', [path]],
  ].map(([name, args]) => runProgram(name, args).text);
  const all = contents.filter((text) => text !== undefined).map(splitRunning);
  if (all.length < 2) return undefined;
  const [required, optional] = [[], all.flatMap(({ running }) => listWords(running))];
  const bags = all.map(({ body }) => countWords(joinLetters(joinHyphens(body))));
  for (const word of new Set(bags.flatMap((bag) => [...bag.keys()]))) {
    const counts = bags.map((bag) => bag.get(word) ?? 0).toSorted((a, b) => b - a);
    required.push(...Array(counts[1]).fill(word));
    optional.push(...Array(counts[0] - counts[1]).fill(word));
  }
  return { words: { required, optional }, parts: { required: [] } };
}

function runningKey(line) {
  return listWords(line)
    .join(' ')
    .replaceAll(/\p{N}+/gu, '#');
}

/** Separates lines that come back, such as running heads, from their first: readers write them again or not. */
function splitRunning(text) {
  const lines = text.split('\n').map((line) => ({ line, key: runningKey(line) }));
  const counts = new Map();
  for (const { key } of lines) counts.set(key, (counts.get(key) ?? 0) + 1);
  const seen = new Set();
  const [body, running] = [[], []];
  for (const { line, key } of lines) {
    (seen.has(key) && counts.get(key) >= MIN_RUNNING ? running : body).push(line);
    seen.add(key);
  }
  return { body: body.join('\n'), running: running.join('\n') };
}

/** Words that a line end divides, as readers join them or not. */
function joinHyphens(text) {
  return text.replaceAll(/(\p{L})[-\u00AD]\s*\n\s*(\p{Ll})/gu, '$1$2');
}

function countWords(text) {
  const counts = new Map();
  for (const word of listWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function readRtf(path) {
  const text = execFileSync('unrtf', ['--text', '--quiet', '--nopict', path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const body = text.replace(/^[^]*?\n-{17}\n/, '').replaceAll(/^###.*$/gm, '');
  return { words: { required: listWords(body), optional: [] }, parts: { required: [] } };
}

/** The chapters of a book in the order of its spine. */
function readEpub(readPart) {
  const root = /full-path="([^"]+)"/.exec(readPart('META-INF/container.xml'))[1];
  const opf = readPart(root);
  const base = root.includes('/') ? root.replace(/[^/]*$/, '') : '';
  const items = new Map(
    [...opf.matchAll(/<(?:\w+:)?item\b[^>]*>/g)].map(([tag]) => [attribute(tag, 'id'), tag]),
  );
  const [required, parts, optionalParts] = [[], [], []];
  for (const [tag] of opf.matchAll(/<(?:\w+:)?itemref\b[^>]*>/g)) {
    const item = items.get(attribute(tag, 'idref'));
    if (item === undefined || /\bproperties="[^"]*\bnav\b/.test(item)) continue;
    readChapter(readPart(base + decodeURIComponent(attribute(item, 'href'))) ?? '', {
      required,
      parts,
      optionalParts,
    });
  }
  const toc = listWords(opf.replaceAll(/<[^>]*>/g, ' '));
  return { required, optional: [toc.join(' ')], parts, optionalParts: optionalParts.filter(Boolean) };
}

function readChapter(html, { required, parts, optionalParts }) {
  const open = [];
  let skip = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        // Notes are lists, or paragraphs.
        const isNote = /note\b/.test(attributes['epub:type'] ?? '');
        if (isNote && /^(?:div|aside|section)$/.test(name)) open.push({ name, text: '', isNote });
        if (/^(?:head|script|style|svg|math)$/.test(name)) skip++;
        if (/^(?:h[1-6]|li|tr|td|th)$/.test(name)) open.push({ name, text: '', cells: [] });
        if (/^(?:p|div|br|li|td|th|h[1-6]|dt|dd|pre)$/.test(name)) add('\n');
      },
      ontext: (text) => skip === 0 && add(text),
      onclosetag(name) {
        if (/^(?:head|script|style|svg|math)$/.test(name)) skip--;
        if (/^(?:p|div|h[1-6])$/.test(name)) add('\n');
        if (open.at(-1)?.name !== name) return;
        const { text, cells, isNote } = open.pop();
        if (isNote) optionalParts.push(part('li', text));
        else if (name === 'tr') parts.push(rowPart(cells));
        else if (name === 'td' || name === 'th') open.at(-1)?.cells.push(text);
        else parts.push(part(name === 'li' ? 'li' : 'h', text));
      },
    },
    { decodeEntities: true, xmlMode: true, lowerCaseTags: true },
  );
  const add = (text) => {
    required.push(text);
    const inner = open.at(-1);
    if (inner) inner.text += text;
  };
  required.push('\n');
  parser.end(html);
}

function attribute(tag, name) {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
