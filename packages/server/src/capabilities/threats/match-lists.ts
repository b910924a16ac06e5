import { DomainList, getHost, topLevelDomain } from './domain-list.ts';
import type { ThreatPolicy } from '../../accounts/teams/threat-policy.ts';

/** Decision of the lists of a policy about a URL; `scan` leaves it to the classifier. */
export type ListDecision = 'allow' | 'block' | 'scan';

/**
 * Compiles the lists of a policy. The whitelist overrides the others. Then blacklist and top-level domains block, in
 * any mode; other URLs are scanned in mode `normal` and allowed in mode `off`.
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
