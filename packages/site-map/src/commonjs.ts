import { createRequire } from 'node:module';

/**
 * Loads a CommonJS package. An `import` of one makes Node.js read its source a second time, in search of the names it
 * exports: for the Public Suffix List that takes four times as long as loading it.
 */
export const require: NodeJS.Require = createRequire(import.meta.url);
