import type { FileMetadata } from '../file-content.ts';
import { findAll, textIn } from './read-xml.ts';
import type { ParentNode } from './read-xml.ts';

/** Max characters of a property. */
const MAX_TEXT = 1000;

/** Reads Dublin Core from Office formats and EPUB, by local names, with any prefix. */
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

/** Creates metadata without its undefined and empty members. */
export function createMetadata(found: {
  [Name in keyof FileMetadata]?: FileMetadata[Name] | undefined;
}): FileMetadata {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ''));
}

/** Collapses white space, and cuts a text to the max length. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}
