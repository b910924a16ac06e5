/**
 * A schema before and after in YAML, and the changes of it in a request and in a response: level, rule and pointer,
 * relative to the schema. Those of removed keywords lead into the old document.
 */
export type SchemaRow = readonly [title: string, old: string, now: string, request: string, response: string];

/** A document before and after in YAML, and its changes: level, rule, pointer. */
export type DocumentRow = readonly [title: string, old: string, now: string, changes: string];
