import { createRequire } from 'node:module';
import { reject } from '@web-data/validator';
import type { CrawlPreview, CrawlPreviewRequest } from '@web-data/types';
import type { OperationHandler } from '../operations/operation.ts';
import type { PaidServices } from '../operations/paid-call.ts';
import { paidOperation } from '../operations/paid-operation.ts';
import { toRejection } from '../outbound/site-rejection.ts';
import { extractByPrompt } from '../pages/model/extract-by-prompt.ts';
import type { PageModel } from '../pages/model/page-model.ts';
import { countDown } from '../pages/page-reader.ts';
import type { PageReader } from '../pages/page-reader.ts';
import type { ContentThreads } from '../pages/threads/content-threads.ts';
import { CrawlScope } from './crawl-scope.ts';

/** Services and settings of the operation. */
export interface PreviewServices extends PaidServices {
  pageReader: PageReader;
  threads: ContentThreads;
  /** Chooses the options; undefined where the service has no model. */
  model: PageModel | undefined;
  /** Credits of one page. */
  scrapeCredits: number;
  /** Maximum milliseconds of the operation. */
  timeoutMs: number;
  /** Aborts when the server shuts down. */
  closing: AbortSignal;
}

/** Max characters of the page, and links of it, that the model receives. */
const MAX_TEXT = 10_000;
const MAX_LINKS = 300;

type Options = Omit<CrawlPreview['data'], 'url'>;

/** The members of a crawl request that a model may choose, as the description of the API has them. */
const CHOSEN = [
  'limit',
  'includePaths',
  'excludePaths',
  'maxDiscoveryDepth',
  'crawlEntireDomain',
  'allowSubdomains',
  'allowExternalLinks',
  'ignoreQueryParameters',
] as const satisfies (keyof Options)[];
const SCHEMA = createSchema();

function createSchema(): { type: 'object'; additionalProperties: false; properties: object } {
  const { properties } = createRequire(import.meta.url)('@web-data/spec/schemas/CrawlRequest.json') as {
    properties: Record<string, object>;
  };
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(CHOSEN.map((name) => [name, properties[name]])),
  };
}

/** Handles `POST /crawl/params-preview`. */
export function previewOperation(services: PreviewServices): OperationHandler<'previewCrawl'> {
  const { closing, model, pageReader, scrapeCredits, threads, timeoutMs } = services;
  if (model === undefined) return () => Promise.reject(reject('NoModel'));
  return paidOperation<CrawlPreviewRequest, CrawlPreview>(services, {
    id: 'previewCrawl',
    price: () => scrapeCredits + model.maxAttempts * model.stepCredits,
    async run({ body, identity, signal, arrivedAt }, { guard }) {
      const context = {
        identity,
        signal: AbortSignal.any([signal(), closing]),
        timeLeft: countDown(arrivedAt + timeoutMs),
        price: scrapeCredits,
        ...(guard && { allowUrl: (url: URL) => guard.allows(url.href) }),
      };
      const getRunOptions = () => ({
        teamId: identity.teamId,
        signal: context.signal,
        timeoutMs: Math.max(1, context.timeLeft()),
      });
      const read = async () => {
        const page = await pageReader.read({ url: body.url, formats: ['markdown', 'links'] }, context);
        const { markdown = '', links = [] } = page.data;
        const listed = links.slice(0, MAX_LINKS).join('\n');
        const question = {
          prompt: describeTask(body),
          schema: SCHEMA,
          url: body.url,
          markdown: `${markdown.slice(0, MAX_TEXT)}\n\nLinks of the page:\n${listed}`,
        };
        return extractByPrompt(question, { model, threads, getRunOptions });
      };
      const { json, credits } = await read().catch((error: unknown) => {
        throw toRejection(error, { body: {}, timeoutMs });
      });
      const data = { url: body.url, ...(json as Options) }; // It conforms to the schema.
      requirePatterns(data);
      return { result: { success: true, data }, credits: scrapeCredits + credits };
    },
  });
}

function describeTask({ url, prompt }: CrawlPreviewRequest): string {
  return `Choose the options of a crawl that begins at ${url} for somebody who wants this: ${prompt}\nThe page below shows which paths the website has. Leave out every option that needs no value of its own.`;
}

/** @throws {Rejection} 422 for patterns that a crawl would not take. */
function requirePatterns(data: CrawlPreview['data']): void {
  try {
    void new CrawlScope({ ...data, limit: data.limit ?? 1 }, new URL(data.url));
  } catch (cause) {
    throw reject('UnprocessableEntity', {
      message: 'The model gave path patterns that a crawl cannot use. Say in `prompt` which paths you want.',
      cause,
    });
  }
}
