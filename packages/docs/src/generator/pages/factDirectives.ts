import { table } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import { fieldsOf, variantsOf } from '../description/fields.ts';
import type { Field, Variant } from '../description/fields.ts';
import type { Operation } from '../description/operations.ts';
import { parseTransitions, stateFigure } from '../figures/states.ts';
import { markWords } from '../render/badge.ts';
import { clientCall } from '../samples/typescript.ts';
import { sampleRequests } from '../samples/request.ts';

/** The kinds of events that an operation answers with, told apart by their `type`. */
export function eventTable(description: Description, operation: Operation): Block[] {
  const fields = responseFields(description, operation);
  const rows = fields.flatMap((field) => field.variants).map(eventRow);
  return [table('Kinds of events', ['`type`', 'Meaning', 'Definition'], rows)];
}

function eventRow({ children, description, mark = 'specified', schema, title }: Variant): string[] {
  const type = children.find((field) => field.name === 'type')?.type ?? '';
  const name = type.startsWith('"') ? `\`${JSON.parse(type)}\`` : 'any other';
  return [schema ? `[${name}](/schemas/${kebabName(title)}/)` : name, description, markWords(mark)];
}

function kebabName(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The values of a field of a schema with what each means. @throws Error when there is no such field. */
export function valueTable(description: Description, schema = '', name = ''): Block[] {
  const entry = description.schemas.find((one) => one.name === schema);
  const field = fieldsOf(description.document, entry?.schema, schema).find((one) => one.name === name);
  if (!field) throw new Error(`there is no field ${name} in a schema ${schema}.`);
  const rows = field.values.map(({ value, description: meaning }) => [`\`${String(value)}\``, meaning]);
  return [table(`Values of ${name}`, [`\`${name}\``, 'Meaning'], rows)];
}

/** The methods of the client with the operations they call. */
export function methodTable(description: Description): Block[] {
  const rows = description.operations.map((operation) => {
    const [request] = sampleRequests(description, operation);
    const names = [...Object.keys(request!.pathValues), ...(request!.body === undefined ? [] : ['request'])];
    const call = clientCall({ ...request!, pathValues: {}, query: {}, body: undefined }).replace('()', '');
    return [
      `\`${call}(${names.join(', ')})\``,
      `[${operation.method} ${operation.path}](/${operation.page})`,
      operation.summary,
    ];
  });
  return [table('Methods of the client', ['Method', 'Operation', 'Does'], rows)];
}

/** A state diagram whose states are checked against the values that a field of the answer can have. */
export function stateDiagram(
  description: Description,
  operation: Operation,
  name: string,
  text: string,
): Block[] {
  const transitions = parseTransitions(text);
  const known = new Set(valuesOfField(description, operation, name));
  const used = new Set(
    transitions.flatMap(({ from, to }) => [from, to]).filter((state) => state !== 'start'),
  );
  const unknown =
    [...used].find((state) => !known.has(state)) ?? [...known].find((state) => !used.has(state));
  if (unknown) throw new Error(`the state ${unknown} is not both in the diagram and a value of ${name}.`);
  return [stateFigure(transitions)];
}

function valuesOfField(description: Description, operation: Operation, name: string): string[] {
  const forms = successSchema(operation);
  const all = [
    ...responseFields(description, operation),
    ...variantsOf(description.document, forms, '').flatMap(({ children }) => children),
  ];
  return all.filter((field) => field.name === name).flatMap(possible);
}

function possible({ values, type }: Field): string[] {
  if (values.length > 0) return values.map(({ value }) => String(value));
  return type.startsWith('"') ? [JSON.parse(type) as string] : [];
}

function responseFields({ document }: Description, operation: Operation): Field[] {
  return fieldsOf(document, successSchema(operation), '');
}

function successSchema({ responses }: Operation) {
  const success = responses.find(([status]) => status.startsWith('2'))?.[1];
  return success?.content?.['application/json']?.schema;
}
