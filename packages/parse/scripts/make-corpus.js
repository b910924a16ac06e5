// Makes test/corpus/files from test/corpus/sources: pandoc, LibreOffice, groff, Chromium and poppler of Debian, and
// libraries of npm, write what the tests read. `node scripts/make-corpus.js`, then commit what changed.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byLibraries } from './make-by-libraries.js';

const corpus = fileURLToPath(new URL('../test/corpus/', import.meta.url));
const files = join(corpus, 'files');
const work = mkdtempSync(join(tmpdir(), 'corpus-'));
const strings = ['report', 'letter', 'manual', 'minutes', 'article'];
const source = (name) => join(corpus, 'sources', `${name}.md`);
const out = (name) => join(files, name);
/** Commas, marks of quotation, UTF-8. */
const UTF8 = ['--infilter=CSV:44,34,76,1'];

rmSync(files, { recursive: true, force: true });
mkdirSync(files);
try {
  for (const name of strings) makeText(name);
  makeSlides();
  makeTables();
  makeMails();
  await byLibraries({ files, work, source });
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(`${readdirSync(files).length} files`);

function makeText(name) {
  const title = ['--metadata', `title=${name}`];
  for (const type of ['docx', 'odt', 'rtf'])
    pandoc(name, out(`${name}.pandoc.${type}`), type === 'docx' ? [] : ['-s']);
  pandoc(name, out(`${name}.pandoc.epub`), title);
  const html = join(work, `${name}.html`);
  pandoc(name, html, ['-s', ...title, '--template', join(corpus, 'page.html')]);
  writeFileSync(out(`${name}.pandoc.html`), readFileSync(html));
  office(out(`${name}.pandoc.docx`), 'odt', `${name}.office.odt`);
  office(out(`${name}.office.odt`), 'docx', `${name}.office.docx`);
  office(out(`${name}.office.odt`), 'rtf', `${name}.office.rtf`);
  office(out(`${name}.office.odt`), 'pdf', `${name}.office.pdf`);
  run('chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--print-to-pdf=${out(`${name}.chromium.pdf`)}`,
    html,
  ]);
  groff(name);
}

/** The article is set in two columns, its headings bold and no larger; those of the others grow. */
function groff(name) {
  const ms = execFileSync('pandoc', [source(name), '-t', 'ms'], { encoding: 'utf8' });
  const head = '.nr PS 11\n.nr VS 13\n' + (name === 'article' ? '.2C\n' : '.nr GROWPS 4\n.nr PSINCR 2p\n');
  const pdf = execFileSync('groff', ['-k', '-t', '-ms', '-Tpdf'], {
    input: head + ms,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });
  writeFileSync(out(`${name}.groff.pdf`), pdf);
}

function makeSlides() {
  pandoc('slides', out('slides.pandoc.pptx'), ['--slide-level=2']);
  office(out('slides.pandoc.pptx'), 'odp', 'slides.office.odp');
  office(out('slides.office.odp'), 'pptx', 'slides.office.pptx');
  office(out('slides.pandoc.pptx'), 'pdf', 'slides.office.pdf');
}

function makeTables() {
  for (const name of ['prices', 'staff']) {
    const rows = createTable(name);
    writeFileSync(
      out(`${name}.csv`),
      rows
        .map((row) =>
          row.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
        )
        .join('\r\n') + '\r\n',
    );
    writeFileSync(out(`${name}.tsv`), rows.map((row) => row.join('\t')).join('\n') + '\n');
    for (const type of ['xlsx', 'ods']) office(out(`${name}.csv`), type, `${name}.office.${type}`, UTF8);
  }
}

/** The cells of the table of a source. */
export function createTable(name) {
  const lines = readFileSync(source(name), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return lines.filter((line) => !/^[|\s-]+$/.test(line)).map((line) => line.slice(2, -2).split(' | '));
}

function makeMails() {
  const head =
    'From: Anna Berg <anna@example.com>\r\nTo: Team <team@example.com>\r\nDate: Mon, 02 Mar 2026 09:30:00 +0000\r\nMIME-Version: 1.0\r\n';
  const plain = 'The pier is open again.\r\n\r\nPlease use the northern gate until Friday.\r\n';
  writeFileSync(
    out('mail.plain.eml'),
    `${head}Subject: Pier\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${plain}`,
  );
  const html =
    '<html><body><p>The pier is open again.</p><p>Please use the northern gate until Friday.</p></body></html>';
  const parts = [
    `Content-Type: text/plain\r\n\r\n${plain}`,
    `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(html).toString('base64')}\r\n`,
  ];
  writeFileSync(
    out('mail.html.eml'),
    `${head}Subject: =?utf-8?B?${Buffer.from('Pier').toString('base64')}?=\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`,
  );
}

function pandoc(name, target, options) {
  run('pandoc', [source(name), '-o', target, ...options]);
}

function office(from, type, name, options = []) {
  run('soffice', ['--headless', ...options, '--convert-to', type, '--outdir', work, from]);
  renameSync(join(work, basename(from).replace(/\.\w+$/, `.${type}`)), join(work, 'made'));
  writeFileSync(out(name), readFileSync(join(work, 'made')));
}

function run(program, input) {
  execFileSync(program, input, { stdio: 'ignore', timeout: 120_000 });
}
