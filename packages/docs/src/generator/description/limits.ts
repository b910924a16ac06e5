import type { Description } from './description.ts';
import { listFields, parameterField } from './fields.ts';
import type { Field } from './fields.ts';
import type { Operation } from './operations.ts';

/**
 * A row for every request field that has a bound or a default: field, default, bounds, and its operations. Operations
 * with the same facts about a field share its row.
 */
export function limitRows(description: Description): string[][] {
  const rows = new Map<string, { cells: string[]; operations: string[] }>();
  for (const operation of description.operations) {
    for (const field of requestFields(description, operation)) {
      const cells = [nameOf(field), defaultOf(field), field.rules.filter(isBound).join('; ')];
      if (cells[1] === '' && cells[2] === '') continue;
      const row = rows.get(JSON.stringify(cells)) ?? { cells, operations: [] };
      row.operations.push(`[${operation.summary}](/${operation.page}#${field.id})`);
      rows.set(JSON.stringify(cells), row);
    }
  }
  return [...rows.values()].map(({ cells, operations }) => cells.concat(operations.join(', ')));
}

function nameOf({ id }: Field): string {
  return `\`${id.replace(/^\w+\./, '')}\``;
}

function defaultOf(field: Field): string {
  return field.default === undefined ? '' : `\`${JSON.stringify(field.default).replaceAll('"', '')}\``;
}

function requestFields({ document }: Description, operation: Operation): Field[] {
  const parameters = operation.parameters.map((parameter) =>
    parameterField(document, parameter, parameter.in),
  );
  return [...parameters, ...listFields(document, operation.media?.schema, 'body', 'request')].flatMap(flat);
}

function flat(field: Field): Field[] {
  return [field, ...field.children.flatMap(flat)];
}

function isBound(rule: string): boolean {
  return /\d/.test(rule) && !rule.includes('`');
}
