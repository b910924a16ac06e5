import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * Milliseconds since the epoch: for leases by the clock of the database, for everything else by that of the writing
 * process.
 */
type Time = number;
/** 0 or 1 instead of a boolean, so that both stores bind and return the same. */
type Flag = 0 | 1;
/** Set once, by the insert. */
type Fixed<T> = ColumnType<T, T, never>;

/** An organization: owns teams, the threat protection policy and the choice of security logging. */
export interface OrganizationTable {
  id: Fixed<string>;
  name: string;
  /** Whether security events carry `auditMetadata` and go to the SIEM log. */
  siem_logging: Flag;
  /** Whether requests may have their own `threatProtection`. */
  threat_overrides: Flag;
  /** JSON of the organization's threat policy. */
  threat_policy: string;
  created_at: Fixed<Time>;
}

/** A team: owns keys, credits and a plan. */
export interface TeamTable {
  id: Fixed<string>;
  organization_id: Fixed<string>;
  name: string;
  /** Name of a plan of the configuration. */
  plan: string;
  threat_protection: 'disabled' | 'enabled' | 'enforced';
  zero_data_retention: Flag;
  created_at: Fixed<Time>;
}

/** An API key. Only its SHA-256 is stored. */
export interface ApiKeyTable {
  /** The public part of the key, which identifies it in lists and logs. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  name: string;
  /** SHA-256 of the full key, lower-case hex. */
  hash: Fixed<string>;
  /** JSON array of scopes. */
  scopes: string;
  created_at: Fixed<Time>;
  revoked_at: Time | null;
  /** When it expires; null for never. */
  expires_at: Time | null;
  /** Milliseconds of validity after its creation and after each renewal; null for a key that is not renewed. */
  life_ms: number | null;
  /** Updated rarely: see `KeyUses`. */
  last_used_at: Time | null;
  /** JSON of issuer and subject of the assertion that it was issued for. */
  subject: Fixed<string | null>;
}

/**
 * The credits of a team. `held` always equals the sum of its holds. `running` counts the holds of processes for work of
 * their own, and the claimed jobs that count.
 */
export interface AccountTable {
  team_id: Fixed<string>;
  /** Credits granted and not yet charged, held ones included. */
  balance: number;
  held: number;
  running: number;
}

/** Credits set aside for running work. Deleted when the work ends. */
export interface HoldTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** Process that runs the work; null for work that outlives a process. */
  instance_id: Fixed<string | null>;
  operation: Fixed<string>;
  credits: number;
  request_id: Fixed<string>;
  /** Public part of the key that started the work; null when unknown. */
  key_id: Fixed<string | null>;
  created_at: Fixed<Time>;
}

/** All changes of balances, never deleted: grants are positive, charges negative. */
export interface LedgerTable {
  /** The id of the settled hold, so that no hold is charged twice; a new id when nothing was held. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  kind: Fixed<'grant' | 'charge'>;
  credits: Fixed<number>;
  operation: Fixed<string>;
  request_id: Fixed<string>;
  /** Public part of the key that started the work; null when unknown. */
  key_id: Fixed<string | null>;
  created_at: Fixed<Time>;
}

/** A running server process. Its holds are released when its lease expires. */
export interface InstanceTable {
  id: Fixed<string>;
  started_at: Fixed<Time>;
  lease_until: Time;
}

/** Data that can be fetched once more, until it expires: parsed sitemaps, pages of a team, pictures. */
export interface CacheTable {
  key: Fixed<string>;
  kind: Fixed<'sitemap' | 'page' | 'picture'>;
  value: string;
  bytes: number;
  stored_at: Time;
  expires_at: Time;
}

/** An agent job. Once it has left `processing` it never changes until it is deleted. */
export interface AgentJobTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** The hold of its `max_credits`. */
  hold_id: Fixed<string>;
  status: 'processing' | 'completed' | 'failed';
  /** Generation of the agent model; only `gen-2` records traces and snapshots. */
  generation: Fixed<string>;
  /** JSON of the validated request. */
  request: Fixed<string>;
  /** JSON of the caller's identity: the policies that apply while it runs. */
  identity: Fixed<string>;
  max_credits: Fixed<number>;
  /** Credits used so far; the price of a completed job; 0 for a failed one. */
  credits_used: number;
  /** JSON of the result of a completed job. */
  data: string | null;
  /** The reason why the job failed. */
  error: string | null;
  /** `outcome` of its `run.finished` event. */
  outcome: string | null;
  cancel_requested_at: Time | null;
  /** Number of attempts begun. */
  attempt: number;
  /** Number of its events, and the position of the next one. */
  events: number;
  created_at: Fixed<Time>;
  finished_at: Time | null;
  /** When it is deleted; from then on responses are 404. */
  expires_at: Time;
}

