import { listShipped } from './shipped.ts';

/** What the registry says of a version that should not be used. */
interface Advisory {
  title: string;
  url: string;
  severity: 'info' | 'low' | 'moderate' | 'high' | 'critical';
  vulnerable_versions: string;
}

/** What the registry knows against what we ship. */
export interface Audit {
  /** How many packages were asked about. */
  packages: number;
  /** One sentence each for what must be mended: of moderate severity or more. */
  refusals: string[];
  /** One sentence each for the rest. */
  notes: string[];
}

const limit = 60_000;

/**
 * Asks a registry for the known weaknesses of everything that is shipped. pnpm 10 asks at addresses that npm closed in
 * July 2026, so this asks at the one that took their place.
 * @throws Error when the registry does not answer within a minute, or not as expected
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
