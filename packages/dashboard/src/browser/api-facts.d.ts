declare module 'api-facts' {
  /** An operation of the main API. */
  export interface OperationFacts {
    id: string;
    title: string;
    scope: string;
    method: string;
    path: string;
    sdkMethod: string;
    body: Record<string, unknown> | null;
  }
  export const title: string;
  /** Path of the API, such as `/v2`. */
  export const base: string;
  /** Description of each scope. */
  export const scopes: Record<string, string>;
  export const operations: OperationFacts[];
}

declare module 'account-facts' {
  /** Description of each role. */
  export const scopes: Record<'viewer' | 'member' | 'owner', string>;
}

declare module '*.css';
