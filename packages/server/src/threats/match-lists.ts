import { DomainList, getHost, topLevelDomain } from './domain-list.ts';
import type { ThreatPolicy } from './threat-policy.ts';

/** What the lists of a policy say of a URL; `scan` asks the classifier. */
export type ListDecision = 'allow' | 'block' | 'scan';

/**
 * Compiles the lists of a policy. The whitelist beats all; then blacklist and top-level domains block, in any mode;
 * what is left is scanned in mode `normal` and allowed in mode `off`.
 */
export function matchLists(policy: ThreatPolicy): (url: string) => ListDecision {
  const whitelist = new DomainList(policy.whitelist);
  const blacklist = new DomainList(policy.blacklist);
  const blockedTlds = new Set(policy.blockedTlds);
  return (url) => {
    const host = getHost(url);
    if (whitelist.has(host)) return 'allow';
    if (blacklist.has(host) || blockedTlds.has(topLevelDomain(host) ?? '')) return 'block';
    return policy.mode === 'normal' ? 'scan' : 'allow';
  };
}
