import type { ColumnType, Generated, Selectable } from 'kysely';

/** Milliseconds since the epoch: of leases by the clock of the database, of all else by that of the writing process. */
type Time = number;
/** 0 or 1: neither store's own boolean, so that both bind and return the same. */
type Flag = 0 | 1;
/** Set once, at the insert. */
type Fixed<T> = ColumnType<T, T, never>;

/** An organization: owns teams, the threat protection policy and the choice of security logging. */
export interface OrganizationTable {
  id: Fixed<string>;
  name: string;
  /** Security events carry `auditMetadata` and go to the SIEM log. */
  siem_logging: Flag;
  /** Requests may carry a `threatProtection` object of their own. */
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

/** An API key. Only its SHA-256 is kept. */
export interface ApiKeyTable {
  /** The public part of the key; names it in lists and logs. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  name: string;
  /** SHA-256 of the whole key, lower-case hex. */
  hash: Fixed<string>;
  /** JSON array of scopes. */
  scopes: string;
  created_at: Fixed<Time>;
  revoked_at: Time | null;
  /** From when it is refused; null for never. */
  expires_at: Time | null;
  /** Milliseconds that it lives from its creation and from each renewal; null for a key that is not renewed. */
  life_ms: number | null;
  /** Written rarely: see `KeyUses`. */
  last_used_at: Time | null;
  /** JSON of issuer and subject of the assertion that it was given for. */
  subject: Fixed<string | null>;
}

/**
 * The credits of a team. `held` always equals the sum of its holds, `running` the number of those that a process holds for
 * work of its own, and of its claimed jobs that count.
 */
export interface AccountTable {
  team_id: Fixed<string>;
  /** Credits granted and not yet charged, the held ones included. */
  balance: number;
  held: number;
  running: number;
}

/** Credits set aside for work that is running. Gone once the work has ended. */
export interface HoldTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** Process that runs the work; null for work that outlives a process. */
  instance_id: Fixed<string | null>;
  operation: Fixed<string>;
  credits: number;
  request_id: Fixed<string>;
  /** Public part of the key that the work was asked for with; null where none is known. */
  key_id: Fixed<string | null>;
  created_at: Fixed<Time>;
}

/** What changed a balance, for ever: grants are positive, charges negative. */
export interface LedgerTable {
  /** The id of the settled hold, so that none is charged twice; of its own when nothing was held. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  kind: Fixed<'grant' | 'charge'>;
  credits: Fixed<number>;
  operation: Fixed<string>;
  request_id: Fixed<string>;
  /** Public part of the key that the work was asked for with; null where none is known. */
  key_id: Fixed<string | null>;
  created_at: Fixed<Time>;
}

/** A running server process. Holds of one whose lease has passed are released. */
export interface InstanceTable {
  id: Fixed<string>;
  started_at: Fixed<Time>;
  lease_until: Time;
}

/** What can be had again, kept until it expires: parsed sitemaps, pages of a team, pictures at their addresses. */
export interface CacheTable {
  key: Fixed<string>;
  kind: Fixed<'sitemap' | 'page' | 'picture'>;
  value: string;
  bytes: number;
  stored_at: Time;
  expires_at: Time;
}

/** An agent job. One that has left `processing` never changes again, until it is deleted. */
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
  /** JSON of who asked: what policies apply while it runs. */
  identity: Fixed<string>;
  max_credits: Fixed<number>;
  /** Credits used so far; what a completed job cost; 0 once failed. */
  credits_used: number;
  /** JSON of the result of a completed job. */
  data: string | null;
  /** Why a failed job failed. */
  error: string | null;
  /** `outcome` of its `run.finished` event. */
  outcome: string | null;
  cancel_requested_at: Time | null;
  /** How often it was begun. */
  attempt: number;
  /** Number of its events, the position of the next. */
  events: number;
  created_at: Fixed<Time>;
  finished_at: Time | null;
  /** From then on it is answered with 404, and deleted. */
  expires_at: Time;
}

/** Which job a start with an `Idempotency-Key` led to. */
export interface IdempotentStartTable {
  team_id: Fixed<string>;
  idempotency_key: Fixed<string>;
  /** SHA-256 of the canonical request body, lower-case hex. */
  body_hash: Fixed<string>;
  job_id: Fixed<string>;
  created_at: Fixed<Time>;
}

/** The trace of a job, appended only. */
export interface AgentEventTable {
  job_id: Fixed<string>;
  position: Fixed<number>;
  /** JSON of the event. */
  event: Fixed<string>;
}

