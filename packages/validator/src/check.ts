/** One fault as a generated check reports it. */
export interface Fault {
  /** JSON Pointer of the value at fault. */
  instancePath: string;
  /** The JSON Schema keyword that failed. */
  keyword: string;
  params: Record<string, unknown>;
}

/** A generated check. Writes the defaults of the schema into `data`: pass a value that nobody else holds. */
export interface Check {
  (data: unknown): boolean;
  /** The faults of the last call; null when there were none. */
  errors?: Fault[] | null;
}

/** The two forms of a check: `verdict` stops at the first fault, `faults` collects them, at most 20 a list or map. */
export interface Checks {
  verdict: Check;
  faults: Check;
}

/** Status (`200`), range (`4XX`) or `DEFAULT` → media type → checks; null where the body is not JSON. */
export type ResponseChecks = Record<string, Record<string, Checks | null>>;
