import type { ContractDocument } from '../openapi/document.ts';
import { readDocument } from '../openapi/read-document.ts';
import { tellUnknownKeywords } from '../openapi/unknown-keywords.ts';
import type { Io } from './command.ts';
import { needed } from './options.ts';

/** The document of `--spec`; words in its schemas that demand nothing are told once. */
export async function readSpec(file: string | undefined, what: string, io: Io): Promise<ContractDocument> {
  const spec = needed('spec', file, what);
  const document = await readDocument(spec);
  io.stderr.write(tellUnknownKeywords(document.root, spec));
  return document;
}
