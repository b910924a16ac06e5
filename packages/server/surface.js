/* What operators depend on beside the types: `npm run api` writes it to api/surface.txt. Not published. */
import { readdirSync } from 'node:fs';
import { commonOptions } from './dist/cli/command.js';
import { commands } from './dist/cli/run.js';
import { options } from './dist/platform/config/options.js';

const program = 'web-data-server';

export default () => [
  ...commands.flatMap(describeCommand),
  ...Object.entries(commonOptions).map(([name, option]) => describeOption(program, name, option)),
  ...Object.entries(options).map(describeMember),
  ...readdirSync(new URL('deploy', import.meta.url)).map((name) => `file deploy/${name}`),
];

function describeCommand({ name, arguments: positionals = [], options: own = {} }) {
  const command = `${program} ${name}`;
  const values = positionals.map((positional) => ` <${positional}>`).join('');
  return [
    `command ${command}${values && `:${values}`}`,
    ...Object.entries(own).map(([option, value]) => describeOption(command, option, value)),
  ];
}

function describeOption(command, name, { value }) {
  return `option ${command} --${name}${value ? `: ${value}` : ''}`;
}

function describeMember([name, { env, expected, default: usual }]) {
  const stated = usual === undefined ? '' : `, default ${JSON.stringify(usual)}`;
  return `member ${name}: ${env}, ${expected}${stated}`;
}
