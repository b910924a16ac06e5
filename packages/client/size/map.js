// A program that calls the API: `npm run check:package` bundles and weighs it.
import { createClient } from '../dist/index.js';

const web = createClient({ apiKey: 'k', baseUrl: 'https://service.test' });
web.map({ url: 'https://example.com' }).then(console.log, console.error);
