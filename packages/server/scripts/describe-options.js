// Writes docs/options.md and .env.example from src/platform/config/options.ts, after a build.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { optionGroups, options } from '../dist/platform/config/options.js';
import { defaultPlans, getMaxStoredBytes } from '../dist/platform/config/plan.js';

const page = fileURLToPath(new URL('../docs/options.md', import.meta.url));
const example = fileURLToPath(new URL('../.env.example', import.meta.url));

const introduction = `# Options

<!-- Written by scripts/describe-options.js from src/platform/config/options.ts; do not edit. -->

Each option is a member of \`startServer\`, a member of the JSON file that \`--config\` or \`WEB_DATA_CONFIG\` names, and an
environment variable. A member given to \`startServer\` takes precedence over the environment, and the environment over
the file. In the environment, lists are comma-separated or JSON, and objects are JSON.

All options are checked at the start. A variable \`WEB_DATA_…\` that names no option is reported in the log.
`;

const contents = optionGroups.map(([title]) => `- [${title}](#${toAnchor(title)})`).join('\n');
const sections = optionGroups.map(([title, group]) => `## ${title}\n\n${formatTable(group)}`);
const plans = ['## Default plans', formatPlans()];
writeFileSync(
  page,
  `${[introduction, `${contents}\n- [Default plans](#default-plans)`, ...sections, ...plans].join('\n\n')}\n`,
);

const lines = Object.values(options).map(
  (option) => `\n# ${option.description}\n# ${option.env}=${text(option.default)}\n`,
);
const head =
  '# Copy to .env and start with `node --env-file=.env`. Every line is optional; what stands here is the default.\n';
writeFileSync(example, head + lines.join(''));
execFileSync('npx', ['oxfmt', page], { stdio: 'inherit' });

function formatTable(group) {
  const rows = Object.entries(group).map(([name, option]) => [
    `\`${name}\`<br>\`${option.env}\``,
    formatDefault(name, option.default),
    option.description,
  ]);
  return formatRows([['option, variable', 'default', 'meaning'], ['---', '---', '---'], ...rows]);
}

function formatPlans() {
  const rows = Object.entries(defaultPlans).map(([name, plan]) => [
    `\`${name}\``,
    String(plan.requestsPerMinute),
    String(plan.concurrency),
    String(plan.statusReadsPerMinute ?? 500),
    `${getMaxStoredBytes(defaultPlans, name) / 1e9} GB`,
  ]);
  const heads = [
    'plan',
    'requests a minute, each operation',
    'concurrency',
    'status reads a minute',
    'stored',
  ];
  return formatRows([heads, heads.map(() => '---'), ...rows]);
}

function formatRows(rows) {
  return rows
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');
}

function formatDefault(name, value) {
  if (name === 'plans') return '[below](#default-plans)';
  if (value === undefined) return '';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function toAnchor(title) {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
}

function text(value) {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
