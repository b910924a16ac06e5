import { execFileSync, spawnSync } from 'node:child_process';
import type { CorpusFile } from './corpus.ts';

/** Another program that reads files: the Markdown of one; undefined for what it does not read. */
export interface Peer {
  name: string;
  read(file: CorpusFile): Promise<string | undefined> | string | undefined;
}

const PANDOC: Readonly<Record<string, string>> = {
  docx: 'docx',
  odt: 'odt',
  rtf: 'rtf',
  epub: 'epub',
  html: 'html',
  csv: 'csv',
};
const OFFICE = new Set(['docx', 'pptx', 'xlsx', 'odt', 'odp', 'ods', 'pdf', 'rtf', 'epub', 'csv', 'html']);

/** The peers that are installed here. */
export function peersHere(): Peer[] {
  return [
    ...(isInstalled('pandoc') ? [{ name: 'pandoc', read: pandoc }] : []),
    ...(isInstalled('pdftotext', '-v') ? [{ name: 'pdftotext', read: pdftotext }] : []),
    { name: 'officeparser', read: officeparser },
  ];
}

function isInstalled(program: string, flag = '--version'): boolean {
  return spawnSync(program, [flag], { stdio: 'ignore' }).status === 0;
}

function pandoc({ type, path }: CorpusFile): string | undefined {
  const from = PANDOC[type];
  if (from === undefined) return undefined;
  return execFileSync('pandoc', ['-f', from, '-t', 'gfm', '--wrap=none', path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function pdftotext({ type, path }: CorpusFile): string | undefined {
  return type === 'pdf' ? execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }) : undefined;
}

/** A process of its own: it brings another version of PDF.js, whose worker would serve every reader of this process. */
const OFFICEPARSER = `
    const read = await parseOffice(process.argv[1]);
  const made = await read.to('md');
  process.stdout.write(typeof made === 'string' ? made : made.value);
`;

/** Without what it puts around the text: its facts in front, and the names of headings. */
function officeparser({ type, path }: CorpusFile): string | undefined {
  if (!OFFICE.has(type)) return undefined;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', OFFICEPARSER, path], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status !== 0) return '';
  return stdout.replace(/^---\n[^]*?\n---\n/, '').replaceAll(/ \{#[^}\n]*\}$/gm, '');
}
