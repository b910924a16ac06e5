/** Max bytes of a file. */
export const MAX_FILE_BYTES = 104_857_600;
/** Max decompressed bytes of all files that are read from an archive. */
export const MAX_UNFOLDED_BYTES = 268_435_456;
/** Max decompressed bytes of one file in an archive. */
export const MAX_PART_BYTES = 67_108_864;
/** Max files of an archive. */
export const MAX_PARTS = 10_000;
/** Max files of an archive of files that are read, and pictures of those: recognizing one takes seconds. */
export const MAX_MEMBERS = 100;
export const MAX_MEMBER_PICTURES = 10;
/** Max nesting depth of elements. */
export const MAX_DEPTH = 200;
/** Max elements of a document. */
export const MAX_ELEMENTS = 1_000_000;
/** Max characters of the HTML of a file. */
export const MAX_HTML = 8_000_000;
/** Max cells of all tables of a workbook. */
export const MAX_CELLS = 200_000;
/** Max columns of a table. */
export const MAX_COLUMNS = 500;
/** Max pages of a document. */
export const MAX_PAGES = 2000;
/** Max pages of a document that are read by character recognition. */
export const MAX_OCR_PAGES = 50;
/** Max pixels of an image. */
export const MAX_PIXELS = 50_000_000;
