import { readCatalogue } from '../catalogue.js';

const bounds = new Set(['maximum', 'minimum', 'maxLength', 'minLength', 'maxItems', 'minItems']);

/** A bound in an example of `details` is a bound of the member, in the message as well. */
export function ErrorDetails() {
  const seen = new Map();
  return {
    Schema({ properties = {} }, { resolve }) {
      for (const [name, property] of Object.entries(properties)) {
        const { node = property } = property.$ref ? resolve(property) : { node: property };
        seen.set(name, [...(seen.get(name) ?? []), node]);
      }
    },
    Root: {
      leave(root, context) {
        const { entries, location } = readCatalogue(root, context);
        for (const [name, { details }] of Object.entries(entries)) {
          if (!Array.isArray(details)) continue;
          for (const [index, detail] of details.entries()) {
            for (const [member, message] of findViolations(detail, seen)) {
              const target = location.child([name, 'details', index, member]);
              context.report({ message: `${name}: ${message}`, location: target });
            }
          }
        }
      },
    },
  };
}

function* findViolations({ path = '', code, message = '', expected }, seen) {
  if (!bounds.has(code)) return;
  const name = path.split('/').at(-1);
  const known = (seen.get(name) ?? []).flatMap((schema) => schema[code] ?? []);
  if (!known.includes(expected)) {
    const those = known.length > 0 ? known.join(', ') : 'none';
    yield ['expected', `no \`${name}\` has the ${code} ${expected}. There is ${those}.`];
  }
  if (!message.includes(String(expected)))
    yield ['message', `the message does not say what is expected, ${expected}.`];
}
