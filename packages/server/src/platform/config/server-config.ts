import type { BaseConfig } from './options/base.ts';
import type { SiteConfig } from './options/sites.ts';
import type { LimitConfig } from './options/limits.ts';
import type { JobConfig } from './options/jobs.ts';
import type { SearchConfig } from './options/search.ts';
import type { ModelConfig } from './options/model.ts';
import type { BrowserConfig } from './options/browser.ts';
import type { StorageConfig } from './options/storage.ts';
import type { SecurityConfig } from './options/security.ts';
import type { AccessConfig } from './options/access.ts';
import type { MailConfig } from './options/mail.ts';
import type { OperatorConfig } from './options/operator.ts';

/** The configuration of a server. `options/` has the description, the bounds and the default of each member. */
export interface ServerConfig
  extends
    BaseConfig,
    SiteConfig,
    LimitConfig,
    JobConfig,
    SearchConfig,
    ModelConfig,
    BrowserConfig,
    StorageConfig,
    SecurityConfig,
    AccessConfig,
    MailConfig,
    OperatorConfig {}
