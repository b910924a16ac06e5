import type { OperationFacts } from 'api-facts';

/** Extracts the facts that the dashboard displays from a description: its scopes, and how each operation is called. */
export function createFacts(description: object): {
  title: string;
  base: string;
  scopes: Record<string, string>;
  operations: OperationFacts[];
};
