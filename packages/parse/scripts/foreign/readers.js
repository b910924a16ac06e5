// The readers that are compared: ours and its peers.
import { fork, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const OFFICE = ['docx', 'pptx', 'xlsx', 'odt', 'ods', 'odp', 'pdf', 'rtf', 'epub'];
const PROGRAM = fileURLToPath(new URL('reader-process.js', import.meta.url));
/** Milliseconds for one file. */
const TIMEOUT = 60_000;

/** Creates the readers. @param peers folder with the peers that were fetched */
export function createReaders(peers) {
  const script = (name, types) => new ScriptReader(name, types, peers);
  return [
    script('ours', OFFICE),
    program('pandoc', ['docx', 'odt', 'rtf', 'epub'], (path, type) => [
      '-f',
      type,
      '-t',
      'gfm',
      '--wrap=none',
      path,
    ]),
    program('pdftotext', ['pdf'], (path) => [path, '-']),
    script('mammoth', ['docx']),
    script('sheetjs', ['xlsx', 'ods']),
    script('officeparser', OFFICE),
    script('unpdf', ['pdf']),
    script('markitdown', ['docx', 'xlsx', 'pdf']),
  ];
}

/** Runs a program and measures it; undefined text when it fails. */
export function runProgram(name, args) {
  const words = ['-f', '%U %S %M', name, ...args];
  const { status, stdout, stderr } = spawnSync('/usr/bin/time', words, {
    encoding: 'utf8',
    timeout: TIMEOUT,
    maxBuffer: 256_000_000,
  });
  const [user = 0, system = 0, kilobytes = 0] = (stderr ?? '')
    .trim()
    .split('\n')
    .at(-1)
    .split(' ')
    .map(Number);
  return { text: status === 0 ? stdout : undefined, milliseconds: (user + system) * 1000, kilobytes };
}

function program(name, types, argsOf) {
  return { name, types, read: async (path, type) => runProgram(name, argsOf(path, type)), close() {} };
}

/** A library in a process that reads one file after the other. */
class ScriptReader {
  #peers;
  #child;

  constructor(name, types, peers) {
    Object.assign(this, { name, types });
    this.#peers = peers;
  }

  async read(path) {
    this.#child ??= await this.#start();
    const child = this.#child;
    return new Promise((resolve) => {
      const settle = (result) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(result);
      };
      const fail = () => {
        this.close();
        settle({ text: undefined, milliseconds: 0, kilobytes: 0 });
      };
      const timer = setTimeout(fail, TIMEOUT);
      child.once('message', settle).once('exit', fail);
      child.send(path);
    });
  }

  close() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start() {
    const child = fork(PROGRAM, [this.name, this.#peers], {
      execArgv: ['--max-old-space-size=2048'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return new Promise((resolve) => child.once('message', () => resolve(child)));
  }
}
