import { isJsonType, type Json, type Parameter } from '@web-data/openapi';
import { parseMediaType } from '../openapi/media-type.ts';
import { encodeBody } from './encode-body.ts';
import { parameterKey, type ParameterValues } from './parameters.ts';

/** Writes the parameter that is the whole query (`in: querystring`), by its media type; empty without one. */
export function writeQuery(parameters: readonly Parameter[], values: ParameterValues): string {
  const parameter = parameters.find((one) => one.in === 'querystring');
  const value = parameter && values.get(parameterKey(parameter));
  return parameter?.content === undefined || value === undefined ? '' : write(parameter.content, value);
}

function write(content: NonNullable<Parameter['content']>, value: Json): string {
  if (isJsonType(content.type)) return encodeURIComponent(JSON.stringify(value));
  const text = encodeBody(content, value)?.text ?? '';
  // A form is encoded already.
  return parseMediaType(content.type) === 'text/plain' ? encodeURIComponent(text) : text;
}
