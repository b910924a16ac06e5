import { readFileSync } from 'node:fs';
import { readDocument, startMock } from '@web-data/contract';

/**
 * The service as its description says it is: it validates each request, and answers with the examples.
 * @param stateMs milliseconds after which a job moves on
 */
export async function mockService(
  stateMs = 50,
): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  const document = await readDocument(new URL(import.meta.resolve('@web-data/spec/openapi.yaml')).pathname);
  const { url, close } = await startMock(document, { keys: ['wd_mock'], stateMs });
  return { env: { WEB_DATA_API_KEY: 'wd_mock', WEB_DATA_BASE_URL: new URL(url).origin }, close };
}

/** The lines of the programs of a page in a language, continued lines joined. */
export function readCommands(page: string): string[] {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8');
  return [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, code]) =>
    code!.replaceAll('\\\n', '').trim().split('\n'),
  );
}
