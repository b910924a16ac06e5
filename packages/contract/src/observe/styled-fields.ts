import { joinPointer, findKeyword, getRequiredMembers, type Content, type Json } from '@web-data/openapi';
import { formFields, type FormField } from '../http/form-fields.ts';
import { isFlat } from '../http/kinds.ts';
import { isMemberwise, mayOwn, owns, readField, type IsOthers, type Styled } from '../http/read-field.ts';
import type { Pair } from '../http/read-parameter.ts';
import type { Schemas } from '../openapi/schemas.ts';
import type { FormViolation } from './form-violation.ts';

/** The value of a styled field in a form, its absence, or `untold` where OpenAPI does not define the meaning. */
export type StyledValue = { readonly value: Json } | 'absent' | 'untold';

/** The styled fields of a form, as they were sent. */
export interface StyledFields {
  readonly values: ReadonlyMap<string, StyledValue>;
  /** Whether a name certainly belongs to one of them. */
  readonly owns: (name: string) => boolean;
  /** Whether a name can be that of an additional member of one of them. */
  readonly mayOwn: (name: string) => boolean;
}

/** Reads the styled fields of a form. */
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

/** Returns the fields whose meaning OpenAPI does not define. */
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

/** Whether a field can be present although nothing of it was sent: an empty object whose members are separate pairs. */
export function mayBeEmpty(schemas: Schemas, field: Styled): boolean {
  return isMemberwise(field) && schemas.accepts(field.schema, {});
}

/** Checks the names of a form: a required one that is missing, or an unknown one. */
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
  const closed = findKeyword(schema, 'additionalProperties');
  if (unknown === undefined || closed?.value !== false || findKeyword(schema, 'patternProperties'))
    return undefined;
  const message = `The part ${unknown} is not described`;
  return { message, keyword: 'additionalProperties', at: joinPointer('', unknown), pointer: closed.pointer };
}
