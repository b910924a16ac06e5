import type { Field } from '../field.ts';
import { concat } from '../incoming.ts';
import { parseJson } from '../json.ts';
import { parseMediaType } from '../media-type.ts';
import { pointer } from '../detail.ts';
import { coerce } from '../parameters.ts';
import { PartError, tooLarge, wrongPart } from './part-fault.ts';
import type { PartHead } from './part-head.ts';
import type { PartReader } from './part-reader.ts';

/** Counts bytes; gives the bound when there are more of them than there may be. */
export type Count = (length: number) => number | undefined;

/** Whether a part is read as a file: one that is described as such, or as nothing and has the name of one. */
export function isFile({ style, open }: Field, { filename }: PartHead): boolean {
  return style === 'file' || style === 'files' || (open === true && filename !== undefined);
}

/**
 * The bytes of the part at hand.
 * @throws PartFault where there are more of them than there may be
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

/** Counts against a bound. */
export function counter(max: number = Infinity): Count {
  let total = 0;
  return (length) => {
    total += length;
    return total > max ? max : undefined;
  };
}

/**
 * The value of the text of a part.
 * @throws PartFault where it is no text, or no JSON where it must be
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
