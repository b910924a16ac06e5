import { FetchError } from '@web-data/net';
import type { EvidenceReport } from '../../../pages/evidence/find-evidence.ts';
import type { ReadText } from '../../../pages/evidence/page-index.ts';
import { removeValues } from '../../../pages/evidence/remove-values.ts';
import { schemaFailure } from '../report.ts';
import { RunFailure } from '../runner.ts';
import type { RunContext } from '../runner.ts';
import type { Sources } from '../../sources.ts';
import type { ToolServices } from '../tools.ts';
import type { ModelOutput } from './output.ts';

/** Results may only state facts of pages that were read. */
export const NOTHING_READ = 'The model answered without having read a page that has content.';

const MENDED = 'Answer again, mended, as JSON only.';
const READ_FIRST = 'Read the pages that state it, then answer as JSON only.';
const FIND_FIRST =
  'Read the page that states them and answer again with its words, or leave them out; as JSON only.';
/** Maximum number of values that a message names, and of characters of each. */
const MAX_NAMED = 10;
const MAX_VALUE = 100;
/** Maximum number of times that values are left out: the evidence of others may go with them. */
const MAX_PASSES = 3;

/** Data that counts, or why it does not, with what the model is asked for. */
export type Judgement =
  | { problem: undefined; data: unknown; sources: Sources; message: string; warning?: string }
  | { problem: string; request: string };

/**
 * Decides whether the output of a model counts: each of its values is in the pages that this run read, and it conforms
 * to the schema of the task.
 * @param isLast the model is not asked again: values that are on no page are then left out
 */
export async function judge(
  services: ToolServices,
  context: RunContext,
  output: Exclude<ModelOutput, { kind: 'refused' }>,
  { read, isLast }: { read: ReadonlyMap<string, ReadText>; isLast: boolean },
): Promise<Judgement> {
  if (output.kind === 'unreadable') return { problem: output.problem, request: MENDED };
  if (read.size === 0) return { problem: NOTHING_READ, request: READ_FIRST };
  const nonconforming = await findProblem(services, context, output.data);
  if (nonconforming !== '') return { problem: nonconforming, request: MENDED };
  let { sources, missing } = await findEvidence(services, context, output, read);
  if (missing.length === 0)
    return {
      problem: undefined,
      data: output.data,
      sources,
      message: 'The answer conforms to what was asked for.',
    };
  const problem = describeMissing(output.data, missing);
  if (!isLast) return { problem, request: FIND_FIRST };
  // Pointers into lists change with the items that are left out, so the quotations of the model do not count there.
  const outsideLists = Object.entries(output.sources).filter(([pointer]) => !/\/\d+(?:\/|$)/.test(pointer));
  let { data } = output;
  let removed = 0;
  for (let pass = 0; missing.length > 0 && pass < MAX_PASSES; pass++) {
    data = removeValues(data, missing);
    removed += missing.length;
    if (data === undefined) return { problem, request: FIND_FIRST };
    const left = { ...output, data, sources: Object.fromEntries(outsideLists) };
    ({ sources, missing } = await findEvidence(services, context, left, read));
  }
  const isEnough = missing.length === 0 && Object.keys(sources).length > 0;
  if (!isEnough || (await findProblem(services, context, data)) !== '')
    return { problem, request: FIND_FIRST };
  const message = `Left out of the answer: ${removed} values that no page states.`;
  return { problem: undefined, data, sources, message, warning: message };
}

/** Returns why the data does not conform; an empty string when it does, or without a schema. */
async function findProblem({ threads }: ToolServices, context: RunContext, data: unknown): Promise<string> {
  const { schema } = context.request;
  if (schema === undefined) return '';
  try {
    const { identity, signal } = context;
    const problem = await threads.run('check', [schema, data], { teamId: identity.teamId, signal });
    return problem === undefined ? '' : `The data does not conform to the schema: ${problem}`;
  } catch (error) {
    if (error instanceof FetchError && error.code === 'MalformedResponse')
      return 'The data is too large, or nested too deeply, to be checked.';
    throw schemaFailure(error);
  }
}

async function findEvidence(
  { threads }: ToolServices,
  { identity, signal }: RunContext,
  { data, sources }: Extract<ModelOutput, { kind: 'data' }>,
  read: ReadonlyMap<string, ReadText>,
): Promise<EvidenceReport> {
  const pages = [...read.values()];
  try {
    return await threads.run('findEvidence', [data, pages, sources], { teamId: identity.teamId, signal });
  } catch (error) {
    if (!(error instanceof FetchError) || error.code === 'Aborted') throw error;
    throw new RunFailure('Looking the answer up in the pages took too long.', {
      source: 'tool',
      cause: error,
    });
  }
}

function describeMissing(data: unknown, missing: readonly string[]): string {
  const named = missing
    .slice(0, MAX_NAMED)
    .map(
      (pointer) => `${pointer || 'the data'} (${JSON.stringify(resolve(data, pointer)).slice(0, MAX_VALUE)})`,
    );
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : '';
  return `No page that was read states these values: ${named.join(', ')}${more}.`;
}

/** Resolves a JSON Pointer (RFC 6901) that points into the data. */
function resolve(data: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    data,
  );
}
