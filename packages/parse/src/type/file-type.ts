/** The types of files that are read. */
export const FILE_TYPES = [
  'pdf',
  'docx',
  'pptx',
  'xlsx',
  'odt',
  'ods',
  'odp',
  'rtf',
  'epub',
  'csv',
  'tsv',
  'html',
  'markdown',
  'text',
  'json',
  'xml',
  'eml',
  'png',
  'jpeg',
  'gif',
  'webp',
  'bmp',
] as const;

/** A type of file that is read. */
export type FileType = (typeof FILE_TYPES)[number];

/** The media types of each (IANA), the usual first. */
export const MEDIA_TYPES: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  pdf: ['application/pdf', 'application/x-pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  odt: ['application/vnd.oasis.opendocument.text'],
  ods: ['application/vnd.oasis.opendocument.spreadsheet'],
  odp: ['application/vnd.oasis.opendocument.presentation'],
  rtf: ['application/rtf', 'text/rtf'],
  epub: ['application/epub+zip'],
  csv: ['text/csv'],
  tsv: ['text/tab-separated-values'],
  html: ['text/html', 'application/xhtml+xml'],
  markdown: ['text/markdown', 'text/x-markdown'],
  text: ['text/plain'],
  json: ['application/json'],
  xml: ['application/xml', 'text/xml'],
  eml: ['message/rfc822'],
  png: ['image/png'],
  jpeg: ['image/jpeg', 'image/jpg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  bmp: ['image/bmp', 'image/x-ms-bmp'],
};

/** Ends of names that stand for a type, beside the type's own name. */
const ENDINGS: Readonly<Record<string, FileType>> = {
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  txt: 'text',
  jpg: 'jpeg',
  tab: 'tsv',
};

/** The type that a name or a media type claims; undefined when it claims none that is read. */
export function getClaimedType(
  fileName: string | undefined,
  mediaType: string | undefined,
): FileType | undefined {
  const ending = /\.([a-z\d]{1,10})$/i.exec(fileName ?? '')?.[1]?.toLowerCase() ?? '';
  const named = ENDINGS[ending] ?? FILE_TYPES.find((type) => type === ending);
  const baseType = mediaType?.split(';', 1)[0]!.trim().toLowerCase();
  const declared = FILE_TYPES.find((type) => baseType !== undefined && MEDIA_TYPES[type].includes(baseType));
  // Every text may be called plain text: a name says more.
  return declared === undefined || declared === 'text' ? (named ?? declared) : declared;
}
