import type { FinishReason } from 'ai';
import { isObject } from '../../../../platform/json/is-object.ts';
import type { Citation } from '../../../pages/evidence/find-evidence.ts';

/** The parsed final output of a model. */
export type ModelOutput =
  | { kind: 'data'; data: unknown; sources: Record<string, Citation> }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreadable'; problem: string };

/** Maximum number of characters of an output, and of a reason. */
const MAX_OUTPUT_CHARS = 1_000_000;
const MAX_REASON = 500;
/**
 * Maximum number of characters of an output that is searched for fenced blocks: the search is quadratic in the worst
 * case.
 */
const MAX_FENCED = 100_000;
const NO_OBJECT = 'The answer is not one JSON object.';
const CUT = 'The answer is longer than the model may say at once: it was cut off.';
/** Number of opening braces at which the object is tried. */
const MAX_BRACES = 10;

/** The output of the model, and why it ended. */
export interface Said {
  text: string;
  /** The refusal of the model, where the endpoint separates it from the text. */
  refusal?: string | undefined;
  finishReason?: FinishReason;
}

/** Parses `{"data": …, "sources": {…}}` or `{"refused": "…"}`, also inside a fenced block. */
export function parseOutput({ text, refusal: denial, finishReason }: Said): ModelOutput {
  if (denial) return toDeclined(denial);
  const value = parse(text);
  if (!isObject(value)) {
    if (finishReason === 'content-filter') return toDeclined('A filter of the model stopped its answer.');
    return { kind: 'unreadable', problem: finishReason === 'length' ? CUT : NO_OBJECT };
  }
  const { data, sources, refused: declined } = value;
  if (typeof declined === 'string' && data === undefined) return toDeclined(declined);
  if (data === undefined)
    return { kind: 'unreadable', problem: 'The answer has neither "data" nor "refused".' };
  return { kind: 'data', data, sources: sourcesOf(sources) };
}

function toDeclined(message: string): ModelOutput {
  return { kind: 'refused', reason: message.trim().slice(0, MAX_REASON) || 'The model refused the task.' };
}

/** Parses the first valid JSON in the output: a fenced block, or the text from one of the first braces on. */
function parse(text: string): unknown {
  if (text.length > MAX_OUTPUT_CHARS) return undefined;
  for (const candidate of candidates(text)) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Text surrounds the JSON: the next candidate may be without.
    }
  }
  return undefined;
}

function* candidates(text: string): Generator<string> {
  if (text.length <= MAX_FENCED)
    for (const [, block] of text.matchAll(/```(?:json)?\s*\n(\{[\s\S]*?\})\s*\n?```/gi)) yield block!;
  const end = text.lastIndexOf('}') + 1;
  let start = text.indexOf('{');
  for (let brace = 0; brace < MAX_BRACES && start !== -1 && start < end; brace++) {
    yield text.slice(start, end);
    start = text.indexOf('{', start + 1);
  }
}

/** Reads the sources: a URL, or a URL with the passage that states the value. */
function sourcesOf(sources: unknown): Record<string, Citation> {
  if (!isObject(sources)) return {};
  const entries = Object.entries(sources).map(([pointer, source]): [string, Citation | undefined] => {
    if (typeof source === 'string') return [pointer, { url: source }];
    if (!isObject(source) || typeof source['url'] !== 'string') return [pointer, undefined];
    const { url, quote } = source;
    return [pointer, { url, ...(typeof quote === 'string' && { quote }) }];
  });
  return Object.fromEntries(entries.filter((entry): entry is [string, Citation] => entry[1] !== undefined));
}
