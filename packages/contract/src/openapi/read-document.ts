import { nameSource, parseText, readDescription, readText, type Json } from '@web-data/openapi';
import { contractDocument, type ContractDocument } from './document.ts';
import type { DocumentPlugin } from './plugin.ts';

/** Reads a description from a file, an http(s) address, or standard input (`-`). @throws when it cannot be read */
export async function readDocument(
  source: string,
  plugins: readonly DocumentPlugin[] = [],
): Promise<ContractDocument> {
  return contractDocument(await readDescription(source), plugins);
}

/** Reads any YAML or JSON. */
export async function readYaml(source: string): Promise<Json> {
  return parseText(await readText(source), nameSource(source));
}
