import type { FormField } from '../../browser/form/form-field.ts';
import type { Description } from '../description/description.ts';
import type { OpenApiDocument, Parameter, Schema, SchemaObject } from '../description/document.ts';
import { mergeSchema } from '../description/merge-schema.ts';
import type { Operation } from '../description/operations.ts';
import { plain } from '../render/plain.ts';
import { toText } from '../../browser/form/parameter-pairs.ts';

/** The parameters of an operation as fields of a form. */
export function parameterFields({ document }: Description, { parameters }: Operation): FormField[] {
  return parameters.map((parameter) => parameterField(document, parameter));
}

/** The members of a body as fields of a form, required ones first; empty for one that is no object. */
export function bodyFields({ document }: Description, { media }: Operation): FormField[] {
  const { properties = {}, required = [] } = mergeSchema(document, media?.schema ?? true);
  const fields = Object.entries(properties).flatMap(([name, schema]) =>
    mergeSchema(document, schema).readOnly === true
      ? []
      : [toField(document, { name, location: 'body', isRequired: required.includes(name), schema })],
  );
  return fields.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

function parameterField(document: OpenApiDocument, parameter: Parameter): FormField {
  const { name, in: location, required: isRequired = false, schema = true, description } = parameter;
  return toField(document, { name, location, isRequired, schema, description });
}

interface Source extends Pick<FormField, 'name' | 'location' | 'isRequired'> {
  schema: Schema;
  description?: string | undefined;
}

function toField(document: OpenApiDocument, { schema: own, description, ...field }: Source): FormField {
  const schema = mergeSchema(document, own);
  const { enum: choices, minimum, maximum, default: usual } = schema;
  return {
    ...field,
    kind: chooseKind(document, schema),
    description: firstSentence(description ?? schema.description ?? ''),
    ...(choices && { choices: choices.map(toText) }),
    ...(minimum !== undefined && { least: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    ...(usual !== undefined && { usual: toText(usual) }),
  };
}

/** The kind of input for a value. One that is neither a single value nor a list of strings is typed as JSON. */
function chooseKind(document: OpenApiDocument, schema: SchemaObject): FormField['kind'] {
  const { type, format, enum: choices, items, contentMediaType, maxLength = 0 } = schema;
  if (contentMediaType !== undefined || format === 'binary') return 'file';
  if (choices) return 'choice';
  if (type === 'boolean') return 'switch';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string') return format === 'uri' ? 'url' : maxLength > 1000 ? 'long' : 'text';
  const isList = type === 'array' && mergeSchema(document, items ?? true).type === 'string';
  return isList ? 'lines' : 'json';
}

function firstSentence(markdown: string): string {
  const text = plain(markdown);
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}