/** The job that a start with an `Idempotency-Key` created. */
export interface IdempotentStartTable {
  team_id: Fixed<string>;
  idempotency_key: Fixed<string>;
  /** SHA-256 of the canonical request body, lower-case hex. */
  body_hash: Fixed<string>;
  job_id: Fixed<string>;
  created_at: Fixed<Time>;
}

/** The trace of a job; rows are only appended. */
export interface AgentEventTable {
  job_id: Fixed<string>;
  position: Fixed<number>;
  /** JSON of the event. */
  event: Fixed<string>;
}

/** The state of an artifact at an `artifact.updated` event. */
export interface AgentSnapshotTable {
  id: Fixed<string>;
  job_id: Fixed<string>;
  digest: Fixed<string>;
}

/** Contents of snapshots, without duplicates. */
export interface AgentContentTable {
  /** SHA-256 of the content, lower-case hex. */
  digest: Fixed<string>;
  content: Fixed<string>;
  bytes: Fixed<number>;
  /** Number of snapshots that use it. */
  uses: number;
}

/**
 * A job that waits or runs. The tables of its kind hold its data and its result; the row here is deleted when it ends.
 */
export interface JobTable {
  id: Fixed<string>;
  /** The queue in which it waits, one per kind of work. */
  queue: Fixed<string>;
  team_id: Fixed<string>;
  /** Among the jobs of one team, those with a higher number come first. */
  priority: Fixed<number>;
  /** Earliest time to run, by the clock of the database. */
  run_at: Time;
  /** The instance that runs it; null while it waits. */
  owner: string | null;
  /** Increases with each claim: a worker whose attempt is not the current one writes nothing. */
  attempt: number;
  /** Claims that ended without a result: the process died, or the runner threw. */
  interruptions: number;
  cancel_requested: Flag;
  /** Whether it counts towards the concurrency of its team while it is claimed. */
  counts: Flag;
}

/** A team with waiting jobs in a queue: one row, however many jobs. Queues serve teams in the order of these rows. */
export interface TeamScheduleTable {
  queue: Fixed<string>;
  team_id: Fixed<string>;
  /** When the queue serves this team next, by the clock of the database. */
  scheduled_at: Time;
}

/** A crawl or a batch. Once it has left `scraping` it never changes until it is deleted. */
export interface CrawlTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  kind: Fixed<'crawl' | 'batch'>;
  status: 'scraping' | 'completed' | 'failed' | 'cancelled';
  /** JSON of the validated request; for a batch, without its URLs. */
  request: Fixed<string>;
  /** JSON of the caller's identity: the policies that apply while it runs. */
  identity: Fixed<string>;
  request_id: Fixed<string>;
  /** The hold for the cost of its next pages. */
  hold_id: Fixed<string>;
  /** Where a crawl began, after redirects once it was read; null for a batch. */
  start_url: string | null;
  /** Maximum number of pages with content. */
  page_limit: Fixed<number>;
  /** Number of URLs found so far, and the position of the next one. */
  urls: number;
  /** Number of known pages that are neither done nor failed. */
  waiting: number;
  /** Number of pages with content, and the position of the next one. */
  completed: number;
  /** Number of pages that failed for good. */
  failed: number;
  /** Number of rows in `crawl_error`, and the position of the next one. */
  errors: number;
  credits_used: number;
  warning: string | null;
  error: string | null;
  created_at: Fixed<Time>;
  finished_at: Time | null;
  /** When it is deleted; from then on responses are 404. */
  expires_at: Time;
}

/** The URLs that a crawl knows, open and settled, so that none is fetched twice. */
export interface CrawlUrlTable {
  crawl_id: Fixed<string>;
  /** A hash of the kind and the normalized URL of the entry. */
  key: Fixed<string>;
  /**
   * `page`: to be scraped; `foreign`: likewise, on another site; `site`: an origin whose sitemaps are to be found;
   * `sitemap`: a file to be read, its level in `depth`; `alias`: another URL of a page that has its own entry.
   */
  kind: Fixed<'page' | 'foreign' | 'site' | 'sitemap' | 'alias'>;
  url: Fixed<string>;
  /** Number of links from the start; lower ones come first. */
  depth: Fixed<number>;
  position: Fixed<number>;
  /** Failed attempts. */
  attempt: number;
  /** Earliest time of the next attempt. */
  run_at: Time;
  /** Whether the entry is finished. */
  settled: Flag;
}

