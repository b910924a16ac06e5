import { readCatalogue } from '../catalogue.js';
import { componentName } from './component-names.js';

/** Everything visible to readers has a description in full sentences that add to its name. */
export function Descriptions() {
  return {
    Root(root, context) {
      const { entries, location } = readCatalogue(root, context);
      for (const [name, { cause, remedy, error }] of Object.entries(entries)) {
        check(cause, [name, error], location.child(name), context.report, 'cause');
        check(remedy, [name, error], location.child(name), context.report, 'remedy');
      }
    },
    Operation(operation, context) {
      described(operation, context);
      if (!operation.summary)
        context.report({ message: 'Add a `summary`, a few words.', location: context.location });
    },
    Parameter: described,
    Header: described,
    Response: described,
    Tag: described,
    Schema(schema, { location, report, key }) {
      if (schema.$ref) return;
      const name = componentName(location);
      if (name) check(schema.description, [name], location, report);
      else if (isProperty(location)) check(schema.description, [key], location, report);
    },
  };
}

function described({ description, name, operationId, summary }, { location, report, key }) {
  check(description, [name, operationId, summary, key], location, report);
}

function check(text, names, location, report, member = 'description') {
  const message = problemOf(text, names, member);
  if (message) report({ message, location: text === undefined ? location : location.child(member) });
}

function isProperty({ pointer }) {
  return /\/properties\/[^/]+$/.test(pointer);
}

function problemOf(text, names, member) {
  if (!text?.trim()) return `Add a \`${member}\`.`;
  const bare = plain(text);
  if (names.some((name) => typeof name === 'string' && plain(name) === bare)) {
    return `The \`${member}\` only repeats the name. Say what it means, its unit and what follows from it.`;
  }
  return /[.!?:)`|]$/.test(text.trim())
    ? undefined
    : `End the \`${member}\` like a sentence, with a full stop.`;
}

function plain(text) {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
