import { getProperties, isJsonType, readEncodings, resolve } from '@web-data/openapi';
import type { Content, Operation, Parameter } from '@web-data/openapi';
import { literal } from '../source.ts';

/**
 * Parameters of these names have no effect (OpenAPI 3.1, section 4.8.12.2), or the client sets these headers itself.
 */
const ignored = new Set(['accept', 'content-type', 'authorization', 'idempotency-key']);

/** How to write the parameters of an operation: calls of the runtime. */
export interface ParameterPlan {
  fill: string | undefined;
  query: string | undefined;
  /** For headers and cookies, if one is required or is a cookie; other headers are options of the call. */
  fields: string | undefined;
  requiredQuery: boolean;
  requiredFields: boolean;
  /** Headers that may be passed as options of the call. */
  headers: string[];
}

export function planParameters({ parameters, path }: Operation): ParameterPlan {
  const inPath = parameters.filter((p) => p.in === 'path' && path.includes(`{${p.name}}`));
  const inQuery = parameters.filter((p) => p.in === 'query');
  const querystring = parameters.find((p) => p.in === 'querystring');
  const headers = parameters.filter((p) => p.in === 'header' && !ignored.has(p.name.toLowerCase()));
  const cookies = parameters.filter((p) => p.in === 'cookie');
  const fields = [...(headers.some((p) => p.required) ? headers : []), ...cookies];
  const names = cookies.map(({ name }) => JSON.stringify(name));
  const list = names.length > 0 ? `, [${names.join(', ')}]` : '';
  return {
    fill: path.includes('{')
      ? writer('serializePath', 'createPathWriter', styles(inPath, 'simple'))
      : undefined,
    query: querystring
      ? writeQuerystring(querystring)
      : inQuery.length > 0
        ? writer('serializeQuery', 'createQueryWriter', styles(inQuery, 'form*'))
        : undefined,
    fields:
      fields.length > 0
        ? `/* @__PURE__ */ runtime.writeFields(${code(styles(fields, 'simple'))}${list})`
        : undefined,
    requiredQuery: querystring?.required ?? inQuery.some((p) => p.required),
    requiredFields: fields.some((p) => p.required),
    headers: parameters.filter((p) => p.in === 'header').map(({ name }) => name),
  };
}

/** Writes the query as a whole, by its media type. */
function writeQuerystring({ content }: Parameter): string {
  const type = content!.type.split(';')[0]!.trim().toLowerCase();
  if (isJsonType(type)) return 'runtime.jsonQuery';
  if (type !== 'application/x-www-form-urlencoded') return 'runtime.textQuery';
  return writer('serializeQuery', 'createQueryWriter', planForm(content!));
}

/** The styles of the members of a form, in a query or in a body; those of another style than `form*`. */
export function planForm({ node, schema }: Content): Styles {
  const { byName } = readEncodings(node);
  const members = schema === undefined ? [] : [...getProperties(schema)];
  const own = members.map(([name, member]): [string, string] => {
    const encoding = byName.get(name);
    const isPlain = isText(member.value) || isList(resolve(member).value) || !mayBeObject(member.value);
    if (!encoding?.isStyled) return [name, isPlain ? 'form*' : 'json'];
    const { style, explode, allowReserved } = encoding;
    const star = explode && style !== 'deepObject' ? '*' : '';
    const written = !isPlain && style === 'form' && explode ? 'members' : `${style}${star}`;
    return [name, `${written}${allowReserved ? '+' : ''}`];
  });
  return Object.fromEntries(own.filter(([name, style]) => style !== 'form*' || name in {}));
}

function isList(schema: unknown): boolean {
  return [(Object(schema) as { type?: unknown }).type].flat().includes('array');
}

function isText(schema: unknown): boolean {
  const { type } = Object(schema) as { type?: unknown };
  return ['string', 'number', 'integer', 'boolean'].includes(String(type));
}

/** Name → style, as the runtime writes it. */
export type Styles = Record<string, string>;

function styles(parameters: readonly Parameter[], usual: string): Styles {
  const pairs = parameters.map(
    (parameter) => [parameter.name, styleOf(parameter), parameter.schema.value] as const,
  );
  // Keeps names that every object inherits, so that a lookup does not find the inherited member.
  // The simple writer of a path writes no objects.
  const isUsual = (style: string, schema: unknown): boolean =>
    style === usual && !(usual === 'simple' && mayBeObject(schema));
  const own = pairs.filter(([name, style, schema]) => !isUsual(style, schema) || name in {});
  return Object.fromEntries(own.map(([name, style]) => [name, style]));
}

function styleOf(parameter: Parameter): string {
  const { allowReserved, content, style, in: location } = parameter;
  const own = plainStyle(parameter);
  // Only these are percent-encoded (OpenAPI 3.2, Parameter Object).
  const isEncoded =
    location === 'query' || location === 'path' || (location === 'cookie' && style === 'form');
  return allowReserved && isEncoded && !content ? `${own}+` : own;
}

function plainStyle({ content, style, explode, schema, in: path }: Parameter): string {
  if (content && isJsonType(content.type)) return 'json';
  const own = explode && style !== 'deepObject' ? `${style}*` : style;
  // `explode` has no effect on a single string, so the simple writers suffice.
  const isOne = isText(schema.value);
  if (isOne && style === 'simple') return 'simple';
  if (isOne && style === 'form') return path === 'query' ? 'form*' : 'form';
  // An object becomes several query parameters, which only the writer of styles supports.
  return path === 'query' && own === 'form*' && mayBeObject(schema.value) ? 'members' : own;
}

function mayBeObject(schema: unknown): boolean {
  const { type } = Object(schema) as { type?: unknown };
  return type === undefined
    ? '$ref' in (Object(schema) as object) || 'allOf' in (Object(schema) as object)
    : [type].flat().includes('object');
}

function writer(simple: string, styled: string, own: Styles): string {
  return Object.keys(own).length === 0
    ? `runtime.${simple}`
    : `/* @__PURE__ */ runtime.${styled}(${code(own)})`;
}

/** Writes a table of styles. */
export function code(own: Styles): string {
  return Object.keys(own).length === 0 ? '{}' : literal(own, '  ');
}
