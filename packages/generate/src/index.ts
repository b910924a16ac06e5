export { generate } from './generate.ts';
export type { Generated, GenerateOptions } from './generate.ts';
export type { Part } from './generator.ts';
export type { Coverage } from './coverage/coverage.ts';
export type { Note } from './notes.ts';
