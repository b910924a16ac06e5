import { isJsonType, readEncodings } from '@web-data/openapi';
import type { Body, Content, Operation } from '@web-data/openapi';
import { inlineLiteral } from '../source.ts';
import type { Encoding } from '../validator/fields.ts';
import { code, planForm } from './parameters.ts';
import { planItems } from './streams.ts';

/** How to write the body of an operation: the code, and the type of its input. */
export interface RequestPlan {
  /** The entry in the table: a function of the runtime. */
  code: string;
  /** The media type whose type the input has; `undefined` for bytes. */
  type: string | undefined;
  required: boolean;
  /** Whether its input is an iterable of items, which are sent as they come. */
  isStream?: true;
}

/**
 * Selects the media type of a body that the client writes: JSON if possible, else a form, else bytes.
 * @param isExact whether integers beyond 2^53 are not rounded
 */
export function planRequest({ id, body }: Operation, isExact = false): RequestPlan | undefined {
  if (!body) return undefined;
  const { content, required } = body;
  const items = content.some(({ type }) => isFull(parseMediaType(type))) ? undefined : planItems(content);
  if (items) return { ...items, required, isStream: true };
  for (const [matches, plan] of kinds) {
    const found = content.find(({ type }) => matches(parseMediaType(type)));
    if (found)
      return { ...plan(found, body, isExact ? `int64[${JSON.stringify(id)}]!.send` : undefined), required };
  }
  return { code: 'runtime.jsonObject', type: 'application/json', required };
}

/** Whether a media type is one that the client writes completely; preferred where a body has several. */
function isFull(mediaType: string): boolean {
  return (
    isJsonType(mediaType) || /^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/.test(mediaType)
  );
}

/** @param send writes the JSON of the operation, where `JSON.stringify` cannot */
type Plan = (content: Content, body: Body, send: string | undefined) => Omit<RequestPlan, 'required'>;

const kinds: [matches: (mediaType: string) => boolean, plan: Plan][] = [
  [
    (mediaType) => mediaType === 'application/json',
    ({ type }, { required }, send) => jsonPlan(type, required, send),
  ],
  [isJsonType, ({ type }, _, send) => jsonPlan(type, false, send)],
  [
    (mediaType) => mediaType === 'multipart/form-data',
    (content) => ({ code: multipartCode(content), type: content.type }),
  ],
  [
    (mediaType) => mediaType === 'application/x-www-form-urlencoded',
    (content) => ({ code: urlencodedCode(content), type: content.type }),
  ],
  // An open media type is sent as JSON, the usual choice.
  [
    (mediaType) => mediaType === '*/*' || mediaType === 'application/*',
    ({ type }, _, send) => ({ ...jsonPlan('application/json', false, send), type }),
  ],
  [
    () => true,
    ({ type }) => ({ code: `/* @__PURE__ */ runtime.bytesBody(${JSON.stringify(type)})`, type: undefined }),
  ],
];

function jsonPlan(type: string, isObject: boolean, send: string | undefined): Omit<RequestPlan, 'required'> {
  if (send !== undefined) {
    const more = isObject ? `${send}, {}` : send;
    return { code: `/* @__PURE__ */ runtime.jsonBody(${JSON.stringify(type)}, ${more})`, type };
  }
  const usual = type === 'application/json' && isObject;
  return {
    code: usual ? 'runtime.jsonObject' : `/* @__PURE__ */ runtime.jsonBody(${JSON.stringify(type)})`,
    type,
  };
}

/** Fields are written by their styles, where the description names one. */
function urlencodedCode(content: Content): string {
  const isStyled = [...readEncodings(content.node).byName.values()].some((encoding) => encoding.isStyled);
  return isStyled
    ? `/* @__PURE__ */ runtime.styledForm(${code(planForm(content))})`
    : 'runtime.urlencodedBody';
}

/** Parts are sent with the media types that the description names for them. */
function multipartCode({ object }: Content): string {
  const { encoding = {} } = object as { encoding?: Record<string, Encoding> };
  const named = Object.entries(encoding).flatMap(([name, { contentType }]) =>
    contentType === undefined ? [] : [[name, contentType]],
  );
  const types = named.length > 0 ? inlineLiteral(Object.fromEntries(named)) : '';
  return `/* @__PURE__ */ runtime.multipartBody(${types})`;
}

function parseMediaType(type: string): string {
  return type.split(';')[0]!.trim().toLowerCase();
}
