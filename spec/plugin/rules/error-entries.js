import { readCatalogue } from '../catalogue.js';

const required = ['status', 'error', 'group', 'cause', 'retryable', 'remedy'];
const optional = [
  'openMessage',
  'situational',
  'retryAfter',
  'headers',
  'routing',
  'body',
  'details',
  'code',
];
const known = new Set([...required, ...optional, 'x-definition', 'x-definition-reason']);

/** Every entry of the error catalogue is complete, and no two share a status and an `error` string. */
export function ErrorEntries() {
  return {
    Root(root, context) {
      const { entries, location } = readCatalogue(root, context);
      const seen = new Map();
      for (const [name, entry] of Object.entries(entries)) {
        for (const [message, member] of findViolations(name, entry, root, seen)) {
          const target = location.child(name);
          context.report({
            message: `${name}: ${message}`,
            location: member ? target.child(member) : target.key(),
          });
        }
      }
    },
  };
}

function* findViolations(name, entry, root, seen) {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) yield ['name the entry in PascalCase.'];
  for (const member of required) if (!(member in entry)) yield [`add the member \`${member}\`.`];
  for (const member of Object.keys(entry)) {
    if (!known.has(member))
      yield [`\`${member}\` is not a member of an entry. Remove it, or correct its name.`, member];
  }
  const { status, error, retryable, body } = entry;
  if (status !== undefined && !(status >= 400 && status <= 599)) {
    yield ['`status` must be an error status, from 400 to 599.', 'status'];
  }
  if (retryable !== undefined && !['no', 'yes', 'sometimes'].includes(retryable)) {
    yield ["`retryable` must be 'no', 'yes' or 'sometimes', in quotes.", 'retryable'];
  }
  if (body && !root.components?.schemas?.[body]) {
    yield [
      `\`${body}\` is not a component schema of the root document. Add it there, or correct the name.`,
      'body',
    ];
  }
  const key = `${status} ${error}`;
  if (seen.has(key))
    yield [`${seen.get(key)} has the same status and \`error\` already. Merge the two.`, 'error'];
  seen.set(key, name);
}
