import type { Field } from '../field.ts';
import { toForm } from '../forms.ts';
import type { PartsContext, PartsRead, PartsRule } from '../operation.ts';
import { BodyError, readChunks, type NextChunk } from './chunks.ts';
import { FormReader } from './form-reader.ts';
import { malformedPart, PartError } from './part-error.ts';
import { PartReader } from './part-reader.ts';

/**
 * Reads `multipart/form-data` (RFC 7578) while its bytes arrive, and rejects a part that does not match its description
 * before its content is read. Files are held in memory as `File`; a file that is streamed is a `FilePart`.
 */
export function multipart(fields: Readonly<Record<string, Field>>): { parts: PartsRule } {
  const all = Object.entries(fields);
  const bytesOf = ([, { maxBytes = 0, maxItems = 1 }]: (typeof all)[number]): number => maxBytes * maxItems;
  return {
    parts: {
      fileBytes: all.reduce((sum, field) => sum + bytesOf(field), 0),
      file: all.filter(([, { style }]) => style === 'file').length === 1,
      async receive(incoming, context) {
        const source = await incoming.open(context.limit);
        if ('error' in source) return source;
        if ('parsed' in source) return toForm(source.parsed, fields, context.maxDepth);
        try {
          const next = readChunks(source, context.limit);
          const first = await next();
          if (!first) return { empty: true };
          return await readForm(fields, behind(first, next), incoming.header('content-type'), context);
        } catch (error) {
          return toRead(error);
        }
      },
    },
  };
}

/** Puts a chunk that was read ahead in front of its source. */
function behind(first: Uint8Array, next: NextChunk): NextChunk {
  const chunks = [first];
  return async () => chunks.pop() ?? next();
}

async function readForm(
  fields: Readonly<Record<string, Field>>,
  next: NextChunk,
  contentType = '',
  context: PartsContext,
): Promise<PartsRead> {
  const boundary = parseBoundary(contentType);
  if (boundary === undefined) throw malformedPart('must name its boundary in the Content-Type');
  return new FormReader(fields, new PartReader(next, boundary), context, toRead).read();
}

/** Converts an error into the result that the pipeline handles. */
function toRead(error: unknown): PartsRead {
  if (error instanceof BodyError) return { error: error.reason };
  if (error instanceof PartError)
    return error.isTooLarge ? { error: 'too-large', detail: error.detail } : { detail: error.detail };
  throw error;
}

/** RFC 2046, 5.1.1: the characters of a boundary, which does not end in a space. */
const allowed = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** The boundary that a Content-Type names; undefined when it names none that can be one. */
function parseBoundary(contentType: string): string | undefined {
  const [, quoted, plain] = /;[ \t]*boundary=(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(contentType) ?? [];
  const boundary = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
  return boundary !== undefined && allowed.test(boundary) ? boundary : undefined;
}
