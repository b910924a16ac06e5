import type { Incoming } from './incoming.ts';
import type { Part } from './location.ts';

/** The strings of a request that parameters are read from. */
export interface ParameterSource {
  /** All strings under the name of a parameter. */
  values(parameter: Pick<Parameter, 'in' | 'name'>): string[];
  query(): URLSearchParams;
  /** The query without its `?`, as it was sent. */
  text: string;
  header: Incoming['header'];
}

/** How the string of a parameter becomes a value. */
export interface Parameter {
  in: Exclude<Part, 'body'>;
  name: string;
  /** Types other than string that the text may stand for. Default: none. */
  types?: readonly string[];
  /** Whether its value is all that its part holds, as of `in: querystring`. */
  full?: boolean;
  /** Reads a parameter that is not a single string of those types; undefined when it is absent. */
  read?: (source: ParameterSource, parameter: Parameter) => unknown;
}
