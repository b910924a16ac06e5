import { literal } from '../source.ts';

/**
 * Keyword → the message of its violations, with `$` for the value of the rule, the param that holds that value, and the
 * param that is reported as expected.
 */
const messages: Record<string, [message: string, param?: string, expected?: string]> = {
  required: ['is required'],
  dependentRequired: ['is required together with $', 'property'],
  additionalProperties: ['is not allowed'],
  unevaluatedProperties: ['is not allowed'],
  propertyNames: ['must not have a member of that name'],
  type: ['must be $', 'type'],
  enum: ['must be $', 'allowedValues'],
  const: ['must be $', 'allowedValue'],
  minimum: ['must be at least $', 'limit'],
  maximum: ['must be at most $', 'limit'],
  exclusiveMinimum: ['must be greater than $', 'limit'],
  exclusiveMaximum: ['must be less than $', 'limit'],
  multipleOf: ['must be a multiple of $', 'multipleOf'],
  minLength: ['must have at least $ characters', 'limit'],
  maxLength: ['must have at most $ characters', 'limit'],
  pattern: ['must match the pattern $', 'pattern'],
  'pattern:example': ['must be written as in "$"', 'example', 'pattern'],
  'pattern:capitals': ['must be written in capitals, as in "$"', 'capitals', 'pattern'],
  format: ['must be a valid $', 'format'],
  'format:http-url': ['must be an absolute http or https URL', 'format'],
  'format:uuid': ['must be a UUID', 'format'],
  'format:uri': ['must be an absolute URL', 'format'],
  'format:date': ['must be a date (YYYY-MM-DD)', 'format'],
  'format:date-time': ['must be a date and time (RFC 3339)', 'format'],
  'format:time': ['must be a time with an offset, as in 10:30:00Z (RFC 3339)', 'format'],
  'format:duration': ['must be a duration, as in PT15M (ISO 8601)', 'format'],
  'format:regex': ['must be a regular expression', 'format'],
  'format:email': ['must be an e-mail address', 'format'],
  minItems: ['must have at least $ items', 'limit'],
  maxItems: ['must have at most $ items', 'limit'],
  items: ['must have at most $ items', 'limit'],
  unevaluatedItems: ['must have at most $ items', 'len'],
  uniqueItems: ['must not have two equal items'],
  contains: ['must have at least $ items of the described kind', 'minContains'],
  minProperties: ['must have at least $ members', 'limit'],
  maxProperties: ['must have at most $ members', 'limit'],
  anyOf: ['must have one of the described shapes'],
  oneOf: ['must have exactly one of the described shapes'],
  if: ['must have the shape described for this case'],
  not: ['must not have the excluded shape'],
  'not:members': ['must not have $', 'members'],
};

/** Writes the messages of the violations that checks can list, as a constant. */
export function writeMessages(keywords: ReadonlySet<string>): string {
  // A format without a message of its own shares the general one.
  const names = new Set(
    [...keywords].map((keyword) => (keyword in messages ? keyword : keyword.replace(/:.*/, ''))),
  );
  const used = Object.entries(messages).filter(([keyword]) => names.has(keyword));
  return `/** The message of each violation; \`$\` stands for the value of the rule, in the param of that name. */
export const messages: Messages = ${literal(Object.fromEntries(used))};
`;
}
