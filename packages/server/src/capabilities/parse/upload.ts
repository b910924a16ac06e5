import { reject } from '@web-data/validator';
import { fileRejection } from './file-error.ts';

/** Maximum characters of a file name; the rest is cut off. */
const MAX_NAME = 255;

/** An uploaded file. */
export interface Upload {
  bytes: Uint8Array;
  /** File name and media type, as the client states them. */
  claims: { fileName?: string; mediaType?: string };
}

/**
 * Reads the only file of an upload: a part with or without a file name, or a text part.
 * @throws {Rejection} 400 for more than one, 422 for an empty one.
 */
export async function readUpload(file: unknown): Promise<Upload> {
  if (Array.isArray(file))
    throw reject('BadRequest', {
      details: [{ in: 'body', path: '/file', code: 'maxItems', message: 'must be one file' }],
    });
  const { bytes, claims } = file instanceof Blob ? await ofBlob(file) : ofText(String(file));
  if (bytes.length === 0) throw fileRejection('empty', 'The file is empty.');
  return { bytes, claims };
}

async function ofBlob(file: Blob): Promise<Upload> {
  const fileName = file instanceof File ? baseName(file.name) : '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, claims: { ...(fileName && { fileName }), ...(file.type && { mediaType: file.type }) } };
}

function ofText(text: string): Upload {
  return { bytes: new TextEncoder().encode(text), claims: {} };
}

/** Returns the file name without directories, which some clients send; control characters are removed. */
function baseName(name: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1)!;
  return last
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_NAME);
}
