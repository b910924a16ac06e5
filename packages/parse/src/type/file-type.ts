/** Supported file types. */
export const FILE_TYPES = [
  'pdf',
  'docx',
  'pptx',
  'xlsx',
  'xls',
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
  'msg',
  'png',
  'jpeg',
  'gif',
  'webp',
  'bmp',
  'zip',
] as const;

/** A supported file type. */
export type FileType = (typeof FILE_TYPES)[number];

/** Media types of each file type (IANA), the usual one first. */
export const MEDIA_TYPES: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  pdf: ['application/pdf', 'application/x-pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  xls: ['application/vnd.ms-excel', 'application/msexcel', 'application/x-msexcel'],
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
  msg: ['application/vnd.ms-outlook'],
  png: ['image/png'],
  jpeg: ['image/jpeg', 'image/jpg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  bmp: ['image/bmp', 'image/x-ms-bmp'],
  zip: ['application/zip', 'application/x-zip-compressed'],
};

/** File extensions of types, besides the name of the type itself. */
const ENDINGS: Readonly<Record<string, FileType>> = {
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  txt: 'text',
  jpg: 'jpeg',
  tab: 'tsv',
};

/** Returns the type that a file name or a media type claims; undefined when it claims no supported one. */
export function getClaimedType(
  fileName: string | undefined,
  mediaType: string | undefined,
): FileType | undefined {
  const ending = /\.([a-z\d]{1,10})$/i.exec(fileName ?? '')?.[1]?.toLowerCase() ?? '';
  const named = ENDINGS[ending] ?? FILE_TYPES.find((type) => type === ending);
  const baseType = mediaType?.split(';', 1)[0]!.trim().toLowerCase();
  const declared = FILE_TYPES.find((type) => baseType !== undefined && MEDIA_TYPES[type].includes(baseType));
  // Any text may be sent as plain text, so the file name is more specific.
  return declared === undefined || declared === 'text' ? (named ?? declared) : declared;
}
