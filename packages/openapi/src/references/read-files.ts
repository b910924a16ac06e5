import { relative } from 'node:path';
import { DescriptionError } from '../error.ts';
import { isObject, type Json } from '../json/json.ts';
import { readDocument } from '../source/read-text.ts';
import { Source } from '../source/source.ts';
import type { TextFetcher } from '../source/web/fetch-text.ts';
import { isAddress, type HostOptions } from '../source/web/hosts.ts';
import { Bundle } from './bundle.ts';

/** Maximum number of files of one description. */
const MAX_FILES = 1_000;
/** Maximum number of files that lead to one another. */
const MAX_DEPTH = 50;

/** The files of a description as one value, and the source of each moved part. */
export interface Files {
  readonly value: Json;
  readonly moved: readonly (readonly [to: string, from: { source: Source; pointer: string }])[];
}

/**
 * Reads every file that a description refers to, and writes them as one document: parts of other files become
 * components. Each round reads the files that the previous one found missing.
 * @throws DescriptionError when a file cannot be read or there are too many
 */
export async function readFiles(root: Source, fetcher: TextFetcher, hosts: HostOptions = {}): Promise<Files> {
  const sources = new Map([[root.file, root]]);
  for (let depth = 0; ; depth++) {
    const bundle = new Bundle(root, sources, hosts);
    const value = isObject(root.value) ? bundle.write() : root.value;
    if (bundle.missing.size === 0) return { value, moved: bundle.moved };
    for (const [file, error] of bundle.missing) {
      if (depth === MAX_DEPTH) {
        const reason = `more than ${MAX_DEPTH} files lead to one another; bundle the description.`;
        throw new DescriptionError(error.location, reason);
      }
      sources.set(file, await readOne(file, error, sources.size, fetcher));
    }
  }
}

async function readOne(
  file: string,
  denial: DescriptionError,
  count: number,
  fetcher: TextFetcher,
): Promise<Source> {
  if (count > MAX_FILES) {
    throw new DescriptionError(
      denial.location,
      `the description consists of more than ${MAX_FILES} files; bundle it.`,
    );
  }
  try {
    const { text, address } = await readDocument(file, fetcher);
    return new Source(text, address, isAddress(file) ? file : relative('.', file));
  } catch (error) {
    if (error instanceof DescriptionError) throw error;
    throw new DescriptionError(denial.location, `${denial.reason}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