/** What an artifact looked like at an `artifact.updated` event. */
export interface AgentSnapshotTable {
  id: Fixed<string>;
  job_id: Fixed<string>;
  digest: Fixed<string>;
}

/** Contents of snapshots, each kept once. */
export interface AgentContentTable {
  /** SHA-256 of the content, lower-case hex. */
  digest: Fixed<string>;
  content: Fixed<string>;
  bytes: Fixed<number>;
  /** Number of snapshots of it. */
  uses: number;
}

/** A job that waits or runs. Its kind's own tables say what it is about and how it ended; here it is gone then. */
export interface JobTable {
  id: Fixed<string>;
  /** Which queue it waits in: one for each kind of work. */
  lane: Fixed<string>;
  team_id: Fixed<string>;
  /** Of the jobs of one team those with the higher number come first. */
  priority: Fixed<number>;
  /** When it may run, by the clock of the database. */
  run_at: Time;
  /** The instance that runs it; null while it waits. */
  owner: string | null;
  /** Grows with each claim: a worker whose attempt is not the current one writes nothing. */
  attempt: number;
  /** Claims that ended without a word: the process died, or the runner threw. */
  interruptions: number;
  cancel_requested: Flag;
  /** While it is claimed: whether it counts among the running works of its team. */
  counts: Flag;
}

/** A team whose jobs wait in a lane: one row, however many jobs. Teams take turns by it. */
export interface TeamScheduleTable {
  lane: Fixed<string>;
  team_id: Fixed<string>;
  /** When it is this team's turn, by the clock of the database. */
  due_at: Time;
}

/** A crawl or a batch. One that has left `scraping` never changes again, until it is deleted. */
export interface CrawlTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  kind: Fixed<'crawl' | 'batch'>;
  status: 'scraping' | 'completed' | 'failed' | 'cancelled';
  /** JSON of the validated request; of a batch without its URLs. */
  request: Fixed<string>;
  /** JSON of who asked: what policies apply while it runs. */
  identity: Fixed<string>;
  request_id: Fixed<string>;
  /** The hold of what its next pages may cost. */
  hold_id: Fixed<string>;
  /** Where a crawl began, after redirects once it was read; null for a batch. */
  start_url: string | null;
  /** Pages with content at most. */
  page_limit: Fixed<number>;
  /** URLs named so far, the position of the next. */
  named: number;
  /** Pages that are known and neither done nor given up. */
  waiting: number;
  /** Pages with content, the position of the next. */
  completed: number;
  /** Pages given up. */
  failed: number;
  /** Rows of `crawl_fault`, the position of the next. */
  faults: number;
  credits_used: number;
  warning: string | null;
  error: string | null;
  created_at: Fixed<Time>;
  finished_at: Time | null;
  /** From then on it is answered with 404, and deleted. */
  expires_at: Time;
}

/** What a crawl knows of: what is ahead of it, and what is behind it, so that nothing is taken up twice. */
export interface CrawlUrlTable {
  crawl_id: Fixed<string>;
  /** A hash of what makes the entry one of its kind: the URL in its one form. */
  key: Fixed<string>;
  /**
   * `page`: to be scraped; `foreign`: too, but of another site; `site`: an origin whose sitemaps are to be found;
   * `sitemap`: a file to be read, its level in `depth`; `alias`: a name of a page that stands under another key.
   */
  kind: Fixed<'page' | 'foreign' | 'site' | 'sitemap' | 'alias'>;
  url: Fixed<string>;
  /** Links in a row that led to it; the lower, the sooner. */
  depth: Fixed<number>;
  position: Fixed<number>;
  /** Attempts that came to nothing. */
  attempt: number;
  /** When it may be tried again. */
  run_at: Time;
  /** It is behind. */
  settled: Flag;
}

/** A page with content, in the order in which they were done. */
export interface CrawlPageTable {
  crawl_id: Fixed<string>;
  position: Fixed<number>;
  bytes: Fixed<number>;
  /** JSON of a `ScrapeData`. */
  data: Fixed<string>;
  /** Of the entry that it came from; null in rows of older versions. */
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
  /** HTTP status that it was answered with; null where there was none. */
  status: Fixed<number | null>;
}

/** A session of Interact that has not ended. */
export interface InteractSessionTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** The process that its page lives in. */
  instance_id: Fixed<string>;
  created_at: Fixed<Time>;
  /** When it ends in any case. */
  expires_at: Fixed<Time>;
  /** Name of the profile that it was started with. */
  profile: string | null;
  /** Whether its changes of the profile are kept: of one session at a time. */
  saves: Flag;
}

