// A program that makes one call of many: `npm run check:package` bundles and weighs it.
import { connect, mapUrls } from '../dist/operations.js';

const service = connect({ apiKey: 'k', baseUrl: 'https://service.test' });
mapUrls(service, { url: 'https://example.com' }).then(console.log, console.error);
