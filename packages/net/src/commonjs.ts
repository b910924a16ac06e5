import { createRequire } from 'node:module';

/**
 * Loads a CommonJS package. With `import`, Node.js reads its source a second time to find the exported names, which
 * takes four times as long as loading the Public Suffix List.
 */
export const require: NodeJS.Require = createRequire(import.meta.url);
