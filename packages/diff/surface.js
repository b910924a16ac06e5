/* What users depend on beside the types: `npm run api` writes it to api/surface.txt. Not published. */
import { RULE_NAMES } from './dist/rule-names.js';

export default () => RULE_NAMES.map((name) => `rule ${name}`);
