import { resolve } from 'node:path';
import { Description } from './description.ts';
import type { Json } from './json/json.ts';
import { DescriptionError } from './error.ts';
import { namesWithLoneSurrogates } from './grammar/lone-surrogates.ts';
import { wellFormed } from './grammar/well-formed.ts';
import { Locations } from './places.ts';
import { readFiles } from './references/read-files.ts';
import { assertBounded } from './source/bounds.ts';
import { isAddress, nameSource, readText } from './source/read-text.ts';
import { Source } from './source/source.ts';
import { upgrade, type Upgraded } from './upgrade/upgrade.ts';

/** How a description is read. */
export interface ReadOptions {
  /** The text of the source, where it has been read already. */
  readonly text?: string;
  /** As of `OpenOptions`. */
  readonly keepMalformed?: boolean;
}

/**
 * Reads a description in YAML or JSON from a file, an http(s) address or standard input (`-`), with all files that it
 * refers to: at most 64 MiB each, 1,000 files.
 * @throws DescriptionError naming file, line and column, what is wrong there and the remedy
 * @example
 * const description = await readDescription('openapi.yaml');
 * for (const { id, method, path } of description.operations) console.log(id, method, path);
 */
export async function readDescription(source: string, options: ReadOptions = {}): Promise<Description> {
  const file = isAddress(source) || source === '-' ? source : resolve(source);
  const root = new Source(options.text ?? (await readText(source)), file, nameSource(source));
  const { value, moved } = await readFiles(root);
  const files = moved.map(([to, from]) => ({ to, from: from.pointer, source: from.source }));
  const upgraded = upgrade(value, new Locations(root, files));
  const moves = [...files, ...upgraded.moved.map(([to, from]) => ({ to, from }))];
  return describe(upgraded, new Locations(root, moves), options);
}

/**
 * Parses a description that is one text in YAML or JSON.
 * @param file what the text is called in messages
 * @throws DescriptionError as `readDescription`
 */
export function parseDescription(text: string, file: string): Description {
  const root = new Source(text, file);
  const upgraded = upgrade(root.value, new Locations(root));
  const moves = upgraded.moved.map(([to, from]) => ({ to, from }));
  return describe(upgraded, new Locations(root, moves));
}

/** How a value is opened. */
export interface OpenOptions {
  /** What the description is called in messages, such as `the old document`. Default: nothing. */
  readonly name?: string;
  /**
   * Keeps what stands where a description cannot have it, for those who compare what is written. Default: it is left out,
   * and told in `malformed`; what says what is asked for, such as security, is refused.
   */
  readonly keepMalformed?: boolean;
}

/**
 * Opens a description that is a value already, of one document. Its places are pointers without lines.
 * @throws DescriptionError when it is no description, or nested without end
 */
export function openDescription(value: unknown, { name, ...options }: OpenOptions = {}): Description {
  const locations = new Locations(undefined, [], name);
  assertBounded(value, locations.at(''));
  return describe(upgrade(value as Json, locations), locations, options);
}

/** What is malformed goes, and is told by the description; nothing can stand for a part that says what is asked for. */
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
