import { readCatalogue } from '../catalogue.js';
import { componentName } from './component-names.js';

const marks = ['specified', 'partial', 'provisional', 'not-shown'];

/**
 * Operations, tags, parameters, headers, component schemas, catalogue entries and the relations of a specified
 * operation have a mark, and so does every property of a schema that is only partly specified. A use of a schema that
 * is firmer than its user, in a member, in the items of a list or in an alternative, has a mark, too: the mark of the
 * target does not cover the use. A part that is not `specified` has a reason, in one sentence.
 */
export function DefinitionMarks() {
  return {
    Root(root, context) {
      const { entries, location } = readCatalogue(root, context);
      for (const [name, entry] of Object.entries(entries)) {
        check(entry, location.child(name), context.report, `the error ${name}`);
      }
    },
    Operation(operation, { location, report }) {
      check(operation, location, report, 'the operation');
      for (const [index, relation] of (operation['x-relations'] ?? []).entries()) {
        const target = location.child(['x-relations', index]);
        // A provisional operation needs no marks on its relations.
        if (operation['x-definition'] === 'specified') check(relation, target, report, 'the relation');
        else if ('x-definition' in relation) checkMark(relation, target, report);
      }
    },
    Tag: required('the tag'),
    Parameter: required('the parameter'),
    Header: required('the header'),
    Schema(schema, { location, report, resolve }) {
      if (componentName(location)) check(schema, location, report, 'the schema');
      else if ('x-definition' in schema) checkMark(schema, location, report);
      if (componentName(location))
        for (const use of usesIn(schema, location, { own: schema['x-definition'], name: '' }))
          checkUse(use, { report, resolve });
      for (const [name, property, target] of properties(schema, location)) {
        if (schema['x-definition'] === 'partial' && !property.$ref && !property['x-definition']) {
          report({
            message: `The schema is partial: mark its member "${name}" with \`x-definition\`.`,
            location: target.key(),
          });
        }
      }
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

/** A use of a schema that is firmer than its user needs a mark of its own. */
function checkUse({ use, own, name, target }, { report, resolve }) {
  if (use['x-definition']) return checkMark(use, target, report);
  const firmness = marks.indexOf(resolve(use).node?.['x-definition']);
  if (firmness === -1 || firmness >= marks.indexOf(own)) return undefined;
  const message = `The schema is ${own} and its member "${name}" refers to one that is ${marks[firmness]}: mark the use with \`x-definition\` beside its \`$ref\`.`;
  return report({ message, location: target.key() });
}

/** Every reference in a schema, with the mark of its parent. A part of `allOf` does not count as a use. */
function* usesIn(schema, target, { own: outer, name }) {
  const own = schema['x-definition'] ?? outer;
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(([key, part]) => [['properties', key], part, key]),
    [['items'], schema.items, `${name}[]`],
    [['additionalProperties'], schema.additionalProperties, `${name}.*`],
    ...['oneOf', 'anyOf'].flatMap((key) => (schema[key] ?? []).map((part, i) => [[key, i], part, name])),
    ...(schema.allOf ?? []).flatMap((part, i) => (part.$ref ? [] : [[['allOf', i], part, name]])),
  ];
  for (const [path, part, key] of parts) {
    if (typeof part !== 'object') continue;
    if (part.$ref) yield { use: part, own, name: key, target: target.child(path) };
    else yield* usesIn(part, target.child(path), { own, name: key });
  }
}

/** The properties that a schema states itself, where it is a mixture by its parts too. */
function* properties(schema, location) {
  const parts = [
    [schema, location],
    ...(schema.allOf ?? []).map((part, i) => [part, location.child(['allOf', i])]),
  ];
  for (const [part, target] of parts) {
    for (const [name, property] of Object.entries(part.properties ?? {}))
      if (typeof property === 'object') yield [name, property, target.child(['properties', name])];
  }
}
