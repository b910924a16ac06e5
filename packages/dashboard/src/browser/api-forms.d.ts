declare module 'api-forms' {
  import type { SampleRequest } from '@web-data/docs/sample-writers';

  /** One value of a request that a person may give. */
  export interface Field {
    name: string;
    location: 'path' | 'query' | 'header' | 'cookie' | 'body';
    isRequired: boolean;
    kind: 'text' | 'long' | 'url' | 'number' | 'switch' | 'choice' | 'lines' | 'json' | 'file';
    /** What it is, in one sentence. */
    description: string;
    choices?: string[];
    least?: number;
    max?: number;
    /** What holds without it, as it is typed. */
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
    /** Null for what the client has no method for. */
    sdkMethod: string | null;
    mediaType: string;
    credentials: SampleRequest['credentials'];
    returnsJson: boolean;
    result?: string;
    fields: Field[];
    /** What stands in the form at first. */
    example: Record<string, unknown>;
  }
  /** Path of the API, such as `/v2`. */
  export const prefix: string;
  export const forms: Form[];
}