/** A page with content, in the order of completion. */
export interface CrawlPageTable {
  crawl_id: Fixed<string>;
  position: Fixed<number>;
  bytes: Fixed<number>;
  /** JSON of a `ScrapeData`. */
  data: Fixed<string>;
  /** URL of the entry that the page came from; null in rows of older versions. */
  url: Fixed<string | null>;
}

/** A page without content, or one that robots.txt disallows. */
export interface CrawlErrorTable {
  crawl_id: Fixed<string>;
  position: Fixed<number>;
  kind: Fixed<'error' | 'robots'>;
  url: Fixed<string>;
  error: Fixed<string>;
  created_at: Fixed<Time>;
  /** HTTP status of the response; null where there was none. */
  status: Fixed<number | null>;
}

/** A session of Interact that has not ended. */
export interface InteractSessionTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** The process that owns its browser page. */
  instance_id: Fixed<string>;
  created_at: Fixed<Time>;
  /** When it ends at the latest. */
  expires_at: Fixed<Time>;
  /** Name of the profile that it was started with. */
  profile: string | null;
  /** Whether it saves its changes to the profile: one session at a time. */
  saves: Flag;
}

/** Identifies the key that sealed the store; holds up to one row. */
export interface SealTable {
  id: Fixed<number>;
  /** A sealed text that opens with that key only. */
  proof: string;
}

/** Cookies and storage of sites, for later sessions of a team. */
export interface ProfileTable {
  team_id: Fixed<string>;
  name: Fixed<string>;
  /** JSON, sealed. */
  state: string;
  /** Size of that JSON. */
  bytes: number;
  created_at: Fixed<Time>;
  saved_at: Time;
  /** By the clock of the database; unused profiles are deleted after a while. */
  last_used_at: Time;
}

/**
 * The receiver of a job's events. Only that of a monitor can change. Deleted when the job has ended and no event waits.
 */
export interface WebhookTable {
  /** Also the id of the delivering job in the queue, while an event waits. */
  id: Fixed<string>;
  /** The job whose events these are. */
  job_id: Fixed<string>;
  team_id: Fixed<string>;
  url: string;
  /** JSON of the headers from the request, sealed. */
  headers: string;
  /** JSON of the metadata sent with each event. */
  metadata: string;
  /** JSON array of the subscribed events; null for all. */
  events: string | null;
  /** Position of the next event. */
  next_position: number;
  /**
   * Number of waiting events, and the bytes of their bodies. While there are any, one job of the queue delivers them.
   */
  pending: number;
  pending_bytes: number;
  /** Whether no event will follow. */
  ended: Flag;
  /** Whether the receiver has responded that it wants no more events. */
  gone: Flag;
  created_at: Fixed<Time>;
}

/** An event that waits for delivery. Deleted after delivery or the last failure; see {@link WebhookDeliveryTable}. */
export interface WebhookEventTable {
  /** The `webhook-id` of every attempt. */
  id: Fixed<string>;
  webhook_id: Fixed<string>;
  /** Position among the events of its job, which is the order of delivery. */
  position: Fixed<number>;
  type: Fixed<string>;
  /** The bytes that are signed and sent. */
  body: Fixed<string>;
  bytes: Fixed<number>;
  /** Failed attempts. */
  attempts: number;
  /** By the clock of the database. */
  created_at: Fixed<Time>;
}

/** The result of a delivery, for its team to read and to resend. Not stored for a team without retention. */
export interface WebhookDeliveryTable {
  /** The id of the event: the `webhook-id` of every attempt. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  job_id: Fixed<string>;
  type: Fixed<string>;
  url: string;
  /** Like the headers of the webhook: JSON, sealed for the job. */
  headers: string;
  /** The body sent, after its delivery has ended; null before, and for one that is too large to store. */
  body: string | null;
  bytes: Fixed<number>;
  status: 'waiting' | 'delivered' | 'failed' | 'gone';
  attempts: number;
  /** By the clock of the database, like the times below. */
  created_at: Fixed<Time>;
  last_attempt_at: Time | null;
  last_status: number | null;
  failure: DeliveryFailure | null;
  next_attempt_at: Time | null;
}

