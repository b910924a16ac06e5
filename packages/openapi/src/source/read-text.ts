import { readFile } from 'node:fs/promises';

/** Maximum size of a description in bytes: 64 MiB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum milliseconds to wait for a URL or standard input. */
const MAX_MS = 30_000;

/**
 * Reads a file, an http(s) URL, or standard input for `-`, as UTF-8, up to 64 MiB.
 * @throws when it cannot be read, with its name, the reason and the remedy.
 */
export async function readText(source: string): Promise<string> {
  try {
    const bytes = await readBytes(source);
    return bytes.toString('utf8').replace(/^\uFEFF/u, '');
  } catch (error) {
    throw new Error(`${nameSource(source)} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Whether a source is a URL, as opposed to a file. */
export function isAddress(source: string): boolean {
  return /^https?:\/\//iu.test(source);
}

/** The name of a source in messages. */
export function nameSource(source: string): string {
  return source === '-' ? 'standard input' : source;
}

async function readBytes(source: string): Promise<Buffer> {
  if (source === '-') return collect(process.stdin as AsyncIterable<Uint8Array>);
  if (!isAddress(source)) return bounded(await readFile(source));
  const response = await fetch(source, { signal: AbortSignal.timeout(MAX_MS) });
  if (!response.ok) throw new Error(`it is answered with ${response.status}`);
  return collect(response.body ?? []);
}

async function collect(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_BYTES) break;
    read.push(chunk);
  }
  if (size > MAX_BYTES) throw tooLarge();
  return Buffer.concat(read);
}

function bounded(bytes: Buffer): Buffer {
  if (bytes.length > MAX_BYTES) throw tooLarge();
  return bytes;
}

function tooLarge(): Error {
  return new Error('it is larger than 64 MiB; split the document');
}

function reasonOf(error: unknown): string {
  const { code, name, message, cause } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a directory';
  if (name === 'TimeoutError') return `no answer within ${MAX_MS} ms`;
  return cause instanceof Error && cause.message !== '' ? cause.message : (code ?? message);
}
