/** Where bytes go. */
export interface Sink {
  /**
   * Writes some of the bytes, at least one, without blocking the process.
   * @returns how many; rejects with what the system said.
   */
  write(bytes: Buffer): Promise<number>;
  /** Called between whole lines: a file that was moved away is opened again. Throws what the system says. */
  renew?(): void;
  /** Writes what it can at once, as the process ends. */
  writeLast?(bytes: Buffer): void;
  close(): void;
}
