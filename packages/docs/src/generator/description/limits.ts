import type { Description } from './description.ts';
import { fieldsOf, parameterField } from './fields.ts';
import type { Field } from './fields.ts';
import type { Operation } from './operations.ts';

/** A row for every request field that has a bound or a default: field, operation, default, bounds. */
export function limitRows(description: Description): string[][] {
  return description.operations.flatMap((operation) =>
    requestFields(description, operation)
      .filter((field) => field.rules.some(isBound) || field.default !== undefined)
      .map((field) => [
        `[\`${field.id.replace(/^\w+\./, '')}\`](/${operation.page}#${field.id})`,
        `\`${operation.method} ${operation.path}\``,
        field.default === undefined ? '' : `\`${JSON.stringify(field.default).replaceAll('"', '')}\``,
        field.rules.filter(isBound).join('; '),
      ]),
  );
}

function requestFields({ document }: Description, operation: Operation): Field[] {
  const parameters = operation.parameters.map((parameter) => parameterField(document, parameter));
  return [...parameters, ...fieldsOf(document, operation.media?.schema, 'body')].flatMap(flat);
}

function flat(field: Field): Field[] {
  return [field, ...field.children.flatMap(flat)];
}

function isBound(rule: string): boolean {
  return /\d/.test(rule) && !rule.includes('`');
}
