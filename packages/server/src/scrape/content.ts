import { parsePage, readLinks, toMarkdown } from '@web-data/parse/html';
import type { ScrapeData, ScrapeRequest } from '@web-data/types';
import { reject } from '@web-data/validator';
import { checkResult, compileSchema } from './extraction-schema.ts';
import { readDeclared } from './declared.ts';
import { readFacts } from './facts/index.ts';
import { fillSchema } from './facts/fill.ts';
import { readMetadata } from './metadata.ts';
import type { Page } from './page.ts';
import { seemsInjected } from './prompt-injection.ts';
import { warningOf } from './warnings.ts';

/**
 * The content of a page in the forms asked for.
 * @param options `hasModel`: a model extracts the form `json`, which is left to it.
 * @throws {Rejection} 403 for a suspected prompt injection, 422 for a schema that is none or that the page does not
 * fulfil.
 */
export function readContent(
  page: Page,
  request: ScrapeRequest,
  { hasModel = false }: { hasModel?: boolean } = {},
): ScrapeData {
  const { formats = ['markdown'], schema, checkPromptInjection, onlyMainContent = true } = request;
  const wantsJson = formats.includes('json');
  if (wantsJson && checkPromptInjection && seemsInjected(page.text)) throw reject('PromptInjectionDetected');
  const document = parsePage(page);
  const warning = warningOf(page, document, request, hasModel);
  return {
    ...(formats.includes('markdown') && { markdown: toMarkdown(page, onlyMainContent) }),
    ...(wantsJson && !hasModel && { json: extract(page, schema) }),
    ...(formats.includes('links') && { links: readLinks(page) }),
    ...(warning !== undefined && { warning }),
    metadata: { ...readDeclared(document), ...readMetadata(document, page) },
  };
}

/** What the page states: as the schema asks for it, or, without one, record by record. */
function extract(page: Page, schema: object | undefined): unknown {
  const records = readFacts(page);
  if (schema === undefined)
    return records.map(({ kind, values }) => ({ kind, ...Object.fromEntries(values) }));
  const check = compileSchema(schema);
  const { data = {} } = fillSchema(schema, records);
  const problem = checkResult(check, data);
  if (problem === undefined) return data;
  throw reject('UnprocessableEntity', {
    message: `The page does not state what the schema requires: ${problem}`,
  });
}
