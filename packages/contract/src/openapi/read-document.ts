import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { openDocument, type ContractDocument } from './document.ts';
import type { Json } from './json.ts';

/**
 * Reads an OpenAPI document from a YAML or JSON file.
 * @throws when the file cannot be read or parsed, with its name and the reason.
 */
export async function readDocument(file: string): Promise<ContractDocument> {
  return openDocument(await readYaml(file));
}

/** Reads any YAML or JSON file. Aliases are bounded, so that a small file cannot become a huge value. */
export async function readYaml(file: string): Promise<Json> {
  try {
    return parse(await readFile(file, 'utf8'), { maxAliasCount: 100 }) as Json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read: ${reason}`, { cause: error });
  }
}
