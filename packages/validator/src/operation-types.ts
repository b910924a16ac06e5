import type { operations as table, paths } from '@web-data/types';
import type { Defaulted, OperationId } from './generated/operations.ts';

export type { OperationId };

type Entry<Id extends OperationId> = (typeof table)[Id];
type Item<Id extends OperationId> = paths[Entry<Id>['path']];

/** An operation as the types of the document describe it. */
type Description<Id extends OperationId> = Item<Id>[Lowercase<Entry<Id>['method']> & keyof Item<Id>];

type Part<T, Name extends string> = T extends { parameters: infer P }
  ? Name extends keyof P
    ? [NonNullable<P[Name]>] extends [never]
      ? Record<string, never>
      : NonNullable<P[Name]>
    : Record<string, never>
  : Record<string, never>;

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : undefined;

type BodyOf<T> = T extends { requestBody: infer B }
  ? ContentOf<B>
  : T extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? undefined
      : ContentOf<NonNullable<B>> | undefined
    : undefined;

type WithDefaults<T, Names extends string> = T extends object ? T & Required<Pick<T, Names & keyof T>> : T;

/** The body of an operation after validation: members with a default are there. */
export type Body<Id extends OperationId> = WithDefaults<BodyOf<Description<Id>>, Defaulted[Id]>;

/** What a valid request holds. */
export interface Validated<Id extends OperationId, Identity> {
  /** Path parameters, decoded. */
  params: Part<Description<Id>, 'path'>;
  query: Part<Description<Id>, 'query'>;
  /** The header parameters that the document describes, under the names it gives them. */
  headers: Part<Description<Id>, 'header'>;
  cookies: Part<Description<Id>, 'cookie'>;
  body: Body<Id>;
  /** What `authenticate` returned; undefined for an operation without authentication. */
  identity: Identity;
}

type ResponsesOf<T> = T extends { responses: infer R } ? R : never;

/** An answer that the document describes: a status with the body of that status. */
export type Answer<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Description<Id>>]: {
    status: Status extends number ? Status : number;
    headers?: Record<string, string>;
  } & (ContentOf<ResponsesOf<Description<Id>>[Status]> extends undefined
    ? { body?: undefined }
    : { body: ContentOf<ResponsesOf<Description<Id>>[Status]> });
}[keyof ResponsesOf<Description<Id>>];
