import type { Fault } from './check.ts';

/** The sentence of a fault, and what the rule asks for. Nothing of the value that was sent enters either. */
export function describeFault({ keyword, params }: Fault): { message: string; expected: unknown } {
  const sentence = sentences[keyword];
  if (!sentence) return { message: 'is not allowed here', expected: undefined };
  const expected = params[sentence.expected];
  return { message: sentence.text(expected), expected };
}

interface Sentence {
  /** Which of the params holds what the rule asks for. */
  expected: string;
  text(expected: unknown): string;
}

const sentences: Record<string, Sentence> = {
  required: { expected: '', text: () => 'is required' },
  dependentRequired: { expected: 'property', text: (name) => `is required together with ${String(name)}` },
  additionalProperties: { expected: '', text: () => 'is not allowed' },
  unevaluatedProperties: { expected: '', text: () => 'is not allowed' },
  propertyNames: { expected: '', text: () => 'must not have a member of that name' },
  type: { expected: 'type', text: (type) => `must be ${types(type)}` },
  enum: { expected: 'allowedValues', text: (values) => `must be ${list(values)}` },
  const: { expected: 'allowedValue', text: (value) => `must be ${JSON.stringify(value)}` },
  minimum: { expected: 'limit', text: (limit) => `must be at least ${String(limit)}` },
  maximum: { expected: 'limit', text: (limit) => `must be at most ${String(limit)}` },
  exclusiveMinimum: { expected: 'limit', text: (limit) => `must be greater than ${String(limit)}` },
  exclusiveMaximum: { expected: 'limit', text: (limit) => `must be less than ${String(limit)}` },
  multipleOf: { expected: 'multipleOf', text: (step) => `must be a multiple of ${String(step)}` },
  minLength: { expected: 'limit', text: (limit) => `must have at least ${count(limit, 'character')}` },
  maxLength: { expected: 'limit', text: (limit) => `must have at most ${count(limit, 'character')}` },
  pattern: { expected: 'pattern', text: (pattern) => `must match the pattern ${String(pattern)}` },
  format: {
    expected: 'format',
    text: (format) => `must be ${formats[String(format)] ?? `a valid ${String(format)}`}`,
  },
  minItems: { expected: 'limit', text: (limit) => `must have at least ${count(limit, 'item')}` },
  maxItems: { expected: 'limit', text: (limit) => `must have at most ${count(limit, 'item')}` },
  items: { expected: 'limit', text: (limit) => `must have at most ${count(limit, 'item')}` },
  unevaluatedItems: { expected: 'len', text: (limit) => `must have at most ${count(limit, 'item')}` },
  uniqueItems: { expected: '', text: () => 'must not have two equal items' },
  contains: {
    expected: 'minContains',
    text: (least) => `must have at least ${count(least, 'item')} of the described kind`,
  },
  minProperties: { expected: 'limit', text: (limit) => `must have at least ${count(limit, 'member')}` },
  maxProperties: { expected: 'limit', text: (limit) => `must have at most ${count(limit, 'member')}` },
  anyOf: { expected: '', text: () => 'must have one of the described shapes' },
  oneOf: { expected: '', text: () => 'must have exactly one of the described shapes' },
  if: { expected: '', text: () => 'must have the shape described for this case' },
  not: { expected: '', text: () => 'must not have the excluded shape' },
};

const formats: Record<string, string> = {
  'http-url': 'an absolute http or https URL',
  uuid: 'a UUID',
  uri: 'an absolute URL',
  date: 'a date (YYYY-MM-DD)',
  'date-time': 'a date and time (RFC 3339)',
  email: 'an e-mail address',
};

function types(type: unknown): string {
  return Array.isArray(type) ? type.map(types).join(' or ') : withArticle(String(type));
}

function withArticle(name: string): string {
  if (name === 'null') return name;
  return `${'aeiou'.includes(name[0]!) ? 'an' : 'a'} ${name}`;
}

function list(values: unknown): string {
  const shown = (values as unknown[])
    .slice(0, 20)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return shown.length === 1 ? shown[0]! : `one of: ${shown.join(', ')}`;
}

function count(limit: unknown, noun: string): string {
  return `${String(limit)} ${noun}${limit === 1 ? '' : 's'}`;
}