/** By which key the store was sealed: at most one row. */
export interface SealTable {
  id: Fixed<number>;
  /** A text that opens with the key, and with no other. */
  proof: string;
}

/** What sites keep in the browser, for later sessions of a team. */
export interface ProfileTable {
  team_id: Fixed<string>;
  name: Fixed<string>;
  /** JSON, sealed. */
  state: string;
  /** Of that JSON. */
  bytes: number;
  created_at: Fixed<Time>;
  saved_at: Time;
  /** By the clock of the database; from a while after it, it is deleted. */
  used_at: Time;
}

/** Where the events of a job are delivered; that of a monitor may change. Gone once the job has ended and none of them waits. */
export interface WebhookTable {
  /** Also the id of the job of the queue that delivers, while an event waits. */
  id: Fixed<string>;
  /** The job that the events are of. */
  job_id: Fixed<string>;
  team_id: Fixed<string>;
  url: string;
  /** JSON of the headers that its caller gave, sealed. */
  headers: string;
  /** JSON of what is told with each event. */
  metadata: string;
  /** JSON array of the events that are wanted; null for all. */
  events: string | null;
  /** Position of the next event. */
  next_position: number;
  /** Events that wait, and the bytes of their bodies. A job of the queue stands for them while there is one. */
  pending: number;
  pending_bytes: number;
  /** No event follows. */
  ended: Flag;
  /** The receiver wants no more. */
  gone: Flag;
  created_at: Fixed<Time>;
}

/** An event that waits for its delivery. Deleted once it was delivered or given up; see {@link WebhookDeliveryTable}. */
export interface WebhookEventTable {
  /** The `webhook-id` of every attempt. */
  id: Fixed<string>;
  webhook_id: Fixed<string>;
  /** Place among the events of its job: delivered in this order. */
  position: Fixed<number>;
  type: Fixed<string>;
  /** The bytes that are signed and sent. */
  body: Fixed<string>;
  bytes: Fixed<number>;
  /** Attempts that failed. */
  attempts: number;
  /** By the clock of the database. */
  created_at: Fixed<Time>;
}

/** What became of an event, for its team to read and to send again; none of a team without retention. */
export interface WebhookDeliveryTable {
  /** That of the event: the `webhook-id` of every attempt. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  job_id: Fixed<string>;
  type: Fixed<string>;
  url: string;
  /** As those of the webhook: JSON, sealed for the job. */
  headers: string;
  /** What was sent, once its delivery has ended; null before, and of one that is too large to be kept. */
  body: string | null;
  bytes: Fixed<number>;
  status: 'waiting' | 'delivered' | 'failed' | 'gone';
  attempts: number;
  /** By the clock of the database, as the times that follow. */
  created_at: Fixed<Time>;
  last_at: Time | null;
  last_status: number | null;
  failure: DeliveryFailure | null;
  next_at: Time | null;
}

/** Why a receiver did not answer. */
export type DeliveryFailure = 'address' | 'connection' | 'tls' | 'timeout' | 'answer';

/** A secret that the webhooks of a team are signed with. */
export interface WebhookSecretTable {
  team_id: Fixed<string>;
  /** 1 for the first of the team. */
  number: Fixed<number>;
  /** Sealed: see `webhooks/seal.ts`. */
  secret: Fixed<string>;
  created_at: Fixed<Time>;
  /** When its owner was shown it; null while nobody has seen it. */
  shown_at: Time | null;
  /** From then on it signs no more; null until it is rotated. */
  ends_at: Time | null;
}

/** A monitor: what is watched, and when. */
export interface MonitorTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** `deleted`: there for nobody any more, its rows go bit by bit. */
  status: 'active' | 'paused' | 'deleted';
  name: string;
  /** Five fields. */
  cron: string;
  /** The words that the schedule was given in. */
  schedule_text: string | null;
  /** IANA name. */
  timezone: string;
  /** JSON array of the targets, each with its id. */
  targets: string;
  goal: string | null;
  judge: Flag;
  retention_days: number;
  /** JSON of its webhook as it is shown: without headers. */
  webhook: string | null;
  /** JSON of whom it writes to, as it was given. */
  notification: string | null;
  /** JSON of who created it: what policies its checks are subject to. */
  identity: Fixed<string>;
  request_id: Fixed<string>;
  runs_per_month: number;
  /** When the next check is due, by the clock of the database; null while it is paused. */
  next_run_at: Time | null;
  /** When that was worked out: a clock that shows an earlier time was put back since. */
  planned_at: Time;
  last_run_at: Time | null;
  /** The check that waits or is in work. */
  current_check_id: string | null;
  /** JSON of the summary of the last check that was not skipped. */
  last_summary: string | null;
  /** Pages with content of that check. */
  last_pages: number | null;
  created_at: Fixed<Time>;
  updated_at: Time;
}

