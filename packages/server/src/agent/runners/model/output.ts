import type { FinishReason } from 'ai';

/** What a model ended with. */
export type ModelOutput =
  | { kind: 'data'; data: unknown; sources: Record<string, string> }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreadable'; problem: string };

/** Characters of an answer, and of a reason. */
const MAX_OUTPUT_CHARS = 1_000_000;
const MAX_REASON = 500;
/** Characters of an answer that is searched for fenced blocks: the search is quadratic at worst. */
const MAX_FENCED = 100_000;
const NO_OBJECT = 'The answer is not one JSON object.';
const CUT = 'The answer is longer than the model may say at once: it was cut off.';
/** Braces at which an answer may begin. */
const MAX_BRACES = 10;

/** What the model said, and why it said no more. */
export interface Said {
  text: string;
  /** What it says in place of an answer, where its endpoint sets that apart. */
  refusal?: string | undefined;
  finishReason?: FinishReason;
}

/** Reads `{"data": …, "sources": {…}}` or `{"refused": "…"}`, also out of a fenced block. */
export function parseOutput({ text, refusal: denial, finishReason }: Said): ModelOutput {
  if (denial) return toDeclined(denial);
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (finishReason === 'content-filter') return toDeclined('A filter of the model stopped its answer.');
    return { kind: 'unreadable', problem: finishReason === 'length' ? CUT : NO_OBJECT };
  }
  const { data, sources, refused: declined } = value as Record<string, unknown>;
  if (typeof declined === 'string' && data === undefined) return toDeclined(declined);
  if (data === undefined)
    return { kind: 'unreadable', problem: 'The answer has neither "data" nor "refused".' };
  return { kind: 'data', data, sources: sourcesOf(sources) };
}

function toDeclined(message: string): ModelOutput {
  return { kind: 'refused', reason: message.trim().slice(0, MAX_REASON) || 'The model refused the task.' };
}

/** The first object that can be read: the whole text, a fenced block, or what begins at one of the first braces. */
function parse(text: string): unknown {
  if (text.length > MAX_OUTPUT_CHARS) return undefined;
  for (const candidate of candidates(text)) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Words around it: the next candidate may be without.
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

function sourcesOf(sources: unknown): Record<string, string> {
  if (typeof sources !== 'object' || sources === null) return {};
  const entries = Object.entries(sources).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
