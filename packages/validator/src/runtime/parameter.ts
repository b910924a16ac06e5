import type { Incoming } from './incoming.ts';
import type { Part } from './place.ts';

/** The texts of a request that parameters are read from. */
export interface ParameterSource {
  /** Every text under the name of a parameter. */
  values(parameter: Pick<Parameter, 'in' | 'name'>): string[];
  query(): URLSearchParams;
  header: Incoming['header'];
}

/** How the text of a parameter becomes a value. */
export interface Parameter {
  in: Exclude<Part, 'body'>;
  name: string;
  /** Types other than string that the text may stand for. Default: none. */
  types?: readonly string[];
  /** Reads it where it is more than one text of those types; undefined when it is not there. */
  read?: (source: ParameterSource, parameter: Parameter) => unknown;
}
