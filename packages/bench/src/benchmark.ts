/** A benchmark: one subject with several cases, each measured in a separate process. */
export interface Benchmark {
  readonly name: string;
  /** `import.meta.url` of the file that exports it, so that the process of a case loads no other benchmark. */
  readonly module: string;
  /** Describes the measurement of one row, in a sentence. */
  readonly title: string;
  /** Number of rounds; the cases alternate in each. */
  readonly rounds: number;
  /** The cases; the first one is the reference of the ratios. */
  readonly cases: Readonly<Record<string, Case>>;
  /**
   * Starts the requirements of the cases, such as a server; its values are passed to the cases as environment
   * variables.
   */
  readonly setup?: (() => Promise<Setup>) | undefined;
}

export interface Setup {
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/** Does the work once and returns facts that prove it, such as the number of links. */
export type Case = () => Promise<Readonly<Record<string, number | string>>>;

/** Resource usage of one process. */
export interface Measurement {
  /** User and system seconds, including the start of the process. */
  readonly cpu: number;
  readonly wall: number;
  readonly peakMb: number;
  readonly facts: Readonly<Record<string, number | string>>;
}
