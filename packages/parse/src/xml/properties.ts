import type { FileMetadata } from '../file-content.ts';
import { findAll, textIn } from './read-xml.ts';
import type { ParentNode } from './read-xml.ts';

/** Characters kept of a property. */
const MAX_TEXT = 1000;

/** Dublin Core as office formats and EPUB state it: by local names, whatever their prefixes. */
export function readProperties(xml: ParentNode | undefined): FileMetadata {
  if (xml === undefined) return {};
  const first = (...names: string[]): string | undefined => {
    for (const name of names)
      for (const element of findAll(xml, name)) {
        const text = tidy(textIn(element));
        if (text) return text;
      }
    return undefined;
  };
  return createMetadata({
    title: first('title'),
    author: first('creator', 'initial-creator'),
    description: first('description', 'subject'),
    keywords: first('keywords', 'keyword'),
    language: first('language'),
    createdTime: first('created', 'creation-date'),
    modifiedTime: first('modified', 'date'),
  });
}

/** Metadata without what is not known. */
export function createMetadata(found: {
  [Name in keyof FileMetadata]?: FileMetadata[Name] | undefined;
}): FileMetadata {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ''));
}

/** Single spaces, and no more characters than are kept. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}
