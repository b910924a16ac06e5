import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file that a real program wrote, and the Markdown that it was told to write. */
export interface CorpusFile {
  name: string;
  path: string;
  bytes: Uint8Array;
  /** The end of its name. */
  type: string;
  want: string;
}

const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, import.meta.url));

const MAIL = `# Pier

- From: Anna Berg (anna@example.com)
- To: Team (team@example.com)
- Date: 2026-03-02T09:30:00.000Z

The pier is open again.

Please use the northern gate until Friday.
`;

/** The files of the corpus. */
export function corpusFiles(): CorpusFile[] {
  return readdirSync(folder('files')).map((name) => {
    const path = folder('files') + name;
    const [source, ...rest] = name.split('.');
    return { name, path, bytes: readFileSync(path), type: rest.at(-1)!, want: wanted(source!, rest) };
  });
}

function wanted(source: string, [by, type]: readonly string[]): string {
  if (source === 'mail') return MAIL;
  const text = readFileSync(`${folder('sources')}${source}.md`, 'utf8');
  // A book begins with its title.
  if (type === 'epub') return `# ${source}\n\n${text}`;
  if (source !== 'prices' && source !== 'staff') return text;
  // Text has no sheets; LibreOffice names one after the file that it was made from.
  if (type === undefined) return text.replace(/^## .*\n\n/, '');
  return by === 'office' ? asOffice(text).replace('Sheet', source) : text;
}

/** LibreOffice shows numbers without the noughts at their end, and percents with two. */
function asOffice(text: string): string {
  return text
    .replaceAll(/(\d+\.\d*?)0+(?= )/g, (_, number: string) => number.replace(/\.$/, ''))
    .replaceAll(/(\d+)%/g, '$1.00%');
}
