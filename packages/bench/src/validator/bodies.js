// Measured bodies of Map: the smallest, one with every member, and one with seven violations.
export const bodies = {
  small: { url: 'https://example.com' },
  full: {
    url: 'https://example.com/docs',
    search: 'pricing plans',
    sitemap: 'include',
    includeSubdomains: false,
    ignoreQueryParameters: true,
    ignoreCache: true,
    limit: 100,
    timeout: 30000,
    location: { country: 'DE', languages: ['de-DE', 'de', 'en'] },
    auditMetadata: { username: 'ada@example.com' },
    threatProtection: {
      mode: 'normal',
      riskScoreThreshold: 60,
      blacklist: ['*.ads.example.com', 'tracker.example.net'],
      whitelist: ['example.com'],
      blockedTlds: ['zip', 'mov'],
      failurePolicy: 'closed',
    },
  },
  invalid: {
    url: 'ftp://example.com',
    sitemap: 'never',
    limit: 0,
    timeout: 'soon',
    location: { country: 'de' },
    auditMetadata: { user: 'ada' },
  },
};
