// Watches a job with the library of the deployed service, in a process of its own, as the library remembers what WebSocket it has
// found: `node watch-with-library.js <url> <key> <kind> <id>`. Writes what it was told, as JSON.
import { Firecrawl } from '@mendable/firecrawl-js';

const [apiUrl, apiKey, kind, id] = process.argv.slice(2);
const watcher = new Firecrawl({ apiKey, apiUrl }).watcher(id, { kind, pollInterval: 1, timeout: 60 });
const told = { documents: [], ends: [], errors: [], documentsAtEnd: -1 };
watcher.on('document', ({ metadata }) => told.documents.push(new URL(metadata.sourceURL).pathname));
watcher.on('done', ({ status, completed }) => {
  told.ends.push({ status, completed });
  told.documentsAtEnd = told.documents.length;
});
watcher.on('error', ({ error }) => told.errors.push(error));
await watcher.start();
console.log(JSON.stringify(told));
