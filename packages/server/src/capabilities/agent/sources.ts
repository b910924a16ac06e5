/** Where the values of the data of a run were found, by JSON Pointer (RFC 6901). */
export type Sources = Record<string, { url: string; quote?: string }>;
