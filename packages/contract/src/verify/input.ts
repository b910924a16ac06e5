import type { Json, JsonObject } from '@web-data/openapi';
import type { ParameterValues } from '../http/parameters.ts';

/** The parts of a request that differ from the basic request of its operation. */
export interface RequestInput {
  readonly parameters?: ParameterValues;
  /** Parameters (`in name`) to omit. */
  readonly without?: readonly string[];
  /** JSON body. */
  readonly body?: Json | undefined;
  /** Body text instead of JSON. */
  readonly rawBody?: string;
  /** No body at all. */
  readonly noBody?: true;
  /** Content-Type that replaces the documented one; `null` for none. */
  readonly contentType?: string | null;
  /** Name of a credential of the fixtures. Default `valid`. */
  readonly credential?: string;
  /** Headers that override all others; `null` removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Text added to the query. */
  readonly query?: string;
  readonly method?: string;
  /** Creates the resources in the path instead of sharing them with other trials. */
  readonly fresh?: true;
  /** Uses only resources that are created for the request or named in the fixtures, none from a list. */
  readonly own?: true;
  /** Merged into the body that creates a fresh resource. */
  readonly resource?: JsonObject;
  /** Allows any well-formed value for path parameters without a known resource. */
  readonly anyResource?: true;
}
