import type { OpenApiDocument } from './openapi/document.ts';

/** What a generator may want to know of the package it generates for. */
export interface Manifest {
  name: string;
  version: string;
}

/** Maps a document to the generated files of a package: file name → content. Same document, same bytes. */
export type Generator = (document: OpenApiDocument, manifest?: Manifest) => Promise<Record<string, string>>;
