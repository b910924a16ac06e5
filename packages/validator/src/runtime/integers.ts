/** Reads and writes the integers of 64 bits of one operation without rounding. Generated with `--int64`. */
export interface IntegerCodec {
  /** Parses JSON: an integer beyond 2^53 is a bigint. @throws SyntaxError */
  parse(text: string): unknown;
  /** Turns the integers of the locations of a valid request into their type in handlers, in place. */
  receive(locations: object): void;
  /** Writes the JSON of a response, or of an item of one. */
  reply(body: unknown, status: number): string;
}
