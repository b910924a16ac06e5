import type { Field } from '../field.ts';
import { concat } from '../incoming.ts';
import { parseJson } from '../json.ts';
import { parseMediaType } from '../media-type.ts';
import { pointer } from '../detail.ts';
import { coerce } from '../parameters.ts';
import { PartError, tooLarge, wrongPart } from './part-error.ts';
import type { PartHead } from './part-head.ts';
import type { PartReader } from './part-reader.ts';

/** Counts bytes; returns the limit once it is exceeded. */
export type Count = (length: number) => number | undefined;

/** Whether a part is a file: described as one, or not described and sent with a file name. */
export function isFile({ style, open }: Field, { filename }: PartHead): boolean {
  return style === 'file' || style === 'files' || (open === true && filename !== undefined);
}

/**
 * Reads the bytes of the current part.
 * @throws PartError when there are too many
 */
export async function readBytes(reader: PartReader, name: string, count: Count): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for (let chunk = await reader.nextChunk(); chunk; chunk = await reader.nextChunk()) {
    const max = count(chunk.length);
    if (max !== undefined) throw tooLarge(name, max);
    chunks.push(chunk);
  }
  return chunks;
}

/** Creates a counter with a limit. */
export function counter(max: number = Infinity): Count {
  let total = 0;
  return (length) => {
    total += length;
    return total > max ? max : undefined;
  };
}

/**
 * Reads the value of a text part.
 * @throws PartError when it is not text, or not JSON as required
 */
export function readText(
  field: Field,
  { name, contentType }: PartHead,
  chunks: readonly Uint8Array[],
  maxDepth: number,
): unknown {
  const bytes = concat(
    chunks,
    chunks.reduce((sum, { length }) => sum + length, 0),
  );
  const isJson = field.style === 'json' || field.style === 'jsons';
  const charset = isJson ? undefined : contentType && parseMediaType(contentType)?.charset;
  const text = decode(bytes, charset ?? 'utf-8');
  if (text === undefined) throw wrongPart(name, 'charset', `must be ${charset ?? 'UTF-8'} text`);
  if (!isJson) return field.read ? text : coerce(text, field.types);
  const parsed = parseJson(text, maxDepth);
  if ('value' in parsed) return parsed.value;
  const { detail } = parsed;
  throw new PartError({ ...detail, path: pointer(name) + detail.path });
}

function decode(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
