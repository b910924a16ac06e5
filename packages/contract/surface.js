/* What users depend on beside the types: `npm run api` writes it to api/surface.txt. Not published. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export default ({ readHelp }) => {
  const { inputs } = parse(readFileSync(new URL('action.yml', import.meta.url), 'utf8'));
  return [
    ...readHelp('web-data-contract'),
    'tool action.yml',
    ...Object.entries(inputs).map(
      ([name, { required }]) => `input action.yml ${name}${required ? ': required' : ''}`,
    ),
  ];
};
