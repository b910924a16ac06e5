import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

type Files = Readonly<Record<string, string>>;

/** Writes files into a folder, and removes files of an earlier run that this one does not write. */
export function writeFiles(out: string, files: Files): void {
  for (const name of surplus(out, files)) rmSync(join(out, name));
  for (const [name, text] of Object.entries(files)) {
    const file = join(out, name);
    if (existsSync(file) && readText(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** One sentence for each file that is not as it would be written. */
export function reportStale(out: string, files: Files): string[] {
  const stale = Object.entries(files).filter(([name, text]) => {
    const file = join(out, name);
    return !existsSync(file) || readText(file) !== text;
  });
  return [
    ...stale.map(([name]) => `${join(out, name)} is not what the description gives today.`),
    ...surplus(out, files).map((name) => `${join(out, name)} is no longer generated.`),
  ];
}

/** Files of the same parts that have our first line and are no longer written: no other file is touched. */
function surplus(out: string, files: Files): string[] {
  const parts = new Set(Object.keys(files).map((name) => name.split('/')[0]!));
  const present = [...parts].flatMap((part) => {
    const folder = join(out, part);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => relative(out, join(folder, name)).split(sep).join('/'));
  });
  return present.filter(
    (name) =>
      !(name in files) && name.endsWith('.ts') && readText(join(out, name)).startsWith('// Generated from '),
  );
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
