import { type Content, type Json, joinPointer } from '@web-data/openapi';
import { keyword, getRequiredMembers } from '../generate/facets.ts';
import { formFields, type FormField } from '../http/form-fields.ts';
import { isFlat } from '../http/kinds.ts';
import { isMemberwise, mayOwn, owns, readField, type IsOthers, type Styled } from '../http/read-field.ts';
import type { Pair } from '../http/read-parameter.ts';
import type { Schemas } from '../openapi/schemas.ts';
import type { FormViolation } from './form-violation.ts';

/** What a form says of a field with a style: its value, that it is not there, or nothing that OpenAPI defines. */
export type StyledValue = { readonly value: Json } | 'absent' | 'untold';

/** The fields of a form that have a style, as they were sent. */
export interface StyledFields {
  readonly values: ReadonlyMap<string, StyledValue>;
  /** Whether a name is surely of one of them. */
  readonly owns: (name: string) => boolean;
  /** Whether a name can be of a member that none of their schemas names. */
  readonly mayOwn: (name: string) => boolean;
}

/** Reads the fields of a form that have a style. */
export function parseStyledFields(schemas: Schemas, content: Content, sent: readonly Pair[]): StyledFields {
  const fields = formFields(content);
  const styled = fields.flatMap(({ style }) => style ?? []);
  const othersOf = (field: Styled): IsOthers => {
    const names = new Set(fields.map(({ name }) => name).filter((name) => name !== field.name));
    const others = styled.filter((one) => one !== field);
    return (name) => names.has(name) || others.some((one) => one.style === 'deepObject' && owns(one, name));
  };
  const values = fields.flatMap((field): [string, StyledValue][] =>
    field.style
      ? [[field.name, readStyledField(schemas, field, field.style, sent, othersOf(field.style))]]
      : [],
  );
  return {
    values: new Map(values),
    owns: (name) => styled.some((one) => owns(one, name)),
    mayOwn: (name) => styled.some((one) => mayOwn(one, name, othersOf(one))),
  };
}

/** The fields of which OpenAPI does not say what they mean as they were sent. */
export function listUndefinedFields(values: StyledFields['values']): ReadonlySet<string> {
  return new Set([...values].flatMap(([name, one]) => (one === 'untold' ? [name] : [])));
}

function readStyledField(
  schemas: Schemas,
  { required }: FormField,
  field: Styled,
  sent: readonly Pair[],
  isOthers: IsOthers,
): StyledValue {
  const readings = readField(field, sent, isOthers);
  if (readings === undefined) return 'untold';
  const fitting = readings.find((value) => schemas.accepts(field.schema, value));
  if (fitting !== undefined) return { value: fitting };
  const [first] = readings;
  if (first === undefined) return required && mayBeEmpty(schemas, field) ? { value: {} } : 'absent';
  return isFlat(field.schema) && sent.some(([name]) => owns(field, name)) ? { value: first } : 'untold';
}

/** Whether a field can be there though nothing of it was sent: an object whose members stand alone, without any. */
export function mayBeEmpty(schemas: Schemas, field: Styled): boolean {
  return isMemberwise(field) && schemas.accepts(field.schema, {});
}

/** What is wrong with the names of a form: one that is missing, or one that nobody knows. */
export function checkNames(
  content: Content,
  isThere: (name: string) => boolean,
  unknown: string | undefined,
): FormViolation | undefined {
  const { schema } = content;
  if (schema === undefined) return undefined;
  for (const [name, pointer] of getRequiredMembers(schema)) {
    if (isThere(name)) continue;
    return {
      message: `The part ${name} is missing`,
      keyword: 'required',
      at: joinPointer('', name),
      pointer,
    };
  }
  const closed = keyword(schema, 'additionalProperties');
  if (unknown === undefined || closed?.value !== false || keyword(schema, 'patternProperties'))
    return undefined;
  const message = `The part ${unknown} is not described`;
  return { message, keyword: 'additionalProperties', at: joinPointer('', unknown), pointer: closed.pointer };
}