/** The reason why a delivery failed. */
export type DeliveryFailure = 'address' | 'connection' | 'tls' | 'timeout' | 'answer';

/** A secret that the webhooks of a team are signed with. */
export interface WebhookSecretTable {
  team_id: Fixed<string>;
  /** 1 for the first secret of the team. */
  number: Fixed<number>;
  /** Sealed: see `webhooks/seal.ts`. */
  secret: Fixed<string>;
  created_at: Fixed<Time>;
  /** When its owner saw it; null before. */
  shown_at: Time | null;
  /** When it stops signing; null until it is rotated. */
  ends_at: Time | null;
}

/** A monitor: the targets to watch, and when. */
export interface MonitorTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** `deleted`: hidden from callers; its rows are deleted in steps. */
  status: 'active' | 'paused' | 'deleted';
  name: string;
  /** Five fields. */
  cron: string;
  /** The schedule as plain text, where the request had one. */
  schedule_text: string | null;
  /** IANA name. */
  timezone: string;
  /** JSON array of the targets, each with its id. */
  targets: string;
  goal: string | null;
  judge: Flag;
  retention_days: number;
  /** JSON of its webhook as responses show it: without headers. */
  webhook: string | null;
  /** JSON of its recipients, as the request had them. */
  notification: string | null;
  /** JSON of its creator's identity: the policies that its checks are subject to. */
  identity: Fixed<string>;
  request_id: Fixed<string>;
  runs_per_month: number;
  /** When the next check runs, by the clock of the database; null while it is paused. */
  next_run_at: Time | null;
  /** When `next_run_at` was computed. A clock that shows an earlier time has been set back. */
  planned_at: Time;
  last_run_at: Time | null;
  /** The check that waits or runs. */
  current_check_id: string | null;
  /** JSON of the summary of the last check that was not skipped. */
  last_summary: string | null;
  /** Pages with content of that check. */
  last_pages: number | null;
  created_at: Fixed<Time>;
  updated_at: Time;
}

/** A check of a monitor. Once it has ended it never changes until it is deleted. */
export interface MonitorCheckTable {
  id: Fixed<string>;
  monitor_id: Fixed<string>;
  team_id: Fixed<string>;
  status: 'queued' | 'running' | 'completed' | 'partial' | 'failed' | 'skipped_overlap';
  trigger_kind: Fixed<'scheduled' | 'manual'>;
  /** Its scheduled time; a monitor has one check for each. Null for a check that a caller started. */
  scheduled_at: Fixed<Time | null>;
  started_at: Time | null;
  finished_at: Time | null;
  /** JSON of its progress: see `monitor/checks/work.ts`. */
  work: string;
  /** Number of rows in `monitor_page`, and the position of the next one; the sum of the five below. */
  pages: number;
  same_pages: number;
  changed_pages: number;
  new_pages: number;
  removed_pages: number;
  error_pages: number;
  credits_used: number;
  error: string | null;
  created_at: Fixed<Time>;
  updated_at: Time;
  /** When it is deleted; from then on responses are 404. */
  expires_at: Time;
}

/** The result for a page in a check, in the order of comparison. */
export interface MonitorPageTable {
  check_id: Fixed<string>;
  position: Fixed<number>;
  status: Fixed<'same' | 'new' | 'changed' | 'removed' | 'error'>;
  bytes: Fixed<number>;
  /** JSON of a `MonitorPage`. */
  data: Fixed<string>;
}

/** The state of a page of a target, for the next comparison. */
export interface MonitorKnownPageTable {
  monitor_id: Fixed<string>;
  target_id: Fixed<string>;
  /** A hash of its URL. */
  key: Fixed<string>;
  url: Fixed<string>;
  /** JSON of a `KnownPage`: see `monitor/compare/page.ts`. */
  page: string;
  /** Number of checks in a row that missed it. */
  misses: number;
  /** The last check that compared or missed it. */
  check_id: string;
}

/** A person who can sign in to the dashboard. */
export interface PersonTable {
  id: Fixed<string>;
  name: string;
  email: string | null;
  created_at: Fixed<Time>;
  /** Whether the person has confirmed the address. */
  email_verified: Generated<0 | 1>;
}

