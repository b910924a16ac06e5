import type { Json, JsonObject } from '@web-data/openapi';
import type { ParameterValues } from '../http/parameters.ts';

/** What to send to an operation; everything left out is taken from its basic request. */
export interface RequestInput {
  readonly parameters?: ParameterValues;
  /** Parameters (`in name`) that are left out. */
  readonly without?: readonly string[];
  /** JSON body. */
  readonly body?: Json | undefined;
  /** Body text instead of JSON. */
  readonly rawBody?: string;
  /** No body at all. */
  readonly noBody?: true;
  /** Content-Type instead of the documented one; `null` for none. */
  readonly contentType?: string | null;
  /** Name of a credential of the fixtures. Default `valid`. */
  readonly credential?: string;
  /** Headers over all others; `null` removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Text added to the query. */
  readonly query?: string;
  readonly method?: string;
  /** Resources that the path names are created anew instead of shared with other trials. */
  readonly fresh?: true;
  /** Only what is made for it, or the fixtures give: nothing that a list shows. */
  readonly own?: true;
  /** Merged into the body that creates a fresh resource. */
  readonly resource?: JsonObject;
  /** Path parameters without a known resource may be any well-formed value. */
  readonly anyResource?: true;
}
