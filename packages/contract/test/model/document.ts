import { asObject, readDescription } from '@web-data/openapi';
import type { ContractDocument } from '../../src/openapi/document.ts';
import { openDocument } from '../../src/plugins/documents.ts';

/** What the model service does not do: crawls and batches, whose relations `foreign-pages.test.ts` tries, searches, sessions, monitors and what a team has. */
const LEFT_OUT =
  /^\/(?:(?:crawl|batch|search|parse|interact|monitor|team)(?:\/|$)|scrape\/|concurrency-check$)/u;

/** The description, without the operations that the model service leaves out. */
export async function modelDocument(): Promise<ContractDocument> {
  const { root } = await readDescription('../../spec/dist/openapi.json');
  const value = asObject(root.value);
  const paths = Object.entries(asObject(value['paths'])).filter(([path]) => !LEFT_OUT.test(path));
  // It has no list of agent runs either.
  const served = paths.map(([path, item]) => {
    const { get: _, ...others } = asObject(item);
    return [path, path === '/agent' ? others : item] as const;
  });
  return openDocument({ ...value, paths: Object.fromEntries(served) });
}
