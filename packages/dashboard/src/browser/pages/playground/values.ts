import { getFieldKey, readValue, typeValue } from '@web-data/docs/browser-parts';
import { prefix } from 'api-forms';
import type { Field, Form } from 'api-forms';
import type { SampleRequest } from '@web-data/docs/sample-writers';

/** The values of the form by the keys of its fields: strings and files. */
export type Typed = Readonly<Record<string, string | File>>;

/** Returns the initial values of a form: the example of the description; parameters are empty. */
export function createInitialValues({ fields, example }: Form): Typed {
  const known = fields.filter(({ location, name }) => location === 'body' && example[name] !== undefined);
  return Object.fromEntries(
    known.map((field) => [getFieldKey(field), typeValue(field, example[field.name])]),
  );
}

/** The request of the form. */
export interface TypedRequest {
  path: string;
  pathValues: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** Undefined for an operation without a body. */
  body: Record<string, unknown> | undefined;
}

/** An input that cannot be sent. */
export class Mistyped extends Error {
  override readonly name = 'Mistyped';
}

/** @throws {Mistyped} when an input cannot be sent */
export function toRequest({ path, fields, mediaType }: Form, typed: Typed): TypedRequest {
  const pick = (location: Field['location']) =>
    Object.fromEntries(
      fields
        .filter((field) => field.location === location)
        .flatMap((field) => {
          const value = valueOf(field, typed[getFieldKey(field)] ?? '');
          return value === undefined ? [] : [[field.name, value]];
        }),
    );
  const pickStrings = (location: Field['location']) =>
    Object.fromEntries(Object.entries(pick(location)).map(([name, value]) => [name, String(value)]));
  const pathValues = pickStrings('path');
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (match, name: string) =>
    pathValues[name] === undefined ? match : encodeURIComponent(pathValues[name]),
  );
  return {
    path: prefix + filled,
    pathValues,
    query: pick('query'),
    headers: pickStrings('header'),
    body: mediaType === '' ? undefined : pick('body'),
  };
}

/** A field without a text is not sent: the browser does not submit a form without a required one. */
function valueOf(field: Field, typed: string | File): unknown {
  if (typeof typed !== 'string') return typed;
  if (typed.trim() === '') return undefined;
  try {
    return readValue(field, typed);
  } catch (cause) {
    throw new Mistyped(`${field.name}: ${(cause as Error).message}`, { cause });
  }
}

/** Converts the request for the sample writers. */
export function toSampleRequest(form: Form, request: TypedRequest): SampleRequest {
  const { method, mediaType, sdkMethod, credentials, returnsJson, result } = form;
  const { body, ...others } = request;
  const parts = mediaType === 'multipart/form-data' ? partsOf(form, body ?? {}) : undefined;
  return {
    ...others,
    // Sample writers read only these members.
    operation: { method, mediaType, sdkMethod } as SampleRequest['operation'],
    example: '',
    title: '',
    baseUrl: location.origin,
    credentials: [...credentials],
    returnsJson,
    ...(result && { result }),
    ...(body !== undefined && { body }),
    ...(parts && { parts }),
  };
}

type Part = NonNullable<SampleRequest['parts']>[number];

function partsOf({ fields }: Form, body: Record<string, unknown>): Part[] {
  return fields
    .filter(({ location, name }) => location === 'body' && body[name] !== undefined)
    .map((field) => partOf(field, body[field.name]));
}

function partOf({ name, kind }: Field, value: unknown): Part {
  if (value instanceof File)
    return { name, kind: 'file', value: value.name, ...(value.type && { type: value.type }) };
  if (kind === 'json') return { name, kind, value, type: 'application/json' };
  return { name, kind: 'text', value: String(value) };
}
