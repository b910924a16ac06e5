/** What the types of a description say, for those of handlers and hooks. Written by `ApiTypesOf`. */
export interface ApiTypes {
  /** Operation id → what a valid request holds and what may be answered. */
  operations: object;
  /** Names of errors that a response can carry. */
  error: string;
  /** Those whose sentence may be one of their own. */
  openError: string;
  /** Security scheme → the credential that it reads. */
  credentials: object;
}

/** The types of whatever description. */
export interface AnyTypes extends ApiTypes {
  operations: Record<string, object>;
  credentials: Record<string, unknown>;
}

/** Id of an operation. */
export type IdOf<T extends ApiTypes> = keyof T['operations'] & string;
