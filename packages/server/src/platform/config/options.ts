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

/** Every option, in the order of `--help` and of docs/options.md. */
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

/** The options by subject, each with the heading of its table in docs/options.md. */
export const optionGroups: readonly (readonly [title: string, group: Partial<OptionsOf<ServerConfig>>])[] = [
  ['Address, store and documentation', baseOptions],
  ['Access to sites', siteOptions],
  ['Plans, prices and limits', limitOptions],
  ['Jobs', jobOptions],
  ['Search', searchOptions],
  ['Model', modelOptions],
  ['Browser and sessions', browserOptions],
  ['Webhooks and caches', storageOptions],
  ['Classifier and logs', securityOptions],
  ['Callers and sign-in', accessOptions],
  ['Mail', mailOptions],
  ['Operation', operatorOptions],
];
