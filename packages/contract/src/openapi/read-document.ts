import { parse } from 'yaml';
import { openDocument, type ContractDocument } from './document.ts';
import type { Json } from './json.ts';
import { nameOf, readText } from './read-text.ts';

/**
 * Reads an OpenAPI document in YAML or JSON from a file, an http(s) address, or standard input (`-`).
 * @throws when it cannot be read or parsed, with its name and the reason.
 */
export async function readDocument(source: string): Promise<ContractDocument> {
  return openDocument(await readYaml(source));
}

/** Reads any YAML or JSON. */
export async function readYaml(source: string): Promise<Json> {
  return parseYaml(await readText(source), source);
}

/** Parses YAML or JSON. Aliases are bounded, so that a small text cannot become a huge value. */
export function parseYaml(text: string, source: string): Json {
  try {
    return parse(text, { maxAliasCount: 100 }) as Json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${nameOf(source)} is neither YAML nor JSON: ${reason.trimEnd()}`, { cause: error });
  }
}
