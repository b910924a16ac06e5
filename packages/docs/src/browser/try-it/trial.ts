import type { FormField } from '../form/form-field.ts';
import type { ParameterStyle } from '../form/parameter-pairs.ts';

/** The data of the console of an operation, which the site's generator writes beside the page. */
export interface Trial {
  /** Id of the operation. */
  operation: string;
  method: string;
  /** Scheme and host of the service, without a slash at the end. */
  baseUrl: string;
  /** Path with the prefix of the service, its parameters in braces, such as `/v2/agent/{jobId}`. */
  path: string;
  /** Where the key is sent; absent if no key is needed. */
  credential?: { in: 'header' | 'query'; name: string; prefix: string };
  parameters: TrialParameter[];
  /** Initial bodies; empty for an operation without one. */
  bodies: TrialBody[];
  /** Whether the page can respond to requests itself; the documented responses to select from. */
  inPage: boolean;
  responses: TrialResponse[];
}

export interface TrialParameter {
  /** `querystring` is a query as a whole, as it is sent. */
  in: 'path' | 'query' | 'querystring' | 'header';
  name: string;
  required: boolean;
  /** Initial value, as it is typed in the field; empty for an optional parameter. */
  value: string;
  /** The allowed values of an enum. */
  values: string[];
  /** How it is shown as a field of a form. */
  field?: FormField;
  /** How it is sent; absent for one that is sent as it is typed. */
  written?: ParameterStyle;
}

/** One body: text of a media type, or the parts of a form. */
export type TrialBody = { title: string } & (
  | { mediaType: string; isJson: boolean; text: string; fields?: FormField[] }
  | { parts: { name: string; file: boolean; value: string; type?: string }[] }
);

/** A documented response: a success with its body, or an error by its name. */
export type TrialResponse = { label: string; status: number } & ({ body?: unknown } | { error: string });
