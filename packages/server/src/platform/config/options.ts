import type { OptionsOf } from './option.ts';
import type { ServerConfig } from './server-config.ts';
import { baseOptions } from './options/base.ts';
import { siteOptions } from './options/sites.ts';
import { limitOptions } from './options/limits.ts';
import { jobOptions } from './options/jobs.ts';
import { searchOptions } from './options/search.ts';
import { modelOptions } from './options/model.ts';
import { browserOptions } from './options/browser.ts';
import { storageOptions } from './options/storage.ts';
import { securityOptions } from './options/security.ts';
import { accessOptions } from './options/access.ts';
import { mailOptions } from './options/mail.ts';
import { operatorOptions } from './options/operator.ts';

/** Every option, in the order of the README's table. */
export const options: OptionsOf<ServerConfig> = {
  ...baseOptions,
  ...siteOptions,
  ...limitOptions,
  ...jobOptions,
  ...searchOptions,
  ...modelOptions,
  ...browserOptions,
  ...storageOptions,
  ...securityOptions,
  ...accessOptions,
  ...mailOptions,
  ...operatorOptions,
};
