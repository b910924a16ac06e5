export { parseUrl } from './parse.ts';
export { canonicalUrl, isPlainPath, withoutQuery, MAX_URL_LENGTH } from './canonical.ts';
export { bareHost, registrableDomain } from './hosts.ts';
export { isAsset, pathStart, segmentCount, withoutFormat, plainForm } from './page-url.ts';
