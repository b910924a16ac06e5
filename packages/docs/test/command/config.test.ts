import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { configMembers } from '../../src/generator/config/members.ts';
import { readConfig } from '../../src/generator/config/read-config.ts';
import { writeFolder } from '../helpers/stranger.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function write(file: string, text: string): string {
  const folder = writeFolder({ [file]: text });
  folders.push(folder);
  return folder;
}

const JSON_FILE = 'web-data-docs.config.json';

describe('the configuration', () => {
  test.each([
    [{ colour: '#fff' }, '/colour is not known. There are description, name, logo, accent,'],
    [{ accent: { light: 'blue' } }, '/accent/light must be a colour such as "#0b6251", not "blue".'],
    [{ accent: { print: '#000000' } }, '/accent/print is not known. There are light, dark.'],
    [{ accent: '#000000' }, '/accent must be an object with light, dark, not "#000000".'],
    [{ typefaces: { text: 'Inter' } }, '/typefaces/text must be "system" or the path of a .woff2 file'],
    [{ samples: ['curl', 'ruby'] }, '/samples/1 must be one of curl, typescript, fetch, python, go, php'],
    [{ samples: ['curl', 'curl'] }, '/samples/1 "curl" is listed twice.'],
    [{ samples: 'curl' }, '/samples must be a list of languages, not "curl".'],
    [{ base: 'docs' }, '/base must be a path that starts and ends in a slash, such as "/docs/", not "docs".'],
    [{ origin: 'docs.example.com' }, '/origin must be a scheme and a host'],
    [{ apiBaseUrl: 'https://a.example/' }, '/apiBaseUrl must be an address without a slash at its end'],
    [{ editUrl: 'https://a.example' }, '/editUrl must be an address that ends in a slash'],
    [{ navigation: ['begin.md'] }, '/navigation/0 must be the name of a guide without .md'],
    [{ navigation: [{ title: 'Basics' }] }, '/navigation/0 needs the member guides.'],
    [{ logo: 'logo.png' }, '/logo must be the path of an .svg file, not "logo.png".'],
    [{ reference: 'no' }, '/reference must be true or false, not "no".'],
    [{ versions: [1] }, '/versions/0 must be a text or an object, not 1.'],
    [{ files: ['CNAME'] }, '/files must be an object, not ["CNAME"].'],
    [{ files: { 'a/b': 1 } }, '/files/a~1b must be the path of a file, not 1.'],
    ...['../a', '/a', 'a/../../b', 'a/', '..', String.raw`a\b`].map((path): [object, string] => [
      { files: { [path]: 'a' } },
      `/files/${path.replaceAll('/', '~1')} must be named by a path inside of the site, such as "CNAME"`,
    ]),
    [{ outDir: '' }, '/outDir must be the path of a folder, not "".'],
    [[], 'The configuration must be an object with description, name,'],
  ])('%j is rejected with its place and a remedy', async (config, message) => {
    const folder = write(JSON_FILE, JSON.stringify(config));
    await expect(readConfig(undefined, folder)).rejects.toThrow(`${JSON_FILE}:1 ${message}`);
  });

  test('names every violation, each with its line', async () => {
    const folder = write(JSON_FILE, '{\n  "name": "",\n  "accent": {\n    "dark": "red"\n  }\n}\n');
    await expect(readConfig(undefined, folder)).rejects.toThrow(
      /^web-data-docs\.config\.json:2 \/name must be a name, not ""\.\nweb-data-docs\.config\.json:4 \/accent\/dark must/,
    );
  });

  test('may be a script, with the same checks', async () => {
    const folder = write('web-data-docs.config.js', 'export default { name: "Ti" + "des" };');
    expect((await readConfig(undefined, folder)).config).toEqual({ name: 'Tides' });
    const other = write('web-data-docs.config.js', 'export default { logo: "logo.png" };');
    await expect(readConfig(undefined, other)).rejects.toThrow('web-data-docs.config.js /logo must be');
    const bare = write('web-data-docs.config.js', 'export const name = "Tides";');
    await expect(readConfig(undefined, bare)).rejects.toThrow('has no default export');
  });

  test('is empty where there is none, and has to be there where it is named', async () => {
    const folder = write('a.txt', '');
    expect(await readConfig(undefined, folder)).toEqual({ config: {}, folder, file: undefined });
    await expect(readConfig('docs.json', folder)).rejects.toThrow('docs.json cannot be read');
  });

  test('of the README has every member', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    for (const [name, { value, default: otherwise, meaning }] of Object.entries(configMembers)) {
      const cells = [`\`${name}\``, value, otherwise, meaning].map((cell) => cell.replaceAll('|', '\\|'));
      const row = readme.split('\n').find((line) => line.startsWith(`| ${cells[0]} `)) ?? '';
      expect(row.split(' | ').map((cell) => cell.replaceAll(/^\| |\|$/g, '').trim())).toEqual(cells);
    }
  });
});
