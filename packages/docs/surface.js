/* What users depend on beside the types: `npm run api` writes it to api/surface.txt. Not published. */
import { configMembers } from './dist/generator/config/members.js';

export default ({ readHelp }) => [
  ...readHelp('web-data-docs'),
  ...Object.entries(configMembers).map(([name, { value }]) => `member ${name}: ${value}`),
];
