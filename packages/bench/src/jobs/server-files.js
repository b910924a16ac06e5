import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const path = createRequire(import.meta.url).resolve('@web-data/server/package.json');

/** Imports a file of the server that its package does not export. */
export const importServerFile = (file) => import(pathToFileURL(`${dirname(path)}/dist/${file}`).href);

/** Imports a dependency of the server in the version that it has. */
export const requireOfServer = createRequire(path);

const { CompiledQuery } = requireOfServer('kysely');

/** Returns a function that runs statements in a transaction of the store of the server. */
export const runIn = (query) => (text, values) => query.executeQuery(CompiledQuery.raw(text, values));
