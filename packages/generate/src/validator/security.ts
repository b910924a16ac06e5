import { joinPointer } from '@web-data/openapi';
import type { Operation, SecurityScheme } from '@web-data/openapi';
import type { Notes } from '../notes.ts';

/** How to read a scheme at run time: the name of the helper, and its argument. */
export interface SchemePlan {
  helper: string;
  argument: string | undefined;
}

/**
 * Every security scheme that the operations use, by its name; undefined for one that the description does not define.
 */
export function planSchemes(operations: readonly Operation[]): Map<string, SchemePlan | undefined> {
  const schemes = operations.flatMap(({ security }) =>
    security.alternatives.flat().map(({ scheme }) => scheme),
  );
  const byName = [...new Map(schemes.map((scheme) => [scheme.name, scheme]))];
  return new Map(
    byName.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, scheme]) => [name, plan(scheme)]),
  );
}

function plan({ carrier, key, object }: SecurityScheme): SchemePlan | undefined {
  if (carrier === 'undefined') return undefined;
  if (carrier === 'http') return { helper: 'httpScheme', argument: String(object['scheme']).toLowerCase() };
  if (carrier === 'certificate') return { helper: 'outside', argument: undefined };
  if (carrier === 'bearer' || carrier === 'basic') return { helper: carrier, argument: undefined };
  return { helper: `${carrier}Key`, argument: key };
}

/** Notes the consequence for every operation whose security names an undefined scheme. */
export function noteUndefinedSchemes(operations: readonly Operation[], notes: Notes): void {
  for (const { id, security } of operations) {
    for (const { carrier, name, pointer } of security.alternatives.flat().map(({ scheme }) => scheme)) {
      if (carrier !== 'undefined') continue;
      const path = joinPointer('/components/securitySchemes', name);
      const text = `the security scheme "${name}" is not defined: the validator lets nobody in by it (401), and the client sends nothing for it; define it at ${path}`;
      notes.add(pointer, text, id);
    }
  }
}

/** The requirements of an operation, as data: alternatives of schemes that are needed together. */
export function listRequirements({ security }: Operation): { scheme: string; scopes: readonly string[] }[][] {
  return security.alternatives.map((schemes) =>
    schemes.map(({ scheme, scopes }) => ({ scheme: scheme.name, scopes })),
  );
}

/**
 * The value of `WWW-Authenticate`, for the schemes of an operation that HTTP has a name for (RFC 9110, section 11.6.1).
 */
export function writeChallenge({ security }: Operation): string | undefined {
  const names = security.alternatives.flat().flatMap(({ scheme }) => {
    if (scheme.carrier === 'http') return [String(scheme.object['scheme'])];
    return (
      { bearer: ['Bearer'], basic: ['Basic realm="API", charset="UTF-8"'] }[scheme.carrier as string] ?? []
    );
  });
  return [...new Set(names)].join(', ') || undefined;
}
