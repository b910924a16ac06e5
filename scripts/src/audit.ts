import { listShipped } from './shipped.ts';

/** An advisory of the registry for a version. */
interface Advisory {
  title: string;
  url: string;
  severity: 'info' | 'low' | 'moderate' | 'high' | 'critical';
  vulnerable_versions: string;
}

/** The advisories for everything that is shipped. */
export interface Audit {
  /** Number of packages checked. */
  packages: number;
  /** One sentence for each advisory of moderate severity or more, which must be fixed. */
  refusals: string[];
  /** One sentence for each other advisory. */
  notes: string[];
}

const limit = 60_000;

/**
 * Queries a registry for advisories on everything that is shipped. pnpm 10 uses endpoints that npm closed in July 2026,
 * so this uses their replacement.
 * @throws Error when the registry does not respond within a minute, or not as expected
 */
export async function audit(root: string, registry: string): Promise<Audit> {
  const shipped = listShipped(root);
  const requested = Object.fromEntries([...shipped].map(([name, versions]) => [name, [...versions]]));
  const advisories = Object.entries(await fetchAdvisories(registry, requested)).flatMap(([name, list]) =>
    list.map((advisory) => ({ ...advisory, name, versions: requested[name] ?? [] })),
  );
  return {
    packages: shipped.size,
    refusals: advisories.filter(isGrave).map(sentenceFor),
    notes: advisories.filter((advisory) => !isGrave(advisory)).map(sentenceFor),
  };
}

async function fetchAdvisories(
  registry: string,
  requested: Record<string, string[]>,
): Promise<Record<string, Advisory[]>> {
  const url = new URL('-/npm/v1/security/advisories/bulk', registry);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requested),
    signal: AbortSignal.timeout(limit),
  }).catch((error: Error) => {
    throw new Error(`${url} cannot be reached: ${error.message}. Check the network or the registry of npm.`, {
      cause: error,
    });
  });
  if (response.ok) return (await response.json()) as Record<string, Advisory[]>;
  throw new Error(`${url} answered ${response.status}: this registry cannot be asked for advisories.`);
}

function isGrave({ severity }: Advisory): boolean {
  return severity !== 'info' && severity !== 'low';
}

function sentenceFor(advisory: Advisory & { name: string; versions: string[] }): string {
  const { name, versions, severity, title, url, vulnerable_versions: affected } = advisory;
  return `${name} ${versions.join(', ')} (${severity}): ${title}. Affected: ${affected}; see ${url}`;
}
