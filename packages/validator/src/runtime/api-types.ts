/** The types of a description from which the types of handlers and hooks derive. Written by `ApiTypesOf`. */
export interface ApiTypes {
  /** Operation id → the types of a valid request and of the responses. */
  operations: object;
  /** Names of errors that a response can carry. */
  error: string;
  /** Names of errors that allow a custom message. */
  openError: string;
  /** Security scheme → the credential that it reads. */
  credentials: object;
}

/** The types of any description. */
export interface AnyTypes extends ApiTypes {
  operations: Record<string, object>;
  credentials: Record<string, unknown>;
}

/** Id of an operation. */
export type IdOf<T extends ApiTypes> = keyof T['operations'] & string;
