import { describe, expect, it } from 'vitest';
import { defaultThreatPolicy, requestPolicy } from '../../src/accounts/teams/threat-policy.ts';
import type { ThreatSettings } from '../../src/accounts/teams/threat-policy.ts';
import { matchLists } from '../../src/capabilities/threats/match-lists.ts';

describe('the lists of a policy', () => {
  it.each([
    ['nothing listed, mode normal', {}, 'https://example.com/', 'scan'],
    ['nothing listed, mode off', { mode: 'off' }, 'https://example.com/', 'allow'],
    ['a domain on the blacklist', { blacklist: ['example.com'] }, 'https://example.com/a', 'block'],
    ['also with mode off', { mode: 'off', blacklist: ['example.com'] }, 'https://example.com/a', 'block'],
    ['its www twin', { blacklist: ['example.com'] }, 'https://www.example.com/', 'block'],
    ['the twin the other way', { blacklist: ['www.example.com'] }, 'https://example.com/', 'block'],
    [
      'in any case, with the dot of the root',
      { blacklist: ['Example.COM'] },
      'https://EXAMPLE.com./',
      'block',
    ],
    ['not a host below a plain domain', { blacklist: ['example.com'] }, 'https://a.example.com/', 'scan'],
    ['a host below a glob', { blacklist: ['*.example.com'] }, 'https://a.b.example.com/', 'block'],
    ['not the domain of a glob itself', { blacklist: ['*.example.com'] }, 'https://example.com/', 'scan'],
    [
      'not a domain that only ends alike',
      { blacklist: ['*.example.com', 'example.com'] },
      'https://evil-example.com/',
      'scan',
    ],
    ['an international name', { blacklist: ['xn--mller-kva.example'] }, 'https://müller.example/', 'block'],
    ['a top-level domain', { blockedTlds: ['zip'] }, 'https://report.zip/', 'block'],
    ['not a path that looks like one', { blockedTlds: ['zip'] }, 'https://example.com/report.zip', 'scan'],
    ['no top-level domain in an address', { blockedTlds: ['1'] }, 'https://127.0.0.1/', 'scan'],
    [
      'the whitelist over the blacklist',
      { whitelist: ['example.com'], blacklist: ['example.com'] },
      'https://example.com/',
      'allow',
    ],
    [
      'the whitelist over top-level domains',
      { whitelist: ['*.good.zip'], blockedTlds: ['zip'] },
      'https://a.good.zip/',
      'allow',
    ],
  ] as const)('%s', (_title, policy, url, expected) => {
    expect(matchLists({ ...defaultThreatPolicy, ...(policy as object) })(url)).toBe(expected);
  });
});

const settings = (
  threatProtection: ThreatSettings['threatProtection'],
  threatOverrides = true,
): ThreatSettings => ({
  threatProtection,
  threatOverrides,
  threatPolicy: { ...defaultThreatPolicy, mode: 'off', blacklist: ['a.example'], riskScoreThreshold: 60 },
});

describe('the policy of a request', () => {
  const organization = settings('enabled').threatPolicy;
  it.each([
    ['off for the team', settings('disabled'), undefined, undefined],
    ['off for the team, with an override', settings('disabled'), {}, 'feature'],
    ["the organization's", settings('enabled'), undefined, organization],
    ['an empty override', settings('enabled'), {}, organization],
    ['overrides disabled', settings('enabled', false), {}, 'overrides'],
    ['overrides disabled, none sent', settings('enabled', false), undefined, organization],
    [
      'one field replaced',
      settings('enabled'),
      { riskScoreThreshold: 0 },
      { ...organization, riskScoreThreshold: 0 },
    ],
    [
      'a list replaced, not joined',
      settings('enabled'),
      { blacklist: ['b.example'] },
      { ...organization, blacklist: ['b.example'] },
    ],
    ['one that can block nothing', settings('enabled'), { blacklist: [] }, undefined],
    ['a whitelist alone', settings('enabled'), { blacklist: [], whitelist: ['b.example'] }, undefined],
    [
      'a top-level domain alone',
      settings('enabled'),
      { blacklist: [], blockedTlds: ['zip'] },
      { ...organization, blacklist: [], blockedTlds: ['zip'] },
    ],
    [
      'scans alone',
      settings('enabled'),
      { blacklist: [], mode: 'normal' },
      { ...organization, blacklist: [], mode: 'normal' },
    ],
    ['members that are no field ignored', settings('enabled'), { extra: 1 }, organization],
    ['enforced', settings('enforced'), undefined, { ...organization, mode: 'normal' }],
    ['enforced, off', settings('enforced'), { mode: 'off' }, 'enforced'],
    [
      'enforced, another field',
      settings('enforced'),
      { failurePolicy: 'open' },
      { ...organization, mode: 'normal', failurePolicy: 'open' },
    ],
  ] as const)('%s', (_title, given, override, expected) => {
    expect(requestPolicy(given, override as object | undefined)).toEqual(expected);
  });
});
