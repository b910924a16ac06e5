import { table } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import type { Mark, Schema } from '../description/document.ts';
import { listFields, listVariants } from '../description/fields.ts';
import type { Field, Variant } from '../description/fields.ts';
import type { Operation } from '../description/operations.ts';
import { stateFigure } from '../figures/states.ts';
import { formatMark } from '../render/badge.ts';
import { clientCall } from '../samples/typescript.ts';
import { sampleRequests } from '../samples/request.ts';
import { toText } from '../../browser/form/parameter-pairs.ts';

/** The kinds of events in the response of an operation, distinguished by their `type`. */
export function eventTable(description: Description, operation: Operation): Block[] {
  const fields = responseFields(description, operation);
  const rows = fields.flatMap((field) => field.variants).map(eventRow);
  return [table('Kinds of events', ['`type`', 'Meaning', 'Definition'], rows)];
}

function eventRow({ children, description, mark = 'specified', schema, title }: Variant): string[] {
  const type = children.find((field) => field.name === 'type')?.type ?? '';
  const name = type.startsWith('"') ? `\`${JSON.parse(type)}\`` : 'any other';
  return [schema ? `[${name}](/schemas/${kebabName(title)}/)` : name, description, formatMark(mark)];
}

function kebabName(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The values of a field of a schema with their meaning. @throws Error when there is no such field. */
export function valueTable(description: Description, schema = '', name = ''): Block[] {
  const entry = description.schemas.find((one) => one.name === schema);
  const field = listFields(description.document, entry?.schema, schema).find((one) => one.name === name);
  if (!field) throw new Error(`there is no field ${name} in a schema ${schema}.`);
  const rows = field.values.map(({ value, description: meaning }) => [`\`${toText(value)}\``, meaning]);
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

/** The scopes that a key may hold, with the operations that need each. */
export function scopeTable({ document, operations }: Description): Block[] {
  const rows = Object.entries((document['x-scopes'] ?? {}) as Record<string, string>).map(
    ([scope, meaning]) => {
      const own = operations.filter(({ object }) => object['x-scope'] === scope);
      return [`\`${scope}\``, meaning, own.map(({ summary, page }) => `[${summary}](/${page})`).join(', ')];
    },
  );
  return [table('Scopes of a key', ['Scope', 'Allows', 'Operations'], rows)];
}

/** The limits that several operations share, with the operations that count against each. */
export function rateTable({ document, operations }: Description): Block[] {
  const classes = (document['x-rate-classes'] ?? {}) as Record<string, RateClass>;
  const rows = Object.entries(classes).map(([name, { description, requestsPerMinute, ...marks }]) => {
    const own = operations.filter(({ object }) => object['x-rate-class'] === name);
    return [
      description,
      `${requestsPerMinute.toLocaleString('en-US')} (${formatMark(marks['x-definition'] ?? 'specified').toLowerCase()})`,
      own.map(({ summary, page }) => `[${summary}](/${page})`).join(', '),
    ];
  });
  return [table('Shared limits', ['What counts together', 'Requests a minute', 'Operations'], rows)];
}

interface RateClass {
  description: string;
  requestsPerMinute: number;
  'x-definition'?: Mark;
}

/** The states of the resource that an operation reads, from the relation `transitions` that it declares. */
export function stateDiagram(description: Description, operation: Operation, start: Operation): Block[] {
  const relations = (operation.object['x-relations'] ?? []) as Record<string, unknown>[];
  const relation = relations.find(({ kind }) => kind === 'transitions');
  if (!relation) throw new Error(`${operation.id} declares no transitions in x-relations.`);
  const moves = relation['moves'] as Record<string, string[]>;
  const reached = new Set(Object.values(moves).flat());
  const text = describeStates(description, operation, String(relation['member']).slice(1));
  return [
    stateFigure([
      ...Object.keys(moves)
        .filter((state) => !reached.has(state))
        .map((to) => ({ from: 'start', to, label: `${start.method} ${start.path}` })),
      ...Object.entries(moves).flatMap(([from, states]) =>
        states.map((to) => ({ from, to, label: text.get(to) ?? '' })),
      ),
    ]),
  ];
}

/** The meaning of each state: the first sentence of the description of the response in that state. */
function describeStates(
  { document }: Description,
  operation: Operation,
  member: string,
): Map<string, string> {
  return new Map(
    listVariants(document, successSchema(operation), '').flatMap(({ children, description }) => {
      const type = children.find((field) => field.name === member)?.type ?? '';
      const text = /^[^.:]*/.exec(description)?.[0] ?? '';
      return type.startsWith('"') ? [[JSON.parse(type) as string, text]] : [];
    }),
  );
}

function responseFields({ document }: Description, operation: Operation): Field[] {
  return listFields(document, successSchema(operation), '');
}

function successSchema({ model }: Operation): Schema | undefined {
  const success = model.responses.find(({ status }) => status.startsWith('2'));
  return success?.content.find(({ type }) => type === 'application/json')?.object.schema;
}
