/* What users depend on beside the types: `npm run api` writes it to api/surface.txt. Not published. */
import { apiTools } from '@web-data/client/tools';
import { createCommands } from './dist/commands/command.js';
import { commonHelp, ownCommands } from './dist/commands/help.js';
import { exitCodes } from './dist/failure.js';

export default () => [
  ...createCommands(apiTools.tools).flatMap(describeCommand),
  ...ownCommands.map(([name]) => `command webdata ${name}`),
  // What else they do stands in their texts.
  ...ownCommands.flatMap(([, text]) =>
    [...text.matchAll(/`([a-z]+ [a-z]+) (<[^>]+>)`/g)].map(
      ([, command, value]) => `command webdata ${command}: ${value}`,
    ),
  ),
  ...commonHelp.map(([name]) => `option webdata ${name.replace(/ (?=<)/, ': ')}`),
  ...Object.entries(exitCodes).map(([code, text]) => `exit webdata ${code}: ${text}`),
];

function describeCommand({ name, positionals, flags }) {
  const values = positionals.map((flag) => ` <${flag.name}${flag.kind === 'list' ? '…' : ''}>`);
  return [
    `command webdata ${name}${values.length > 0 ? `:${values.join('')}` : ''}`,
    ...flags.flatMap((flag) => [
      `option webdata ${name} --${flag.name}: ${flag.kind}${flag.required ? ', required' : ''}`,
      ...flag.choices.map((choice) => `choice webdata ${name} --${flag.name} ${choice}`),
    ]),
  ];
}
