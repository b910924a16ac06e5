import type { ApiTypes, IdOf } from './api-types.ts';

/** What the types of one operation say. */
interface OperationTypes {
  params: unknown;
  query: unknown;
  headers: unknown;
  cookies: unknown;
  body: unknown;
  answer: unknown;
}

type Types<T extends ApiTypes, Id extends IdOf<T>> = T['operations'][Id &
  keyof T['operations']] extends infer One
  ? One extends OperationTypes
    ? One
    : never
  : never;

/** The body of an operation after validation: members with a default are there. */
export type Body<T extends ApiTypes, Id extends IdOf<T>> = Types<T, Id>['body'];

/** An answer that the document describes: a status with the body of that status. */
export type Answer<T extends ApiTypes, Id extends IdOf<T>> = Types<T, Id>['answer'];

/** What a valid request holds. */
export interface Validated<T extends ApiTypes, Id extends IdOf<T>, Identity> {
  /** Path parameters, decoded. */
  params: Types<T, Id>['params'];
  query: Types<T, Id>['query'];
  /** The header parameters that the document describes, under the names it gives them. */
  headers: Types<T, Id>['headers'];
  cookies: Types<T, Id>['cookies'];
  body: Body<T, Id>;
  /** What `authenticate` returned; undefined for an operation without authentication. */
  identity: Identity;
}

/** A validated request of whatever operation. */
export interface AnyValidated {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  cookies: Record<string, unknown>;
  body: unknown;
  identity: unknown;
  /** What became of a body whose file was handed on as a stream: the rejection that it ended in. */
  failure?: (() => unknown) | undefined;
}