/** An email to one recipient that waits to be sent; deleted after it was sent or has failed. Its job has its id. */
export interface MailTable {
  /** Also the left side of its `Message-ID`, which is the same in every attempt. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** The kind of its renderer. */
  kind: Fixed<string>;
  /** An email address. */
  recipient: Fixed<string>;
  /** JSON of the renderer's data. */
  data: Fixed<string>;
  /** Failed attempts. */
  attempts: number;
  created_at: Fixed<Time>;
}

/** The membership of a person in a team. */
export interface MembershipTable {
  team_id: Fixed<string>;
  person_id: Fixed<string>;
  role: 'viewer' | 'member' | 'owner';
  created_at: Fixed<Time>;
}

/** A link that signs in once. Deleted when it is used. */
export interface SignInLinkTable {
  /** SHA-256 of the token in the link, lower-case hex. */
  hash: Fixed<string>;
  person_id: Fixed<string>;
  expires_at: Fixed<Time>;
  /** Whether it was sent to the address of the person, and nowhere else. */
  mailed: Generated<0 | 1>;
}

/** A browser in which a person is signed in. Deleted when the session ends. */
export interface PersonSessionTable {
  /** Identifies it in lists; not a credential. */
  id: Fixed<string>;
  /** SHA-256 of the cookie, lower-case hex. */
  hash: Fixed<string>;
  person_id: Fixed<string>;
  user_agent: Fixed<string>;
  created_at: Fixed<Time>;
  /** Updated rarely. */
  last_seen_at: Time;
  expires_at: Time;
}

/** The public half of a key pair on a person's device (Web Authentication Level 3). */
export interface PasskeyTable {
  /** Identifies it in lists; not a credential. */
  id: Fixed<string>;
  /** The id that its device uses, in base64url. */
  credential_id: Fixed<string>;
  person_id: Fixed<string>;
  /** COSE key, in base64url. */
  public_key: Fixed<string>;
  /** Number of signatures by its device; always 0 where the device does not count. */
  counter: number;
  /** JSON array: how the device is reached. */
  transports: Fixed<string>;
  /** Whether its vendor syncs it between devices. */
  is_synced: Flag;
  name: Fixed<string>;
  created_at: Fixed<Time>;
  last_used_at: Time | null;
}

/** A challenge that waits for the signature of a passkey. Deleted with the first signature. */
export interface PasskeyChallengeTable {
  /** SHA-256, lower-case hex. */
  hash: Fixed<string>;
  /** The session that adds a passkey; null for a sign-in. */
  session_id: Fixed<string | null>;
  expires_at: Fixed<Time>;
}

/** The identity of a person at an OpenID provider. */
export interface PersonSubjectTable {
  issuer: Fixed<string>;
  /** The provider's permanent id of the person. */
  subject: Fixed<string>;
  person_id: Fixed<string>;
}

/** A sign-in through an OpenID provider that is in progress. Deleted with the first response. */
export interface OpenidFlowTable {
  /** SHA-256 of `state`, lower-case hex. */
  state_hash: Fixed<string>;
  /** SHA-256 of the cookie of the browser, lower-case hex. */
  browser_hash: Fixed<string>;
  nonce: Fixed<string>;
  /** Code verifier of PKCE (RFC 7636). */
  verifier: Fixed<string>;
  expires_at: Fixed<Time>;
}

/** Number of requests of a team on a day, by operation and key. */
export interface RequestCountTable {
  team_id: Fixed<string>;
  /** Days since the epoch, UTC. */
  day: Fixed<number>;
  operation: Fixed<string>;
  key_id: Fixed<string>;
  requests: number;
  /** The part of these whose response was not 2xx. */
  refused: number;
}

/** An event of a team's security log. */
export interface SecurityEventTable {
  /** Version 7: sorts by time. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  at: Fixed<Time>;
  event: Fixed<string>;
  /** The id of a person, or the system user who ran a command. */
  actor: Fixed<string | null>;
  key_id: Fixed<string | null>;
  /** JSON of further details. */
  facts: Fixed<string>;
}

