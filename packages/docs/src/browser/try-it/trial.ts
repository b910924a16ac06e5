/** What the console of an operation is made of, as the site's generator writes it beside the page. */
export interface Trial {
  /** Id of the operation. */
  operation: string;
  method: string;
  /** Scheme and host of the service, without a slash at the end. */
  baseUrl: string;
  /** Path with the prefix of the service, its parameters in braces, such as `/v2/agent/{jobId}`. */
  path: string;
  /** Where the key goes; without it there is none to ask for. */
  credential?: { in: 'header' | 'query'; name: string; prefix: string };
  parameters: TrialParameter[];
  /** Bodies to begin with; empty for an operation without one. */
  bodies: TrialBody[];
  /** Whether requests can be answered within the page; the documented answers to choose from. */
  inPage: boolean;
  responses: TrialResponse[];
}

export interface TrialParameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required: boolean;
  /** What is filled in at first; empty for what is optional. */
  value: string;
  /** The values it may have, where they are counted. */
  values: string[];
}

/** One body: text of a media type, or the parts of a form. */
export type TrialBody = { title: string } & (
  | { mediaType: string; text: string }
  | { parts: { name: string; file: boolean; value: string; type?: string }[] }
);

/** A documented answer: that of success with its body, or an error by its name. */
export type TrialResponse = { label: string; status: number } & ({ body?: unknown } | { error: string });
