/** What a model ended with. */
export type Answer =
  | { kind: 'data'; data: unknown; sources: Record<string, string> }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreadable'; problem: string };

/** Characters of an answer, and of a reason. */
const MAX_ANSWER = 4_000_000;
const MAX_REASON = 500;

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

function parse(text: string): unknown {
  if (text.length > MAX_ANSWER) return undefined;
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    return start === -1 ? undefined : JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}

function sourcesOf(sources: unknown): Record<string, string> {
  if (typeof sources !== 'object' || sources === null) return {};
  const entries = Object.entries(sources).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
