/** The pages of a team with their path segments, in the order of the menu. */
export const teamLinks = [
  ['start', 'Start'],
  ['keys', 'Keys'],
  ['playground', 'Playground'],
  ['usage', 'Usage'],
  ['requests', 'Requests'],
  ['jobs', 'Jobs'],
  ['interact', 'Interact'],
  ['monitors', 'Monitors'],
  ['members', 'Members'],
  ['security', 'Security log'],
  ['policy', 'Threat policy'],
  ['webhooks', 'Webhooks'],
  ['plan', 'Plan'],
] as const;

/** Name of a page of a team. */
export type TeamPage = (typeof teamLinks)[number][0];
