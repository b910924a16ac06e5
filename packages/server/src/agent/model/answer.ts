/** What a model ended with. */
export type Answer =
  | { kind: 'data'; data: unknown; sources: Record<string, string> }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreadable'; problem: string };

/** Characters of an answer, and of a reason. */
const MAX_ANSWER = 1_000_000;
const MAX_REASON = 500;
/** Characters of an answer that is searched for fenced blocks: the search is quadratic at worst. */
const MAX_FENCED = 100_000;
/** Braces at which an answer may begin. */
const MAX_BRACES = 10;

/** Reads `{"data": …, "sources": {…}}` or `{"refused": "…"}`, also out of a fenced block. */
export function answerOf(text: string): Answer {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'unreadable', problem: 'The answer is not one JSON object.' };
  }
  const { data, sources, refused } = value as Record<string, unknown>;
  if (typeof refused === 'string' && data === undefined) {
    return { kind: 'refused', reason: refused.trim().slice(0, MAX_REASON) || 'The model refused the task.' };
  }
  if (data === undefined)
    return { kind: 'unreadable', problem: 'The answer has neither "data" nor "refused".' };
  return { kind: 'data', data, sources: sourcesOf(sources) };
}

/** The first object that can be read: the whole text, a fenced block, or what begins at one of the first braces. */
function parse(text: string): unknown {
  if (text.length > MAX_ANSWER) return undefined;
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
