/* What users depend on beside the types: `npm run api` writes it to api/surface.txt. Not published. */
import { allParts } from './dist/generator.js';

export default ({ readHelp }) => [...readHelp('generate-api'), ...allParts.map((part) => `part ${part}`)];
