import type { ApiTypes, IdOf } from './api-types.ts';

/** The types of one operation. */
interface OperationTypes {
  params: unknown;
  query: unknown;
  headers: unknown;
  cookies: unknown;
  body: unknown;
  response: unknown;
}

type Types<T extends ApiTypes, Id extends IdOf<T>> = T['operations'][Id &
  keyof T['operations']] extends infer One
  ? One extends OperationTypes
    ? One
    : never
  : never;

/** The body of an operation after validation: members with a default are present. */
export type Body<T extends ApiTypes, Id extends IdOf<T>> = Types<T, Id>['body'];

/** A response that the document describes: a status with the body of that status. */
export type HandlerResponse<T extends ApiTypes, Id extends IdOf<T>> = Types<T, Id>['response'];

/** A valid request. */
export interface Validated<T extends ApiTypes, Id extends IdOf<T>, Identity> {
  /** Path parameters, decoded. */
  params: Types<T, Id>['params'];
  query: Types<T, Id>['query'];
  /** The header parameters that the document describes, under their names there. */
  headers: Types<T, Id>['headers'];
  cookies: Types<T, Id>['cookies'];
  body: Body<T, Id>;
  /** The result of `authenticate`; undefined for an operation without authentication. */
  identity: Identity;
}

/** A validated request of any operation. */
export interface AnyValidated {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  cookies: Record<string, unknown>;
  body: unknown;
  identity: unknown;
  /** Returns the rejection in which a streamed file ended, if any. */
  failure?: (() => unknown) | undefined;
}
