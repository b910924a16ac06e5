import type { Body, Content, Operation } from '@web-data/openapi';
import { inlineLiteral } from '../source.ts';
import type { Encoding } from '../validator/fields.ts';
import { isJson } from '../validator/media-types.ts';

/** How the body of an operation is written: the code, and the type of what is given. */
export interface RequestPlan {
  /** What stands in the table: a function of the runtime. */
  code: string;
  /** The media type whose type is given; `undefined` for bytes. */
  type: string | undefined;
  required: boolean;
}

/** A client writes one of the media types of a body: JSON where it may, else a form, else bytes. */
export function planRequest({ body }: Operation): RequestPlan | undefined {
  if (!body) return undefined;
  const { content, required } = body;
  for (const [matches, plan] of kinds) {
    const found = content.find(({ type }) => matches(parseMediaType(type)));
    if (found) return { ...plan(found, body), required };
  }
  return { code: 'runtime.jsonObject', type: 'application/json', required };
}

type Plan = (content: Content, body: Body) => Omit<RequestPlan, 'required'>;

const kinds: [matches: (mediaType: string) => boolean, plan: Plan][] = [
  [(mediaType) => mediaType === 'application/json', ({ type }, { required }) => jsonPlan(type, required)],
  [isJson, ({ type }) => jsonPlan(type, false)],
  [
    (mediaType) => mediaType === 'multipart/form-data',
    (content) => ({ code: multipartCode(content), type: content.type }),
  ],
  [
    (mediaType) => mediaType === 'application/x-www-form-urlencoded',
    ({ type }) => ({ code: 'runtime.urlencodedBody', type }),
  ],
  // Whoever leaves the type open is sent what most of them mean.
  [
    (mediaType) => mediaType === '*/*' || mediaType === 'application/*',
    ({ type }) => ({ ...jsonPlan('application/json', false), type }),
  ],
  [
    () => true,
    ({ type }) => ({ code: `/* @__PURE__ */ runtime.bytesBody(${JSON.stringify(type)})`, type: undefined }),
  ],
];

function jsonPlan(type: string, isObject: boolean): Omit<RequestPlan, 'required'> {
  const usual = type === 'application/json' && isObject;
  return {
    code: usual ? 'runtime.jsonObject' : `/* @__PURE__ */ runtime.jsonBody(${JSON.stringify(type)})`,
    type,
  };
}

/** The media types that the description names for parts go out with them. */
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
