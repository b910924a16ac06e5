import type { ApiKeyTable, OrganizationTable, TeamTable, StoredBytesTable } from './tables/accounts.ts';
import type { ApiRequestTable, RequestCountTable, SecurityEventTable } from './tables/activity.ts';
import type {
  AgentContentTable,
  AgentEventTable,
  AgentJobTable,
  AgentSnapshotTable,
} from './tables/agent.ts';
import type { CrawlTable, CrawlErrorTable, CrawlPageTable, CrawlUrlTable } from './tables/crawl.ts';
import type {
  AccountTable,
  BudgetAlertTable,
  BudgetTable,
  HoldTable,
  LedgerTable,
} from './tables/credits.ts';
import type { CacheTable, InstanceTable, SealTable } from './tables/instances.ts';
import type {
  InteractRecordTable,
  InteractSessionTable,
  InteractStepTable,
  ProfileTable,
  ScrapedPageTable,
} from './tables/interact.ts';
import type { IdempotentStartTable, JobTable, PausedQueueTable, TeamScheduleTable } from './tables/jobs.ts';
import type { KnownPageTable } from './tables/known-pages.ts';
import type { MailSubscriptionTable, MailTable } from './tables/mail.ts';
import type { MonitorTable, MonitorCheckTable, MonitorPageTable } from './tables/monitor.ts';
import type { AssertionUseTable, DeviceGrantTable } from './tables/onboarding.ts';
import type {
  MembershipTable,
  OpenidFlowTable,
  PasskeyTable,
  PasskeyChallengeTable,
  PersonTable,
  PersonSessionTable,
  PersonSubjectTable,
  SignInLinkTable,
} from './tables/people.ts';
import type {
  WebhookTable,
  WebhookDeliveryTable,
  WebhookEventTable,
  WebhookSecretTable,
} from './tables/webhooks.ts';

/** All tables by name. */
export interface Tables {
  organization: OrganizationTable;
  team: TeamTable;
  api_key: ApiKeyTable;
  account: AccountTable;
  budget: BudgetTable;
  budget_alert: BudgetAlertTable;
  hold: HoldTable;
  ledger: LedgerTable;
  instance: InstanceTable;
  cache: CacheTable;
  stored_bytes: StoredBytesTable;
  job: JobTable;
  team_schedule: TeamScheduleTable;
  paused_queue: PausedQueueTable;
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
  interact_record: InteractRecordTable;
  interact_step: InteractStepTable;
  profile: ProfileTable;
  scraped_page: ScrapedPageTable;
  seal: SealTable;
  monitor: MonitorTable;
  monitor_check: MonitorCheckTable;
  monitor_page: MonitorPageTable;
  known_page: KnownPageTable;
  webhook: WebhookTable;
  webhook_event: WebhookEventTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_secret: WebhookSecretTable;
  mail: MailTable;
  mail_subscription: MailSubscriptionTable;
  person: PersonTable;
  membership: MembershipTable;
  sign_in_link: SignInLinkTable;
  person_session: PersonSessionTable;
  request_count: RequestCountTable;
  api_request: ApiRequestTable;
  security_event: SecurityEventTable;
  device_grant: DeviceGrantTable;
  assertion_use: AssertionUseTable;
  passkey: PasskeyTable;
  person_subject: PersonSubjectTable;
  openid_flow: OpenidFlowTable;
  passkey_challenge: PasskeyChallengeTable;
}
