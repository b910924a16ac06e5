import { nameSource, readDescription, readText, formatMalformed } from '@web-data/openapi';
import { UsageError } from '@web-data/openapi/command';
import { contractDocument, type ContractDocument } from '../openapi/document.ts';
import { formatUnknownKeywords } from '../openapi/unknown-keywords.ts';
import { defaultPlugins } from '../plugins/documents.ts';
import type { Io } from './command.ts';
import { requireOption } from './options.ts';

/** The document of `--spec`, and its text. */
export interface Spec {
  readonly source: string;
  readonly text: string;
  readonly document: ContractDocument;
}

/** Reads `--spec`: a file, an http(s) address, or `-`. Warns once of malformed parts and of unknown keywords. */
export async function readSpec(source: string | undefined, what: string, io: Io): Promise<Spec> {
  const spec = requireOption('spec', source, what);
  const text = await readText(spec);
  const description = await readDescription(spec, { text });
  const document = contractDocument(description, defaultPlugins);
  io.stderr.write(formatMalformed(description));
  io.stderr.write(formatUnknownKeywords(document.root, nameSource(spec)));
  return { source: io.secrets?.mask(spec) ?? spec, text, document };
}

/** Rejects a document without operations before any request is sent. @throws UsageError */
export function requireOperations({ operations }: ContractDocument, source: string): void {
  if (operations.length === 0)
    throw new UsageError(`${nameSource(source)} describes no operation: there is nothing to verify.`);
}