/** An agent's request for a key. Deleted when the key is fetched. */
export interface DeviceGrantTable {
  /** Identifies it to people; not a credential. */
  id: Fixed<string>;
  /** SHA-256 of the agent's secret code, lower-case hex. */
  device_hash: Fixed<string>;
  /** The first half of the code that a person types, which looks up the row. */
  code_prefix: Fixed<string>;
  /** SHA-256 of that entire code, lower-case hex. */
  code_hash: Fixed<string>;
  client_id: Fixed<string>;
  client_name: Fixed<string>;
  /** The network address of the agent. */
  address: Fixed<string>;
  /** JSON array: the requested scopes, and the granted ones after approval. */
  scopes: string;
  created_at: Fixed<Time>;
  expires_at: Fixed<Time>;
  /** Minimum milliseconds between two polls; increases after each early poll. */
  interval_ms: number;
  polled_at: Time | null;
  /** Number of typed codes that matched the first half but not the second. */
  misses: number;
  /** `closed` after too many misses. */
  state: 'waiting' | 'approved' | 'denied' | 'closed';
  team_id: string | null;
  /** The person who approved it. */
  person_id: string | null;
  key_expires_at: Time | null;
}

/** An assertion that was used. */
export interface AssertionUseTable {
  /** SHA-256 of its issuer and its `jti`, lower-case hex. */
  hash: Fixed<string>;
  expires_at: Fixed<Time>;
}

/** All tables by name. */
export interface Tables {
  organization: OrganizationTable;
  team: TeamTable;
  api_key: ApiKeyTable;
  account: AccountTable;
  hold: HoldTable;
  ledger: LedgerTable;
  instance: InstanceTable;
  cache: CacheTable;
  job: JobTable;
  team_schedule: TeamScheduleTable;
  agent_job: AgentJobTable;
  idempotent_start: IdempotentStartTable;
  agent_event: AgentEventTable;
  agent_snapshot: AgentSnapshotTable;
  agent_content: AgentContentTable;
  crawl: CrawlTable;
  crawl_url: CrawlUrlTable;
  crawl_page: CrawlPageTable;
  crawl_error: CrawlErrorTable;
  interact_session: InteractSessionTable;
  profile: ProfileTable;
  seal: SealTable;
  monitor: MonitorTable;
  monitor_check: MonitorCheckTable;
  monitor_page: MonitorPageTable;
  monitor_known_page: MonitorKnownPageTable;
  webhook: WebhookTable;
  webhook_event: WebhookEventTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_secret: WebhookSecretTable;
  mail: MailTable;
  person: PersonTable;
  membership: MembershipTable;
  sign_in_link: SignInLinkTable;
  person_session: PersonSessionTable;
  request_count: RequestCountTable;
  security_event: SecurityEventTable;
  device_grant: DeviceGrantTable;
  assertion_use: AssertionUseTable;
  passkey: PasskeyTable;
  person_subject: PersonSubjectTable;
  openid_flow: OpenidFlowTable;
  passkey_challenge: PasskeyChallengeTable;
}

export type OrganizationRow = Selectable<OrganizationTable>;
export type TeamRow = Selectable<TeamTable>;
export type ApiKeyRow = Selectable<ApiKeyTable>;
export type AccountRow = Selectable<AccountTable>;
export type WebhookSecretRow = Selectable<WebhookSecretTable>;
export type HoldRow = Selectable<HoldTable>;
export type LedgerRow = Selectable<LedgerTable>;
export type AgentJobRow = Selectable<AgentJobTable>;
export type CrawlRow = Selectable<CrawlTable>;
export type CrawlUrlRow = Selectable<CrawlUrlTable>;
export type CrawlPageRow = Selectable<CrawlPageTable>;
export type CrawlErrorRow = Selectable<CrawlErrorTable>;
export type InteractSessionRow = Selectable<InteractSessionTable>;
export type MonitorRow = Selectable<MonitorTable>;
export type MailRow = Selectable<MailTable>;
export type MonitorCheckRow = Selectable<MonitorCheckTable>;
export type MonitorPageRow = Selectable<MonitorPageTable>;
export type MonitorKnownPageRow = Selectable<MonitorKnownPageTable>;
export type WebhookRow = Selectable<WebhookTable>;
export type WebhookEventRow = Selectable<WebhookEventTable>;
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;
export type PersonSessionRow = Selectable<PersonSessionTable>;
export type PasskeyRow = Selectable<PasskeyTable>;
export type OpenidFlowRow = Selectable<OpenidFlowTable>;
export type SecurityEventRow = Selectable<SecurityEventTable>;
export type DeviceGrantRow = Selectable<DeviceGrantTable>;
