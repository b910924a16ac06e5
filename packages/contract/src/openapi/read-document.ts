import { nameSource, parseText, readDescription, readText, type Json } from '@web-data/openapi';
import { contractDocument, type ContractDocument } from './document.ts';

/**
 * Reads an OpenAPI description in YAML or JSON from a file, an http(s) address, or standard input (`-`), with the files
 * that it references.
 * @throws when it cannot be read or parsed, with its name and the reason.
 */
export async function readDocument(source: string): Promise<ContractDocument> {
  return contractDocument(await readDescription(source));
}

/** Reads any YAML or JSON. */
export async function readYaml(source: string): Promise<Json> {
  return parseText(await readText(source), nameSource(source));
}
