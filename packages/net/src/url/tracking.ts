/** Parameters that track a visitor and never select content. */
const TRACKING: ReadonlySet<string> = new Set([
  'gclid',
  'gclsrc',
  'dclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'twclid',
  'ttclid',
  'li_fat_id',
  'igshid',
  'igsh',
  'yclid',
  'ysclid',
  '_openstat',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  '_hsenc',
  '_hsmi',
  '__hssc',
  '__hstc',
  '__hsfp',
  'hsctatracking',
  'vero_id',
  'vero_conv',
  'wickedid',
  'oly_anon_id',
  'oly_enc_id',
  'rb_clickid',
  '_ga',
  '_gl',
  'srsltid',
  'epik',
  'piwik_campaign',
  'piwik_kwd',
  'pk_campaign',
  'pk_kwd',
  'pk_keyword',
  'pk_source',
  'pk_medium',
  'pk_content',
  'pk_cid',
  'pk_vid',
  'ref_src',
  '_branch_match_id',
  'wt_mc',
]);

/**
 * Session parameters of frameworks, which give each visit another URL. `sid`, `s_id` or `session_id` may also select a
 * story, a shop or a session: they count as content unless there is evidence against it.
 */
const SESSION: ReadonlySet<string> = new Set([
  'phpsessid',
  'jsessionid',
  'cfid',
  'cftoken',
  'zenid',
  'oscsid',
]);

const PREFIXES: readonly string[] = ['utm_', 'mtm_', 'matomo_', 'aspsessionid', 'hsa_'];

/** Whether a query parameter tracks a visitor or a session, so that no content depends on it. */
export function isTracking(name: string): boolean {
  const key = name.toLowerCase();
  return TRACKING.has(key) || SESSION.has(key) || PREFIXES.some((prefix) => key.startsWith(prefix));
}
