declare module 'api-facts' {
  /** An operation of the API that the keys are for. */
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
  /** What each scope allows, in words. */
  export const scopes: Record<string, string>;
  export const operations: OperationFacts[];
}

declare module 'account-facts' {
  /** What each role may do, in words. */
  export const scopes: Record<'viewer' | 'member' | 'owner', string>;
}

declare module '*.css';
