import { FetchError } from '@web-data/net';
import { reject } from '@web-data/validator';
import type { NormalizedOptions } from './normalize-scrape.ts';
import type { ContentThreads, RunOptions } from './threads/content-threads.ts';
import type { CheckedOptions } from './threads/works.ts';

/** Maximum milliseconds of the check of a schema, waiting included. */
const SCHEMA_MS = 15_000;

/**
 * Checks schemas and selectors of a request.
 * @throws {Rejection} 400 for an invalid selector, or `attributes` without any; 422 for an invalid schema; 503 when the
 * check takes longer than `SCHEMA_MS`; {FetchError} `Timeout` when the caller allowed less time than that.
 */
export async function checkOptions(
  threads: ContentThreads,
  { formats = [], schema, tracking, ...selectors }: NormalizedOptions,
  run: RunOptions,
): Promise<void> {
  const { attributeSelectors, includeTags = [], excludeTags = [] } = selectors;
  if (formats.includes('attributes') && attributeSelectors === undefined) {
    const message =
      'The format `attributes` needs `selectors`: { type: "attributes", selectors: [{ selector, attribute }] }.';
    throw reject('BadRequest', { message });
  }
  const options: CheckedOptions = {
    includeTags,
    excludeTags,
    ...(attributeSelectors && { attributeSelectors }),
    ...(schema && { schema }),
    ...(tracking?.schema && { tracking }),
  };
  if (Object.values(options).every((value) => Array.isArray(value) && value.length === 0)) return;
  await checkInThread(threads, options, run);
}

/**
 * Checks that results can be validated by a schema.
 * @throws {Rejection} 422 with the reason; 503 and {FetchError} as {@link checkOptions}
 */
export function checkSchema(
  threads: ContentThreads,
  schema: Record<string, unknown>,
  run: RunOptions,
): Promise<void> {
  return checkInThread(threads, { schema }, run);
}

async function checkInThread(
  threads: ContentThreads,
  options: CheckedOptions,
  { teamId, timeoutMs = SCHEMA_MS, signal }: RunOptions,
): Promise<void> {
  try {
    await threads.run('checkOptions', [options], {
      teamId,
      timeoutMs: Math.min(timeoutMs, SCHEMA_MS),
      signal,
    });
  } catch (cause) {
    if (!(cause instanceof FetchError)) throw cause;
    if (cause.code !== 'Timeout')
      throw reject('UnprocessableEntity', { message: 'The schema is too complex to be checked.', cause });
    if (timeoutMs < SCHEMA_MS) throw cause;
    throw reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause });
  }
}
