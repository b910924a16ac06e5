import { readFile } from 'node:fs/promises';
import { TextFetcher, type Fetched } from './web/fetch-text.ts';
import { isAddress } from './web/hosts.ts';

/** Maximum size of a description in bytes: 64 MiB. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads a file, an http(s) URL, or standard input for `-`, as UTF-8, up to 64 MiB.
 * @throws when it cannot be read, with its name, the reason and the remedy.
 */
export async function readText(source: string): Promise<string> {
  return (await readDocument(source, new TextFetcher(source))).text;
}

/**
 * Reads one document of a description as `readText`.
 * @param fetcher reads the documents of the description that are at addresses
 * @returns the text, and the source after redirects
 */
export async function readDocument(source: string, fetcher: TextFetcher): Promise<Fetched> {
  try {
    const { text, address } = isAddress(source)
      ? await fetcher.read(source)
      : { text: (await readBytes(source)).toString('utf8'), address: source };
    return { text: text.replace(/^\uFEFF/u, ''), address };
  } catch (error) {
    throw new Error(`${nameSource(source)} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
}

/** The name of a source in messages. */
export function nameSource(source: string): string {
  return source === '-' ? 'standard input' : source;
}

async function readBytes(source: string): Promise<Buffer> {
  if (source === '-') return collect(process.stdin as AsyncIterable<Uint8Array>);
  return bounded(await readFile(source));
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
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
  if (name === 'AbortError' || name === 'TimeoutError') return 'it took too long';
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  return cause instanceof Error && cause.message !== '' ? cause.message : message || (code ?? name);
}
