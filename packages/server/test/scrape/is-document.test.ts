import { FILE_TYPES, MEDIA_TYPES } from '@web-data/parse';
import type { FileType } from '@web-data/parse';
import { describe, expect, test } from 'vitest';
import { isDocument } from '../../src/capabilities/pages/fetch/files.ts';

/** Whether a file of each type is read as a document. What is not is a page by itself, a picture or data. */
const READ_AS_DOCUMENT: Record<FileType, boolean> = {
  pdf: true,
  docx: true,
  pptx: true,
  xlsx: true,
  xls: true,
  odt: true,
  ods: true,
  odp: true,
  rtf: true,
  epub: true,
  eml: true,
  msg: true,
  csv: false,
  tsv: false,
  html: false,
  markdown: false,
  text: false,
  json: false,
  xml: false,
  png: false,
  jpeg: false,
  gif: false,
  webp: false,
  bmp: false,
  zip: false,
};

describe.each(FILE_TYPES)('an address that answers with %s', (type) => {
  const expected = READ_AS_DOCUMENT[type];
  test.each(MEDIA_TYPES[type])(`is ${expected ? 'a' : 'no'} document by its type %s`, (mediaType) => {
    expect(isDocument('/file', mediaType)).toBe(expected);
    expect(isDocument('/file', `${mediaType.toUpperCase()}; charset=utf-8`)).toBe(expected);
  });
  test(`is ${expected ? 'a' : 'no'} document by its name`, () => {
    expect(isDocument(`/folder/file.${type}`, undefined)).toBe(expected);
    expect(isDocument(`/folder/FILE.${type.toUpperCase()}`, undefined)).toBe(expected);
  });
});

describe('an address', () => {
  test.each<[title: string, path: string, contentType: string | undefined, document: boolean]>([
    ['of a stream of bytes is what its name says', '/a.pdf', 'application/octet-stream', true],
    ['of a download is what its name says', '/a.docx', 'application/force-download', true],
    ['of another download is what its name says', '/a.docx', 'application/x-download', true],
    ['of a binary file is what its name says', '/a.pdf', 'binary/octet-stream', true],
    ['of a stream of bytes without a name is none', '/a', 'application/octet-stream', false],
    ['is what its type says, whatever its name is', '/a.pdf', 'text/html', false],
    ['of a type that is not read is none, whatever its name is', '/a.pdf', 'application/zip', false],
    ['without type and ending is none', '/pdf', undefined, false],
  ])('%s', (_, path, contentType, document) => {
    expect(isDocument(path, contentType)).toBe(document);
  });
});
