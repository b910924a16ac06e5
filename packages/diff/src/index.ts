export type { Change, Level, OpenApiDocument, Where } from './change.ts';
export { diffOpenApi, type DiffOptions } from './diff-openapi.ts';
export { changesToChangelog, type ChangelogOptions } from './format/changes-to-changelog.ts';
export {
  formatGithub,
  type GithubOptions,
  formatJson,
  formatText,
  formatMarkdown,
} from './format/formats.ts';
export { computeBump, type Bump } from './required-bump.ts';
export { RULE_NAMES } from './rule-names.ts';
export type { SunsetPolicy } from './sunset.ts';
export { DescriptionError } from '@web-data/openapi';
