/** A benchmark: one subject, several ways to do it, each measured in a process of its own. */
export interface Benchmark {
  readonly name: string;
  /** `import.meta.url` of the file that exports it: the process of a case loads no other benchmark. */
  readonly module: string;
  /** What one row measures, in a sentence. */
  readonly title: string;
  /** Rounds; the cases take turns in each. */
  readonly rounds: number;
  /** The cases, the reference of the ratios first. */
  readonly cases: Readonly<Record<string, Case>>;
  /** Starts what the cases need, such as a server; its values reach the cases as environment variables. */
  readonly setup?: (() => Promise<Setup>) | undefined;
}

export interface Setup {
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/** Does the work once and answers facts that prove it was done, such as the number of links. */
export type Case = () => Promise<Readonly<Record<string, number | string>>>;

/** What one process cost. */
export interface Measurement {
  /** User and system seconds, start of the process included. */
  readonly cpu: number;
  readonly wall: number;
  readonly peakMb: number;
  readonly facts: Readonly<Record<string, number | string>>;
}
