/** Bytes of a file. */
export const MAX_FILE_BYTES = 104_857_600;
/** Bytes that all that is read of an archive unfolds to. */
export const MAX_UNFOLDED_BYTES = 268_435_456;
/** Bytes of one file of an archive. */
export const MAX_PART_BYTES = 67_108_864;
/** Files of an archive. */
export const MAX_PARTS = 10_000;
/** Elements within each other. */
export const MAX_DEPTH = 200;
/** Elements of a document. */
export const MAX_ELEMENTS = 1_000_000;
/** Characters of the HTML that a file becomes. */
export const MAX_HTML = 8_000_000;
/** Cells of all tables of a workbook. */
export const MAX_CELLS = 200_000;
/** Columns of a table. */
export const MAX_COLUMNS = 500;
/** Pages of a document. */
export const MAX_PAGES = 2000;
/** Pages of a document whose pictures are read. */
export const MAX_OCR_PAGES = 50;
/** Pixels of a picture. */
export const MAX_PIXELS = 50_000_000;
