export { Parser } from './parser.ts';
export type { ParsedFile, ParseOptions, ParserOptions } from './parser.ts';
export { ParseError } from './errors.ts';
export type { ParseErrorCode } from './errors.ts';
export { getClaimedType, FILE_TYPES, MEDIA_TYPES } from './type/file-type.ts';
export type { FileType } from './type/file-type.ts';
export type { Claims, FileDocument } from './read-file.ts';
export type { Read } from './process/protocol.ts';
export type { FileMetadata } from './file-content.ts';
