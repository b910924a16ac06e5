import type { JsonObject } from '@web-data/openapi';
import type { CatalogueEntry } from './catalogue.ts';

/** What a plug-in reads when a description is opened: extensions that tell more of errors and operations. */
export interface DocumentPlugin {
  /** Unique among the plug-ins of a document. */
  readonly name: string;
  /** Returns the errors of the API by name; those of a later plug-in replace earlier ones of the same name. */
  readErrors?(root: JsonObject): ReadonlyMap<string, CatalogueEntry>;
  /** Reads an Operation Object. */
  readOperation?(operation: JsonObject): OperationFacts;
}

/** What extensions of an Operation Object tell. */
export interface OperationFacts {
  /** Names of the errors that the operation has, as in `readErrors`. */
  readonly errors?: readonly string[];
  /** A call changes nothing, although its method is not safe. */
  readonly safe?: boolean;
}
