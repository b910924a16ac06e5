import { compileSchema } from '../scrape/extraction-schema.ts';

/** Refuses a schema that no result could be checked with. @throws {Rejection} 422 with a sentence that says why. */
export function requireSchema(schema: object | undefined): void {
  if (schema !== undefined) compileSchema(schema);
}
