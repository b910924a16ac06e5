import type { Checks } from './check.ts';
import type { Parameter } from './parameter.ts';

/** How the texts of a field of a form become a value. */
export interface Field {
  /** Types other than string that a text may stand for. */
  types: readonly string[];
  /** One value, a list of them, JSON text, a list of JSON texts, a file, or a list of files. */
  style: 'single' | 'repeated' | 'json' | 'jsons' | 'file' | 'files';
  /** Whether a part with a file name is a file, where nothing is said of its type. */
  open?: boolean;
  /** Reads its texts where they are written in a style of parameters other than one value a text. */
  read?: Parameter['read'];
  /** Media types, or ranges of them, that its parts may say they are of; none for any. A part that says none is let in. */
  mediaTypes?: readonly string[];
  /** Fewest and most bytes of each of its files. */
  minBytes?: number;
  maxBytes?: number;
  /** Most files of a list, where it is bounded. */
  maxItems?: number;
  /** `Content-Transfer-Encoding` that its parts may name: that in which its schema says the text is. */
  encoding?: string;
  /** The headers that its parts are described with. */
  headers?: { parameters: readonly Parameter[]; check: Checks };
}
