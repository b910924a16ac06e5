/** An event of a job, as its webhook receives it. */
export interface Announcement {
  /** The job that it belongs to. */
  jobId: string;
  /** Such as `agent.completed`. */
  type: string;
  /**
   * The data of the event; none by default. Left out of a delivery that would be too large, which then has a warning.
   */
  data?: readonly unknown[];
  /** Further members of the event's body, which no delivery leaves out. */
  members?: Readonly<Record<string, string | number>>;
  /** A message about a problem of a job that otherwise succeeds. */
  warning?: string | undefined;
  /** Whether the job, or the page that the event is about, succeeds so far; true by default. */
  success?: boolean;
  /** A message that says why it does not. */
  error?: string | undefined;
  /** Whether it is the last event of the job; false by default. */
  isLast?: boolean;
}
