/** One fault as a generated check reports it. */
export interface Fault {
  /** JSON Pointer of the value at fault. */
  instancePath: string;
  /** The JSON Schema keyword that failed. */
  keyword: string;
  params: Record<string, unknown>;
}

/**
 * A generated check that stops at the first fault. Writes the defaults of the schema into `data` once that is accepted:
 * pass a value that nobody else holds.
 */
export type Verdict = (data: unknown) => boolean;

/** A generated check that collects the faults, of one list or map at most 20; none when the value is valid. */
export type Faults = (data: unknown) => Fault[];

/** The two forms of a check. What is valid only ever meets the first. */
export interface Checks {
  verdict: Verdict;
  faults: Faults;
}
