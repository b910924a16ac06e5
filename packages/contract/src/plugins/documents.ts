import { openDocument as openPlain, type ContractDocument } from '../openapi/document.ts';
import { readDocument as readPlain } from '../openapi/read-document.ts';
import { arazzoPlugin } from './arazzo/plugin.ts';
import { cataloguePlugin } from './catalogue/plugin.ts';
import type { Plugin } from './plugin.ts';
import { relationsPlugin } from './relations/plugin.ts';

/** The plug-ins that a document has by default: error catalogue, relations, and Arazzo workflows. */
export const defaultPlugins: readonly Plugin[] = [cataloguePlugin, relationsPlugin, arazzoPlugin];

/** Options of {@link openDocument} and {@link readDocument}. */
export interface DocumentOptions {
  /** What gives extensions of the document a meaning. Default {@link defaultPlugins}. */
  readonly plugins?: readonly Plugin[];
}

/**
 * Reads a bundled description of OpenAPI 3.2, 3.1, 3.0 or Swagger 2.0 that is already parsed.
 * @throws when the value is not a description; the message names the pointer and the remedy.
 */
export function openDocument(value: unknown, options: DocumentOptions = {}): ContractDocument {
  return openPlain(value, options.plugins ?? defaultPlugins);
}

/**
 * Reads an OpenAPI description in YAML or JSON from a file, an http(s) address, or standard input (`-`), with the files
 * that it references.
 * @throws when it cannot be read or parsed, with its name and the reason.
 */
export async function readDocument(source: string, options: DocumentOptions = {}): Promise<ContractDocument> {
  return readPlain(source, options.plugins ?? defaultPlugins);
}
