import { schemasAt } from '../schemas-at.js';

/** Every entry of `x-relations` follows the vocabulary in `x-relation-kinds`, and names things that exist. */
export function Relations() {
  let kinds = {};
  let webhooks = {};
  let file = '';
  const operations = new Map();
  const declared = [];
  return {
    Root: {
      enter(root, { resolve, location }) {
        const own = root['x-relation-kinds'];
        kinds = (own?.$ref ? resolve(own).node : own) ?? {};
        webhooks = root.webhooks ?? {};
        file = location.source.absoluteRef;
      },
      leave(_, { report }) {
        for (const { relation, location, context } of declared) {
          for (const [member, message] of findViolations(kinds, relation, {
            ...context,
            operations,
            webhooks,
            file,
          })) {
            report({ message, location: member in relation ? location.child(member) : location });
          }
        }
      },
    },
    Operation(operation, { location, resolve, parent }) {
      operations.set(operation.operationId, operation);
      const parameters = [...(parent?.parameters ?? []), ...(operation.parameters ?? [])].map(
        (own) => resolve(own).node,
      );
      const from = location.source.absoluteRef;
      for (const [index, relation] of (operation['x-relations'] ?? []).entries()) {
        const context = { operation, parameters, from, resolve };
        declared.push({ relation, location: location.child(['x-relations', index]), context });
      }
    },
  };
}

function* findViolations(kinds, relation, context) {
  const { members } = kinds[relation.kind] ?? {};
  if (!members) {
    yield ['kind', `"${relation.kind}" is no kind of relation. Write ${Object.keys(kinds).join(', ')}.`];
    return;
  }
  for (const [written, type] of Object.entries(members)) {
    const member = written.replace('?', '');
    if (member in relation) {
      const violation = checks[type](relation[member], context, relation);
      if (violation) yield [member, violation];
    } else if (member === written)
      yield [member, `A relation of kind "${relation.kind}" needs \`${member}\`.`];
  }
  for (const member of Object.keys(relation)) {
    if (
      member === 'kind' ||
      member.startsWith('x-definition') ||
      member in members ||
      `${member}?` in members
    )
      continue;
    yield [member, `A relation of kind "${relation.kind}" has no member \`${member}\`. Remove it.`];
  }
}

const checks = {
  request: (pointer, context) =>
    inSchema(pointer, 'request body', mediaOf(context.operation.requestBody, context), context),
  response: (pointer, context) => {
    return inSchema(pointer, '200 answer', mediaOf(context.operation.responses?.['200'], context), context);
  },
  foreign: (pointer, context, { operation }) => {
    const other = context.operations.get(operation);
    // An unknown operation is reported at its own member, which may be in another file.
    return other && !/^\/[^*]+$/.test(pointer) ? `"${pointer}" is no JSON Pointer to a member.` : undefined;
  },
  parameter: (name, { parameters }) => named(parameters, 'path', name),
  header: (name, { parameters }) => named(parameters, 'header', name),
  query: (name, { parameters }) => named(parameters, 'query', name),
  operation: (id, { operations }) =>
    operations.has(id) ? undefined : `There is no operation "${id}". Correct the id.`,
  error: (name, { operation }) => {
    const listed = operation['x-errors']?.includes(name);
    return listed
      ? undefined
      : `The operation does not list the error "${name}" in \`x-errors\`. Add it, or correct the name.`;
  },
  value: () => undefined,
  values: (list) =>
    Array.isArray(list) && list.length > 0 ? undefined : 'Write a list of at least one value.',
  moves: (moves) =>
    Object.values(moves ?? {}).every(Array.isArray) ? undefined : 'Write a list of values for each.',
  members: (members) => (typeof members === 'object' ? undefined : 'Write members with their values.'),
  webhooks: (names, { webhooks }) => {
    const list = Array.isArray(names) && names.length > 0 ? names : undefined;
    const unknown = list?.find((name) => !(name in webhooks));
    if (list && unknown === undefined) return undefined;
    return list
      ? `There is no webhook "${unknown}". Correct the name.`
      : 'Write a list of at least one webhook.';
  },
  event: (pointer, context, { events }) => findEventViolation(pointer, context, events),
  part: (part) =>
    part === 'query' ? undefined : `"${part}" is no part of a URL that is known. Write query.`,
};

/** Checks a member that all of several webhooks send. An unknown webhook is reported at its own location. */
function findEventViolation(pointer, { webhooks, resolve, file }, names) {
  const without = (Array.isArray(names) ? names : []).find((name) => {
    if (!(name in webhooks)) return false;
    const { node, location } = resolve(webhooks[name], file);
    const from = location?.source.absoluteRef ?? file;
    const body = node?.post?.requestBody && resolve(node.post.requestBody, from);
    const schema = body?.node?.content?.['application/json']?.schema;
    const inner = body?.location?.source.absoluteRef ?? from;
    return !schema || schemasAt(schema, pointer, resolve, inner).length === 0;
  });
  return without === undefined
    ? undefined
    : `"${pointer}" leads nowhere in the body of the webhook "${without}". Correct the pointer.`;
}

function named(parameters, pointer, name) {
  if (parameters.some((parameter) => parameter?.in === pointer && parameter.name === name)) return undefined;
  return `The operation has no ${pointer} parameter "${name}". Correct the name.`;
}

function mediaOf(own, { resolve, from }) {
  if (!own) return undefined;
  const { node, location } = resolve(own, from);
  return { schema: node?.content?.['application/json']?.schema, from: location?.source.absoluteRef ?? from };
}

function inSchema(pointer, position, media, { resolve }) {
  if (media?.schema && schemasAt(media.schema, pointer, resolve, media.from).length > 0) return undefined;
  return `"${pointer}" leads nowhere in the ${position}. Correct the pointer.`;
}
