/** What happened to a job, as its webhook is told. */
export interface Announcement {
  /** The job that it happened to. */
  jobId: string;
  /** Such as `agent.completed`. */
  type: string;
  /** What the event is about; none unless given. Left out of a delivery that would be too large, which then says so. */
  data?: readonly unknown[];
  /** What is wrong with a job that goes well all the same, in a sentence. */
  warning?: string | undefined;
  /** Whether the job goes well; true unless given. */
  success?: boolean;
  /** Why it does not, in a sentence. */
  error?: string | undefined;
  /** Whether it is the last event of the job; false unless given. */
  isLast?: boolean;
}
