import type { OperationFacts } from 'api-facts';

/** Of a description what the dashboard shows: its scopes, and of each operation how it is called. */
export function createFacts(description: object): {
  title: string;
  base: string;
  scopes: Record<string, string>;
  operations: OperationFacts[];
};
