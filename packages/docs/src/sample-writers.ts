/** One request in the languages of the documentation: for pages that let a reader fill it in. */
export { curlSample } from './generator/samples/curl.ts';
export { fetchSample } from './generator/samples/fetch.ts';
export { goSample } from './generator/samples/go.ts';
export { hasPhpSample, phpSample } from './generator/samples/php.ts';
export { pythonSample } from './generator/samples/python.ts';
export { typescriptSample } from './generator/samples/typescript.ts';
export { splitJson } from './browser/json-tokens.ts';
export type { SampleRequest } from './generator/samples/request.ts';
