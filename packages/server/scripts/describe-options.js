// Writes the configuration table of README.md and .env.example from src/platform/config/options.ts, after a build.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { options } from '../dist/platform/config/options.js';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));
const example = fileURLToPath(new URL('../.env.example', import.meta.url));
const entries = Object.entries(options);

const rows = entries.map(([name, option]) => [
  `\`${name}\``,
  `\`${option.env}\``,
  formatDefault(name, option.default),
  option.description,
]);
const table = [['member', 'variable', 'default', ''], ['---', '---', '---', '---'], ...rows]
  .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
  .join('\n');
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(/^\| member .*?\n\n/ms, () => `${table}\n\n`),
);

const lines = entries.map(
  ([, option]) => `\n# ${option.description}\n# ${option.env}=${text(option.default)}\n`,
);
const head =
  '# Copy to .env and start with `node --env-file=.env`. Every line is optional; what stands here is the default.\n';
writeFileSync(example, head + lines.join(''));
execFileSync('npx', ['oxfmt', readme], { stdio: 'inherit' });

function formatDefault(name, value) {
  if (name === 'plans') return 'see below';
  if (value === undefined) return '';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function text(value) {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
