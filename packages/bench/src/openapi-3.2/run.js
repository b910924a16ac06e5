// What generators make of the parts that OpenAPI 3.2 added: `node run.js <folder for the peers>`; `ONLY=text` for some of them.
// `yes`: the output has it; `told`: the tool names what it left out; `refused`: it writes nothing; `lost`: it says nothing.
// Streams are not looked for but read, from a server that sends the second item once the first has been read.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fields, toDescription } from './fields.js';
import { startStream } from './stream.js';
import { install, listTools, listVersions } from './tools.js';

const folder = resolve(process.argv[2] ?? join(tmpdir(), 'openapi-3.2-peers'));
if (!existsSync(join(folder, 'node_modules'))) install(folder);

const tools = listTools(folder);
const heads = ['part', ...tools.map(({ name }) => name)];
console.log(`| ${heads.join(' | ')} |\n|${heads.map(() => ' --- |').join('')}`);
for (const field of fields.filter(({ name }) => name.includes(process.env.ONLY ?? ''))) {
  const cells = [];
  for (const tool of tools) cells.push(field.streams ? await readStream(tool, field) : tryTool(tool, field));
  console.log(`| ${field.name} | ${cells.join(' | ')} |`);
}
console.log(listVersions(folder).join(', '));

/** Looks for what the part brings in, or for a word about it. */
function tryTool(tool, field) {
  const { work, out, status, said } = generate(tool, field);
  const output = readAll(out);
  rmSync(work, { recursive: true });
  if (status !== 0 && output === '') return 'refused';
  if (field.names.every((name) => output.includes(name) || output.includes(capitalize(name)))) return 'yes';
  const isReported =
    field.names.some((name) => said.includes(name)) ||
    /not (?:supported|applied|generated)|left out|skipp?ed|ignored/i.test(said);
  return isReported ? 'told' : 'lost';
}

/** Generates the client for a server that streams, and calls it. */
async function readStream(tool, field) {
  if (tool.entry === undefined) return '';
  const stream = await startStream(field.streams);
  const { work, out } = generate(tool, { ...field, servers: [{ url: stream.url }] });
  const isRead = await stream.read(join(out, tool.entry), work);
  stream.close();
  rmSync(work, { recursive: true });
  return isRead ? 'yes' : 'no';
}

function generate(tool, field) {
  const work = mkdtempSync(join(tmpdir(), 'openapi-3.2-'));
  const [file, out] = [join(work, 'openapi.json'), join(work, 'out')];
  mkdirSync(out);
  writeFileSync(file, JSON.stringify(toDescription(field), null, 2));
  const [command, args] = tool.run(file, out);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: work,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { work, out, status, said: `${stdout}${stderr}` };
}

function readAll(path) {
  if (!existsSync(path)) return '';
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  return readdirSync(path)
    .map((name) => readAll(join(path, name)))
    .join('\n');
}

function capitalize(name) {
  return name[0].toUpperCase() + name.slice(1);
}
