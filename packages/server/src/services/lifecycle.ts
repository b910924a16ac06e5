/** A part of a server that is open. */
export interface Part {
  /** Begins its background work, once the server listens. */
  start?(): void;
  close(): Promise<void> | void;
}

/** Parts of a server that do not need each other to close. */
export class Stage {
  readonly #parts: Part[] = [];

  /** Adds a part that is open, and returns it; ignores undefined. */
  add<P extends Part | undefined>(part: P): P {
    if (part !== undefined) this.#parts.push(part);
    return part;
  }

  start(): void {
    for (const part of this.#parts) part.start?.();
  }

  /** Closes all parts at once. @returns the errors of those that could not be closed */
  async close(): Promise<unknown[]> {
    const results = await Promise.allSettled(this.#parts.splice(0).map(async (part) => part.close()));
    return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  }
}

/**
 * The order of a server: what a stage holds may need all stages before its own. Parts start in the order in which they
 * were opened, and their stages close in the reverse one. A part can only use what exists when it is created, so no
 * list of needs has to agree with the code.
 */
export class Lifecycle {
  readonly #stages: Stage[] = [];

  /** Opens the next stage. */
  stage(): Stage {
    const stage = new Stage();
    this.#stages.push(stage);
    return stage;
  }

  start(): void {
    for (const stage of this.#stages) stage.start();
  }

  /**
   * Closes every part that was added so far, even after an error of another.
   * @throws the first of these errors
   */
  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (const stage of this.#stages.toReversed()) errors.push(...(await stage.close()));
    if (errors.length > 0) throw errors[0];
  }
}
