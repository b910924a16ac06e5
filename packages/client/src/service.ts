/** A service and how to call it: the first argument of every function of `@web-data/client/operations`. */
export interface Service {
  /** Base address with the version path. */
  readonly address: string;
}
