import type { OpenApiDocument } from '../openapi/document.ts';
import type { OperationEntry } from '../openapi/operations.ts';

/** Where a request carries its credential: a header, and the scheme that goes before it in `Authorization`. */
export interface Credential {
  header: string;
  scheme: string | null;
}

/**
 * The credential of an operation, null when it asks for none.
 * @throws Error when the document asks for something else than a header.
 */
export function credentialOf(
  document: OpenApiDocument,
  { id, operation }: OperationEntry,
): Credential | null {
  const requirements = operation.security ?? document.security ?? [];
  const [name] = requirements.flatMap((requirement) => Object.keys(requirement));
  if (!name || requirements.some((requirement) => Object.keys(requirement).length === 0)) return null;
  const scheme = (document.components?.securitySchemes?.[name] ?? {}) as Record<string, string>;
  if (scheme['type'] === 'http')
    return { header: 'authorization', scheme: capital(scheme['scheme'] ?? 'bearer') };
  if (scheme['type'] === 'oauth2' || scheme['type'] === 'openIdConnect')
    return { header: 'authorization', scheme: 'Bearer' };
  if (scheme['type'] === 'apiKey' && scheme['in'] === 'header')
    return { header: scheme['name']!.toLowerCase(), scheme: null };
  throw new Error(
    `The security scheme ${name} of ${id} cannot be read. Use a scheme that travels in a header.`,
  );
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1).toLowerCase();
}
