import type { Scheme } from './schemes.ts';

/** The generated types of a description, with the facts that its OpenAPI types do not carry. */
export interface Described {
  /** The types by path and method. */
  paths: object;
  /** Operation id → its path and method. */
  table: object;
  /** Operation id → members of its body that have a default. */
  defaulted: object;
  /** Operation id → media types of its body that are passed on unchecked, as bytes. */
  unchecked: object;
  /** Security scheme → how it is read; undefined for an undefined scheme, which lets no caller in. */
  schemes: object;
  error: string;
  openError: string;
}

/** The types that the adapters use. */
export interface ApiTypesOf<D extends Described> {
  operations: { [Id in keyof D['table'] & string]: OperationOf<D, Id> };
  error: D['error'];
  openError: D['openError'];
  credentials: {
    [
      Name in keyof D['schemes'] as D['schemes'][Name] extends undefined ? never : Name
    ]: D['schemes'][Name] extends Scheme<infer Credential> ? Credential : never;
  };
}

/** A body of a media type that cannot be checked: its raw bytes. */
export interface Unchecked extends Uint8Array {}

interface OperationOf<D extends Described, Id extends keyof D['table']> {
  params: Part<ItemOf<D, Id>, 'path'>;
  query: Part<ItemOf<D, Id>, 'query'>;
  headers: Part<ItemOf<D, Id>, 'header'>;
  cookies: Part<ItemOf<D, Id>, 'cookie'>;
  body: WithDefaults<BodyOf<ItemOf<D, Id>, Of<D['unchecked'], Id>>, Of<D['defaulted'], Id>>;
  response: ResponseOf<ItemOf<D, Id>>;
}

/** An operation as the types of the document describe it. */
type ItemOf<D extends Described, Id extends keyof D['table']> = D['table'][Id] extends {
  path: infer Path;
  method: infer Method;
}
  ? D['paths'][Path & keyof D['paths']] extends infer Item
    ? Item[(Lowercase<Method & string> | Method) & keyof Item]
    : never
  : never;

type Of<T, Id> = Id extends keyof T ? T[Id] : never;

type Part<T, Name extends string> = T extends { parameters: infer P }
  ? Name extends keyof P
    ? [NonNullable<P[Name]>] extends [never]
      ? Record<string, never>
      : NonNullable<P[Name]>
    : Record<string, never>
  : Record<string, never>;

type ContentOf<T, Raw = never> = T extends { content: infer C }
  ? { [Type in keyof C]: Type extends Raw ? Unchecked : C[Type] }[keyof C]
  : undefined;

type BodyOf<T, Raw> = T extends { requestBody: infer B }
  ? ContentOf<B, Raw>
  : T extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? undefined
      : ContentOf<NonNullable<B>, Raw> | undefined
    : undefined;

type WithDefaults<T, Names> = T extends object ? T & Required<Pick<T, Names & keyof T>> : T;

/** The types that a response body may have: items may be any iterable, items and events also a stream of bytes. */
type ResponseBodyOf<T> = T extends { content: infer C }
  ? {
      [Type in keyof C]: C[Type] extends AsyncIterable<infer Item>
        ? AsyncIterable<Item> | Iterable<Item> | ReadableStream<Uint8Array>
        : Type extends 'text/event-stream'
          ? C[Type] | ReadableStream<Uint8Array>
          : C[Type];
    }[keyof C]
  : undefined;

type ResponsesOf<T> = T extends { responses: infer R } ? R : never;

type ResponseOf<T> = {
  [Status in keyof ResponsesOf<T>]: {
    status: Status extends number ? Status : number;
    headers?: Record<string, string>;
  } & (ResponseBodyOf<ResponsesOf<T>[Status]> extends undefined
    ? { body?: undefined }
    : { body: ResponseBodyOf<ResponsesOf<T>[Status]> });
}[keyof ResponsesOf<T>];