/** A check of a monitor. One that has ended never changes again, until it is deleted. */
export interface MonitorCheckTable {
  id: Fixed<string>;
  monitor_id: Fixed<string>;
  team_id: Fixed<string>;
  status: 'queued' | 'running' | 'completed' | 'partial' | 'failed' | 'skipped_overlap';
  trigger_kind: Fixed<'scheduled' | 'manual'>;
  /** When it was due; a monitor has one check for each such time. Null for one that was asked for. */
  due_at: Fixed<Time | null>;
  started_at: Time | null;
  finished_at: Time | null;
  /** JSON of what is in work for it: see `monitor/checks/work.ts`. */
  work: string;
  /** Rows of `monitor_page`, the position of the next; the sum of the five below. */
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
  /** From then on it is answered with 404, and deleted. */
  expires_at: Time;
}

/** What became of a page in a check, in the order in which pages were compared. */
export interface MonitorPageTable {
  check_id: Fixed<string>;
  position: Fixed<number>;
  status: Fixed<'same' | 'new' | 'changed' | 'removed' | 'error'>;
  bytes: Fixed<number>;
  /** JSON of a `MonitorPage`. */
  data: Fixed<string>;
}

/** What is known of a page of a target for the next comparison. */
export interface MonitorKnownTable {
  monitor_id: Fixed<string>;
  target_id: Fixed<string>;
  /** A hash of its URL. */
  key: Fixed<string>;
  url: Fixed<string>;
  /** JSON of a `KnownPage`: see `monitor/compare/page.ts`. */
  page: string;
  /** Checks in a row in which it was gone. */
  gone: number;
  /** The check that saw it last, gone or not. */
  check_id: string;
}

/** Somebody who can sign in to the dashboard. */
export interface PersonTable {
  id: Fixed<string>;
  name: string;
  email: string | null;
  created_at: Fixed<Time>;
  /** Whether the address is known to be the person’s own. */
  email_proven: Generated<0 | 1>;
}

/** A letter to one recipient that waits to be sent; it goes when it was sent or given up. Its job has its id. */
export interface MailTable {
  /** Also the left side of its `Message-ID`, which stays the same however often it is tried. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** What writes it. */
  kind: Fixed<string>;
  /** An e-mail address. */
  recipient: Fixed<string>;
  /** JSON of what it is about. */
  data: Fixed<string>;
  /** Attempts that failed. */
  attempts: number;
  created_at: Fixed<Time>;
}

/** That a person belongs to a team. */
export interface MembershipTable {
  team_id: Fixed<string>;
  person_id: Fixed<string>;
  role: 'viewer' | 'member' | 'owner';
  created_at: Fixed<Time>;
}

/** A link that signs in once. Deleted when it is used. */
export interface SignInLinkTable {
  /** SHA-256 of what stands in the link, lower-case hex. */
  hash: Fixed<string>;
  person_id: Fixed<string>;
  expires_at: Fixed<Time>;
  /** Whether it went to the address of the person, and nowhere else. */
  mailed: Generated<0 | 1>;
}

/** A browser that a person is signed in with. Deleted when it ends. */
export interface PersonSessionTable {
  /** Names it in lists; no credential. */
  id: Fixed<string>;
  /** SHA-256 of the cookie, lower-case hex. */
  hash: Fixed<string>;
  person_id: Fixed<string>;
  user_agent: Fixed<string>;
  created_at: Fixed<Time>;
  /** Written rarely. */
  last_seen_at: Time;
  expires_at: Time;
}

/** A key pair of a device of a person (Web Authentication Level 3), of which this is the public half. */
export interface PasskeyTable {
  /** Names it in lists; no credential. */
  id: Fixed<string>;
  /** What its device calls it, in base64url. */
  credential_id: Fixed<string>;
  person_id: Fixed<string>;
  /** COSE key, in base64url. */
  public_key: Fixed<string>;
  /** Signatures that its device has made of it; 0 for ever where the device does not count. */
  counter: number;
  /** JSON array: how the device is reached. */
  transports: Fixed<string>;
  /** Whether its maker keeps it on several devices. */
  is_synced: Flag;
  name: Fixed<string>;
  created_at: Fixed<Time>;
  last_used_at: Time | null;
}

