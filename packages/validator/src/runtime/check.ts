/** One violation as a generated check reports it. */
export interface Violation {
  /** JSON Pointer of the invalid value. */
  instancePath: string;
  /** The JSON Schema keyword that failed. */
  keyword: string;
  params: Record<string, unknown>;
}

/**
 * A generated check that stops at the first violation. Writes the defaults of the schema into valid `data`, so pass a
 * value that nothing else references.
 */
export type IsValid = (data: unknown) => boolean;

/** A generated check that collects violations, up to 20 for each list or map; empty when the value is valid. */
export type CollectViolations = (data: unknown) => Violation[];

/** The two forms of a check. A valid value only runs through `isValid`. */
export interface Checks {
  isValid: IsValid;
  collect: CollectViolations;
}
