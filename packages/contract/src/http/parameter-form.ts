import { parseMediaType } from '../openapi/media-type.ts';
import { isObject, type Json, type Parameter, isJsonType } from '@web-data/openapi';

/** The style of a parameter. */
export type ParameterForm = Pick<Parameter, 'style' | 'explode'>;

/** The members of a parameter that decide its serialization. */
export type Written = Pick<Parameter, 'name' | 'in' | 'style' | 'explode' | 'content'> &
  Partial<Pick<Parameter, 'allowReserved'>>;

const STYLES: Readonly<Record<Parameter['in'], readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
  querystring: [],
};

/**
 * Why a value cannot be serialized by the style of a parameter; `undefined` when it can.
 * @param name how the reason names the parameter
 */
export function cannotWrite(
  parameter: Written,
  value: Json,
  name = `the ${parameter.in} parameter ${parameter.name}`,
): string | undefined {
  if (parameter.content !== undefined)
    return isWritten(parameter.content.type)
      ? undefined
      : `${name} is ${parameter.content.type}, which cannot be made from a schema`;
  const { style, explode } = parameter;
  const form = `style ${style} with explode: ${explode}`;
  if (!STYLES[parameter.in].includes(style))
    return `${name} has style ${style}, which no ${parameter.in} has`;
  const isList = Array.isArray(value);
  if (style === 'deepObject' && !isObject(value))
    return `${name} has style deepObject, which writes nothing but objects`;
  if (!isList && !isObject(value)) return undefined;
  if (Object.values(value).some((one) => typeof one === 'object' && one !== null))
    return `${name} holds lists or objects inside another, for which OpenAPI defines no ${form}`;
  const undefinedForm =
    parameter.in === 'cookie' ? explode && style === 'form' : style.endsWith('Delimited') && explode;
  return undefinedForm ? `${name} is a list or an object, for which OpenAPI defines no ${form}` : undefined;
}

/** Whether a parameter can be written in a media type. */
function isWritten(type: string): boolean {
  return isJsonType(type) || TEXT_TYPES.has(parseMediaType(type));
}

const TEXT_TYPES: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'text/plain']);

/** The delimiter between the items of a list, or the names and values of an object, in a single string. */
export function getDelimiter({ style, explode }: ParameterForm): string {
  if (style === 'pipeDelimited') return '|';
  if (style === 'spaceDelimited') return ' ';
  if (!explode) return ',';
  return { label: '.', matrix: ';' }[style] ?? ',';
}

/** Whether each item or member is a separate query parameter or matrix part. */
export function isSpread({ style, explode }: ParameterForm): boolean {
  return (
    style === 'deepObject' || (explode && (style === 'form' || style === 'cookie' || style === 'matrix'))
  );
}
