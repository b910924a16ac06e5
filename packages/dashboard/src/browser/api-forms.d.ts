declare module 'first-call' {
  import type { SampleRequest } from '@web-data/docs/sample-writers';

  /** The operation that a program calls first. */
  export const operationId: string;
  /** Its first sample, with the base URL of the description. */
  export const request: SampleRequest;
}

declare module 'api-forms' {
  import type { SampleRequest } from '@web-data/docs/sample-writers';

  /** One value of a request, as a field of a form. */
  export interface Field {
    name: string;
    location: 'path' | 'query' | 'header' | 'cookie' | 'body';
    isRequired: boolean;
    kind: 'text' | 'long' | 'url' | 'number' | 'switch' | 'choice' | 'lines' | 'json' | 'file';
    /** One sentence. */
    description: string;
    choices?: string[];
    least?: number;
    max?: number;
    /** The default, as a person would type it. */
    usual?: string;
  }
  /** An operation as a form. */
  export interface Form {
    id: string;
    title: string;
    tag: string;
    scope: string;
    method: string;
    path: string;
    /** Null for operations that the client does not have. */
    sdkMethod: string | null;
    mediaType: string;
    credentials: SampleRequest['credentials'];
    returnsJson: boolean;
    result?: string;
    fields: Field[];
    /** Initial values of the form. */
    example: Record<string, unknown>;
  }
  /** Path of the API, such as `/v2`. */
  export const prefix: string;
  export const forms: Form[];
}
