import { resolve } from 'node:path';
import { Description } from './description.ts';
import type { Json } from './json/json.ts';
import { DescriptionError } from './error.ts';
import { namesWithLoneSurrogates, wellFormed } from './grammar/well-formed.ts';
import { Locations } from './places.ts';
import { readFiles } from './references/read-files.ts';
import { assertBounded } from './source/bounds.ts';
import { nameSource, readDocument } from './source/read-text.ts';
import { Source } from './source/source.ts';
import { TextFetcher } from './source/web/fetch-text.ts';
import { isAddress, type HostOptions } from './source/web/hosts.ts';
import { upgrade, type Upgraded } from './upgrade/upgrade.ts';

/** Options for reading a description. */
export interface ReadOptions extends HostOptions {
  /** The text of the source, if it has been read already. */
  readonly text?: string;
  /** As in `OpenOptions`. */
  readonly keepMalformed?: boolean;
}

/**
 * Reads a description in YAML or JSON from a file, an http(s) URL or standard input (`-`), with all files that it
 * refers to: up to 64 MiB each, 1,000 files, 50 that lead to one another; from addresses 64 MiB in all, within 30 s each
 * and 120 s in all, after up to 5 redirects. A file may refer to files, an address to its own origin, and both to
 * `allowHosts`.
 * @throws DescriptionError naming file, line and column, the problem and the remedy
 * @example
 * const description = await readDescription('openapi.yaml');
 * for (const { id, method, path } of description.operations) console.log(id, method, path);
 */
export async function readDescription(source: string, options: ReadOptions = {}): Promise<Description> {
  const fetcher = new TextFetcher(source, options);
  const { text, address } =
    options.text === undefined
      ? await readDocument(source, fetcher)
      : { text: options.text, address: source };
  const file = isAddress(source) || source === '-' ? address : resolve(source);
  const root = new Source(text, file, nameSource(source));
  const { value, moved } = await readFiles(root, fetcher, options);
  const files = moved.map(([to, from]) => ({ to, from: from.pointer, source: from.source }));
  const upgraded = upgrade(value, new Locations(root, files));
  const moves = [...files, ...upgraded.moved.map(([to, from]) => ({ to, from }))];
  return describe(upgraded, new Locations(root, moves), options);
}

/**
 * Parses a description from a single string of YAML or JSON.
 * @param file the name of the source in messages
 * @throws DescriptionError as `readDescription`
 */
export function parseDescription(text: string, file: string): Description {
  const root = new Source(text, file);
  const upgraded = upgrade(root.value, new Locations(root));
  const moves = upgraded.moved.map(([to, from]) => ({ to, from }));
  return describe(upgraded, new Locations(root, moves));
}

/** Options for opening a value. */
export interface OpenOptions {
  /** The name of the description in messages, such as `the old document`. Default: none. */
  readonly name?: string;
  /**
   * Keeps malformed parts, for comparisons of the text as written. Default: they are left out and listed in
   * `malformed`; a malformed part that states requirements, such as security, is rejected.
   */
  readonly keepMalformed?: boolean;
}

/**
 * Opens a description that is already parsed, as one document. Its locations are pointers without lines.
 * @throws DescriptionError when it is not a description, or is nested without end
 */
export function openDescription(value: unknown, { name, ...options }: OpenOptions = {}): Description {
  const locations = new Locations(undefined, [], name);
  assertBounded(value, locations.at(''));
  return describe(upgrade(value as Json, locations), locations, options);
}

/** Removes malformed parts and lists them in the description; rejects a malformed part that states requirements. */
function describe(
  { value, version }: Upgraded,
  locations: Locations,
  { keepMalformed = false }: OpenOptions = {},
): Description {
  for (const pointer of namesWithLoneSurrogates(value))
    throw new DescriptionError(
      locations.at(pointer),
      'the name holds half of a surrogate pair, which no UTF-8 text can; correct it.',
    );
  if (keepMalformed) return new Description(value, version, locations, []);
  const formed = wellFormed(value, ({ pointer, text }) => {
    throw new DescriptionError(locations.at(pointer), `${text}; correct it.`);
  });
  return new Description(formed.value, version, locations, formed.malformed);
}
