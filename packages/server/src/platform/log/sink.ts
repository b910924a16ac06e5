/** A destination of bytes. */
export interface Sink {
  /**
   * Writes some of the bytes, at least one, without blocking the process.
   * @returns how many; rejects with the error of the system.
   */
  write(bytes: Buffer): Promise<number>;
  /** Called between lines: reopens a file that was moved away. Throws the error of the system. */
  renew?(): void;
  /** Writes as much as possible synchronously, when the process ends. */
  writeLast?(bytes: Buffer): void;
  close(): void;
}
