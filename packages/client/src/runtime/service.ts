/** A service and how to call it: the first argument of the function of an operation. */
export interface Service {
  /** Base address with the version path. */
  readonly address: string;
}
