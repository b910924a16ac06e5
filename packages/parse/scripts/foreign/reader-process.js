// One reader of JavaScript in a process of its own: paths come in, Markdown, CPU time and peak memory go out.
// Usage: node reader-process.js NAME PEERS
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

const [name, peers] = process.argv.slice(2);
const require = createRequire(`${peers}/package.json`);
/** A peer that was fetched; this package's own tests do not need it. */
const fetched = (id) => import(pathToFileURL(require.resolve(id)).href);

const readers = {
  async ours() {
    const { readFile: readDocument } = await import('../../dist/read-file.js');
    const { convertDocument } = await import('../../dist/forms.js');
    return async (path) => {
      const bytes = new Uint8Array(await readFile(path));
      const document = await readDocument(
        bytes,
        { fileName: basename(path) },
        { mode: 'fast', maxPages: 2000 },
      );
      return convertDocument(document, { onlyMainContent: true }).markdown;
    };
  },
  async mammoth() {
    const { default: mammoth } = await import('mammoth');
    return async (path) => (await mammoth.convertToMarkdown({ path })).value;
  },
  async officeparser() {
    const { parseOffice } = await import('officeparser');
    return async (path) => {
      const converted = await (await parseOffice(path)).to('md');
      const text = typeof converted === 'string' ? converted : converted.value;
      // Without its facts in front, and the names of headings.
      return text.replace(/^---\n[^]*?\n---\n/, '').replaceAll(/ \{#[^}\n]*\}$/gm, '');
    };
  },
  async unpdf() {
    const { extractText } = await fetched('unpdf');
    return async (path) =>
      (await extractText(new Uint8Array(await readFile(path)), { mergePages: true })).text;
  },
  async markitdown() {
    const { MarkItDown } = await fetched('markitdown-ts');
    const markitdown = new MarkItDown();
    return async (path) => (await markitdown.convert(path))?.markdown;
  },
  async sheetjs() {
    const { default: XLSX } = await fetched('xlsx');
    return (path) => {
      const book = XLSX.readFile(path, { cellDates: true });
      return book.SheetNames.map((sheet) => {
        const rows = XLSX.utils.sheet_to_json(book.Sheets[sheet], { header: 1, raw: false, defval: '' });
        const lines = rows.map((row) => `| ${row.map(escapeCell).join(' | ')} |`);
        const rule = `|${' --- |'.repeat(rows[0]?.length ?? 1)}`;
        return `## ${sheet}\n\n${[lines[0] ?? '', rule, ...lines.slice(1)].join('\n')}`;
      }).join('\n\n');
    };
  },
};

/** Characters of a result; some readers write every empty cell of a sheet. */
const MAX_TEXT = 3_000_000;

function escapeCell(value) {
  return String(value).replaceAll('|', '\\|').replaceAll(/\r?\n/g, '<br>');
}

process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
const read = await readers[name]();
process.on('message', async (path) => {
  const before = process.cpuUsage();
  const text = await Promise.resolve()
    .then(() => read(path))
    .catch(() => undefined);
  const { user, system } = process.cpuUsage(before);
  process.send({
    text: text?.slice(0, MAX_TEXT),
    milliseconds: (user + system) / 1000,
    kilobytes: process.resourceUsage().maxRSS,
  });
});
process.send('ready');