/** A challenge that waits for the signature of a passkey. Deleted with the first that comes. */
export interface PasskeyChallengeTable {
  /** SHA-256, lower-case hex. */
  hash: Fixed<string>;
  /** The session that adds a passkey; null for who signs in. */
  session_id: Fixed<string | null>;
  expires_at: Fixed<Time>;
}

/** Who a person is at an OpenID provider. */
export interface PersonSubjectTable {
  issuer: Fixed<string>;
  /** What the provider calls the person, for ever. */
  subject: Fixed<string>;
  person_id: Fixed<string>;
}

/** Somebody who is on the way to an OpenID provider and back. Deleted with the first answer. */
export interface OpenidFlowTable {
  /** SHA-256 of `state`, lower-case hex. */
  state_hash: Fixed<string>;
  /** SHA-256 of the cookie of the browser, lower-case hex. */
  browser_hash: Fixed<string>;
  nonce: Fixed<string>;
  /** Of PKCE (RFC 7636). */
  verifier: Fixed<string>;
  expires_at: Fixed<Time>;
}

/** Requests of a team on a day, by operation and key. */
export interface RequestCountTable {
  team_id: Fixed<string>;
  /** Days since the epoch, UTC. */
  day: Fixed<number>;
  operation: Fixed<string>;
  key_id: Fixed<string>;
  requests: number;
  /** Of these, those answered outside 2xx. */
  refused: number;
}

/** What the security log of a team was told of. */
export interface SecurityEventTable {
  /** Version 7: sorts by time. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  at: Fixed<Time>;
  event: Fixed<string>;
  /** The id of a person, or whom the system knows as who ran a command. */
  actor: Fixed<string | null>;
  key_id: Fixed<string | null>;
  /** JSON of what else is known. */
  facts: Fixed<string>;
}

/** An agent that asks for a key. Deleted when the key is fetched. */
export interface DeviceGrantTable {
  /** Names it to people; no credential. */
  id: Fixed<string>;
  /** SHA-256 of the code that the agent keeps to itself, lower-case hex. */
  device_hash: Fixed<string>;
  /** The first half of the code that a person types: what it is found by. */
  code_name: Fixed<string>;
  /** SHA-256 of all of that code, lower-case hex. */
  code_hash: Fixed<string>;
  client_id: Fixed<string>;
  client_name: Fixed<string>;
  /** The network address that it asked from. */
  address: Fixed<string>;
  /** JSON array: what is asked for, and from the approval on what is given. */
  scopes: string;
  created_at: Fixed<Time>;
  expires_at: Fixed<Time>;
  /** Milliseconds to wait between two questions; more after each that came too early. */
  interval_ms: number;
  polled_at: Time | null;
  /** Codes that were typed with this first half and another second one. */
  misses: number;
  /** `closed` after too many misses. */
  state: 'waiting' | 'approved' | 'denied' | 'closed';
  team_id: string | null;
  /** Who approved. */
  person_id: string | null;
  key_expires_at: Time | null;
}

/** That an assertion was used. */
export interface AssertionUseTable {
  /** SHA-256 of its issuer and its `jti`, lower-case hex. */
  hash: Fixed<string>;
  expires_at: Fixed<Time>;
}

/** Every table, by name. */
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
  job_turn: TeamScheduleTable;
  agent_job: AgentJobTable;
  idempotent_start: IdempotentStartTable;
  agent_event: AgentEventTable;
  agent_snapshot: AgentSnapshotTable;
  agent_content: AgentContentTable;
  crawl: CrawlTable;
  crawl_url: CrawlUrlTable;
  crawl_page: CrawlPageTable;
  crawl_fault: CrawlErrorTable;
  interact_session: InteractSessionTable;
  profile: ProfileTable;
  seal: SealTable;
  monitor: MonitorTable;
  monitor_check: MonitorCheckTable;
  monitor_page: MonitorPageTable;
  monitor_known: MonitorKnownTable;
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
export type MonitorKnownRow = Selectable<MonitorKnownTable>;
export type WebhookRow = Selectable<WebhookTable>;
export type WebhookEventRow = Selectable<WebhookEventTable>;
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;
export type PersonSessionRow = Selectable<PersonSessionTable>;
export type PasskeyRow = Selectable<PasskeyTable>;
export type OpenidFlowRow = Selectable<OpenidFlowTable>;
export type SecurityEventRow = Selectable<SecurityEventTable>;
export type DeviceGrantRow = Selectable<DeviceGrantTable>;
