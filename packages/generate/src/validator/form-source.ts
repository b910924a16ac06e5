import { extendLiteral, literal, propertyName } from '../source.ts';
import type { BodyPlan } from './bodies.ts';
import type { FieldPlan } from './fields.ts';
import type { ParameterPlan } from './parameters.ts';

type Form = NonNullable<BodyPlan['form']>;

/** Writes the call that reads a form. */
export function writeForm({ helper, fields }: Form): string {
  const rows = Object.entries(fields).map(([name, field]) => fieldRow(name, field));
  return `${helper}({${rows.join('')}})`;
}

/** The functions of the runtime that the call of a form uses. */
export function listFormHelpers({ helper, fields }: Form): string[] {
  const all = Object.values(fields);
  const headers = all.flatMap((field) => field.headers?.plans ?? []);
  return [helper, ...[...all, ...headers].flatMap(({ read }) => read?.helpers ?? [])];
}

function fieldRow(name: string, { read, headers, ...field }: FieldPlan): string {
  const more = [
    ...(read ? [`read: ${read.call}`] : []),
    ...(headers
      ? [`headers: { parameters: ${parameters(headers.plans)}, check: ${pair(headers.check)} }`]
      : []),
  ];
  const text = literal(field, '      ');
  const rows = more.map((row) => `        ${row},\n`).join('');
  // TypeScript confuses a member named like an inherited one with that one.
  const exact = name in {} ? ' as const' : '';
  return `\n      ${propertyName(name)}: ${extendLiteral(text, `  ${rows.trimStart()}      `)}${exact},`;
}

/** Formats a list of parameters. */
export function parameters(plans: ParameterPlan[]): string {
  if (plans.length === 0) return '[]';
  const rows = plans.map((plan) => `      ${parameter(plan, '      ')},\n`);
  return `[\n${rows.join('')}    ]`;
}

/** Formats a parameter as an object literal. */
export function parameter({ read, types, ...plan }: ParameterPlan, indent: string): string {
  const text = literal({ ...plan, ...(types.length > 0 && { types }) }, indent);
  return read ? extendLiteral(text, `  read: ${read.call},\n${indent}`) : text;
}

/** The two forms of a check, and further members. */
export function pair(name: string, more?: string): string {
  return `{ isValid: validity.${name}, collect: violations.${name}${more === undefined ? '' : `, ${more}`} }`;
}
