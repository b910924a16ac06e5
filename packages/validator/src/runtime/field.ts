import type { Checks } from './check.ts';
import type { Parameter } from './parameter.ts';

/** How the strings of a form field become a value. */
export interface Field {
  /** Types other than string that the text may stand for. */
  types: readonly string[];
  /** One value, a list of values, a JSON string, a list of JSON strings, a file, or a list of files. */
  style: 'single' | 'repeated' | 'json' | 'jsons' | 'file' | 'files';
  /** Whether a part with a file name is a file, where the description gives no type. */
  open?: boolean;
  /** Reads the field from its strings, where its style is not one value per string. */
  read?: Parameter['read'];
  /** The names of its members, where each is a field of its own: style `form` with `explode`. */
  members?: readonly string[];
  /** Media types or ranges that parts may declare; absent to accept any. A part without a declared type is accepted. */
  mediaTypes?: readonly string[];
  /** Minimum size of each file in bytes. */
  minBytes?: number;
  maxBytes?: number;
  /** Maximum number of files in a list, where it is bounded. */
  maxItems?: number;
  /** `Content-Transfer-Encoding` that parts may declare, taken from the schema. */
  encoding?: string;
  /** The headers that the description defines for its parts. */
  headers?: { parameters: readonly Parameter[]; check: Checks };
}
