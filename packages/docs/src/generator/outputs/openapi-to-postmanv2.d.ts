/** The part of the library in use; it has no types of its own. */
declare module 'openapi-to-postmanv2' {
  interface Result {
    result: boolean;
    reason?: string;
    output?: { type: string; data: object }[];
  }
  const converter: {
    convert(
      input: { type: 'string'; data: string },
      options: Record<string, unknown>,
      callback: (error: Error | null, result?: Result) => void,
    ): void;
  };
  export default converter;
}
