import { readCatalogue } from '../catalogue.js';
import { componentName } from './component-names.js';

const marks = ['specified', 'partial', 'provisional', 'not-shown'];

/**
 * Operations, tags, parameters, headers, component schemas and catalogue entries say how firm they are, and so does
 * every property of a schema that is only partly specified. What is not `specified` says why, in one sentence.
 */
export function DefinitionMarks() {
  return {
    Root(root, context) {
      const { entries, location } = readCatalogue(root, context);
      for (const [name, entry] of Object.entries(entries)) {
        check(entry, location.child(name), context.report, `the error ${name}`);
      }
    },
    Operation: required('the operation'),
    Tag: required('the tag'),
    Parameter: required('the parameter'),
    Header: required('the header'),
    Schema(schema, { location, report }) {
      if (componentName(location)) check(schema, location, report, 'the schema');
      else if ('x-definition' in schema) checkMark(schema, location, report);
      if (schema['x-definition'] === 'partial') checkProperties(schema, location, report);
    },
  };
}

/** A visitor that asks for a mark. */
function required(what) {
  return (node, { location, report }) => check(node, location, report, what);
}

function check(node, location, report, what) {
  const mark = node['x-definition'];
  if (mark === undefined) report({ message: `Mark ${what} with \`x-definition\`.`, location });
  else checkMark(node, location, report);
}

function checkMark(node, location, report) {
  const { 'x-definition': mark, 'x-definition-reason': reason } = node;
  if (!marks.includes(mark)) {
    const message = `"${mark}" is not a mark. Write ${marks.join(', ').replace(/, ([^,]*)$/, ' or $1')}.`;
    report({ message, location: location.child('x-definition') });
  } else if (mark === 'specified' && reason !== undefined) {
    const message = 'What is specified needs no reason. Remove it, or change the mark.';
    report({ message, location: location.child('x-definition-reason') });
  } else if (mark !== 'specified' && !/^[^\n]+\.$/.test(reason?.trim() ?? '')) {
    const message = `Say in \`x-definition-reason\`, in one sentence, why this is ${mark}.`;
    report({ message, location: location.child('x-definition') });
  }
}

/** Where a schema is a mixture, each of its own members has to say which part it belongs to. */
function checkProperties(schema, location, report) {
  const parts = [
    [schema, location],
    ...(schema.allOf ?? []).map((part, i) => [part, location.child(['allOf', i])]),
  ];
  for (const [part, place] of parts) {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      if (typeof property !== 'object' || property.$ref || property['x-definition']) continue;
      const message = `The schema is partial: mark its member "${name}" with \`x-definition\`.`;
      report({ message, location: place.child(['properties', name]).key() });
    }
  }
}
