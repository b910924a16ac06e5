export { hideUrlSecrets } from './hide-url-secrets.ts';
