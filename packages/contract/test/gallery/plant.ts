import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Correct } from './servers.ts';

/** A slip in a program: what it does wrong, and which of its text reads how instead. */
export type Fault = readonly [does: string, right: string, wrong: string];

type Creation = Server | RequestListener;

// Within reach of the packages that the programs import.
const FOLDER = new URL('../../reports/gallery/', import.meta.url);

/** Starts a server with a fault in its program. @throws when the program has no such text, or has it twice */
export async function plant(
  { file, program }: Correct,
  [does, right, wrong]: Fault,
  index: number,
): Promise<Server> {
  const source = await readFile(new URL(`../${file}.ts`, import.meta.url), 'utf8');
  if (source.split(right).length !== 2)
    throw new Error(`test/${file}.ts has the text of the fault "${does}" not once: ${right}`);
  await mkdir(FOLDER, { recursive: true });
  const url = new URL(`${file.replace('/', '-')}-${index}-${process.pid}.ts`, FOLDER);
  await writeFile(
    url,
    source.replace(right, () => wrong),
  );
  const made: unknown = await import(/* @vite-ignore */ pathToFileURL(url.pathname).href);
  await rm(url);
  const server = await (made as Record<string, () => Creation | Promise<Creation>>)[program]!();
  return typeof server === 'function' ? createServer(server) : server;
}
