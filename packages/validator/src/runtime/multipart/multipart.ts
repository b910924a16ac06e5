import type { Field } from '../field.ts';
import { toForm } from '../forms.ts';
import type { PartsContext, PartsRead, PartsRule } from '../operation.ts';
import { parseBoundary } from './boundary.ts';
import { BodyError, readChunks } from './chunks.ts';
import type { NextChunk } from './chunks.ts';
import { FormReader } from './form-reader.ts';
import { malformedPart, PartError } from './part-fault.ts';
import { PartReader } from './part-reader.ts';

/**
 * Reads `multipart/form-data` (RFC 7578) while its bytes arrive: a part that is not as it is described is refused before
 * its content is read. Files are kept in memory as `File`, or the one that is handed on as a stream as `FilePart`.
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
        if ('fault' in source) return source;
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

/** A source of a chunk that was taken, and of those behind it. */
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

/** What was thrown, as the pipeline answers it. */
function toRead(error: unknown): PartsRead {
  if (error instanceof BodyError) return { fault: error.fault };
  if (error instanceof PartError)
    return error.isTooLarge ? { fault: 'too-large', detail: error.detail } : { detail: error.detail };
  throw error;
}
