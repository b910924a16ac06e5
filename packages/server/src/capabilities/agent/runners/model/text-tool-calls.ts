import type { ToolSet } from 'ai';
import { isObject } from '../../../../platform/json/is-object.ts';

/** A call of a tool. */
export interface TextToolCall {
  name: string;
  input: Record<string, unknown>;
}

/** Maximum number of calls in one text, and of characters of a text that is searched. */
const MAX_CALLS = 8;
/** Maximum number of braces at which an object is looked for. */
const MAX_BRACES = 64;
const MAX_TEXT = 100_000;
/** Members in which models write the input of a tool. */
const INPUTS = ['arguments', 'input', 'parameters', 'args'];
const NAMES = ['name', 'tool', 'function'];

/**
 * Finds the calls of tools that a model wrote in its text, as small models do: JSON with a name and arguments, alone, in a
 * fenced block, in `<tool_call>` or behind `[TOOL_CALLS]`; or the arguments alone in `<function=name>`. A final answer has
 * no name of a tool.
 */
export function parseTextToolCalls(text: string, names: readonly string[]): TextToolCall[] {
  if (text.length > MAX_TEXT) return [];
  const calls: TextToolCall[] = [];
  for (const [, name, body] of text.matchAll(/<function=(\w+)>([\s\S]*?)<\/function>/g)) {
    const input = parseJson(body!);
    if (names.includes(name!) && isObject(input)) calls.push({ name: name!, input });
  }
  if (calls.length > 0) return calls.slice(0, MAX_CALLS);
  for (const value of listObjects(text)) {
    const call = toCall(value, names);
    if (call !== undefined) calls.push(call);
  }
  return calls.slice(0, MAX_CALLS);
}

/** Describes tools for a model whose endpoint takes none. */
export function describeTools(tools: ToolSet): string {
  const described = Object.entries(tools).map(([name, { description, inputSchema }]) => {
    const schema = (inputSchema as { jsonSchema?: unknown }).jsonSchema;
    return `- ${name}: ${description ?? ''} Its arguments conform to ${JSON.stringify(schema)}`;
  });
  return [
    'You have these tools:',
    ...described,
    'To call one, write one JSON object and nothing else: {"tool": "<name>", "arguments": {…}}. You then get its result, and may call another one. Call no tool in the message that ends the task.',
  ].join('\n');
}

function toCall(value: unknown, names: readonly string[]): TextToolCall | undefined {
  if (!isObject(value)) return undefined;
  // OpenAI's own form: {"type": "function", "function": {"name": …, "arguments": "…"}}
  if (isObject(value['function'])) return toCall(value['function'], names);
  const name = NAMES.map((key) => value[key]).find((one) => typeof one === 'string');
  if (typeof name !== 'string' || !names.includes(name)) return undefined;
  const written = INPUTS.map((key) => value[key]).find((one) => one !== undefined);
  const input = typeof written === 'string' ? parseJson(written) : written;
  return isObject(input) ? { name, input } : undefined;
}

/** Yields the outermost JSON objects of a text. */
function* listObjects(text: string): Generator<unknown> {
  let start = text.indexOf('{');
  for (let braces = 0; start !== -1 && braces < MAX_BRACES; braces++) {
    const end = findEnd(text, start);
    const value = end === undefined ? undefined : parseJson(text.slice(start, end));
    if (value !== undefined) yield value;
    start = text.indexOf('{', value === undefined ? start + 1 : end);
  }
}

/** Returns the end of the object that begins at a brace; braces in strings do not count. */
function findEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (isString && char === '\\') at++;
    else if (char === '"') isString = !isString;
    else if (!isString && char === '{') depth++;
    else if (!isString && char === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
