declare module 'first-call' {
  import type { SampleRequest } from '@web-data/docs/sample-writers';

  /** The operation that a program calls first. */
  export const operationId: string;
  /** Its first sample, with the base URL of the description. */
  export const request: SampleRequest;
}

declare module 'api-forms' {
  import type { FormField } from '@web-data/docs/browser-parts';
  import type { SampleRequest } from '@web-data/docs/sample-writers';

  export type Field = FormField;
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
