/** What a request that is not allowed says of one of its values. */
export interface Violation {
  path?: string;
  code?: string;
  message?: string;
}

/** Names of request members on the pages. */
const names: Readonly<Record<string, string>> = {
  before: 'The step in the record',
  blacklist: 'The list of blocked domains',
  blockedTlds: 'The list of blocked endings',
  by: 'The choice of parts',
  code: 'The code',
  credential: 'The passkey',
  credits: 'The number of credits',
  cron: 'The schedule',
  cursor: 'The place in the list',
  email: 'The email address',
  enabled: 'Whether emails are sent',
  error: 'The error',
  event: 'The event',
  expiresAt: 'The end',
  failurePolicy: 'What happens when a URL cannot be judged',
  from: 'The first day',
  goal: 'The goal',
  keyId: 'The key',
  kind: 'The kind',
  lifeSeconds: 'The life of the key',
  limit: 'The number of entries',
  link: 'The sign-in link',
  mode: 'The mode',
  name: 'The name',
  operation: 'The operation',
  outcome: 'The outcome',
  overlapSeconds: 'The time of the old one',
  overrides: 'Whether requests may choose',
  policy: 'The policy',
  recipients: 'The list of recipients',
  response: 'The answer of the organization',
  retentionDays: 'The number of days',
  riskScoreThreshold: 'The risk',
  role: 'The role',
  scopes: 'The choice of what the key may do',
  search: 'The search',
  sort: 'The order',
  state: 'The state',
  status: 'The status',
  isHardLimit: 'Whether the budget stops',
  thresholds: 'The list of thresholds',
  timezone: 'The time zone',
  to: 'The last day',
  webhook: 'The URL of the webhook',
  whitelist: 'The list of allowed domains',
};

/** Descriptions of violations, by keyword of JSON Schema; others have a message of the service that reads well. */
const reasons: Readonly<Record<string, string>> = {
  required: 'is missing',
  type: 'is not written as it should be',
  minLength: 'is not complete',
  maxLength: 'is too long',
  pattern: 'is not written as it should be',
  format: 'is not written as it should be',
  enum: 'is none of the choices',
  const: 'is none of the choices',
  minItems: 'is empty',
  maxItems: 'has too many entries',
  uniqueItems: 'has an entry twice',
  additionalProperties: 'is not known to the service',
  unevaluatedProperties: 'is not known to the service',
};

/** Describes a violation for a person: by the name that the value has on the page. */
export function describeViolation({ path = '', code = '', message = 'is not valid' }: Violation): string {
  const members = path
    .slice(1)
    .split('/')
    .filter((member) => member !== '' && !/^\d+$/.test(member));
  const named = members.toReversed().find((member) => names[member] !== undefined);
  const name = named === undefined ? (members.at(-1) ?? 'The request') : names[named]!;
  return `${name} ${reasons[code] ?? message}.`;
}
