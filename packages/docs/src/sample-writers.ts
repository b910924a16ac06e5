/** One request in the languages of the documentation: for pages that let a reader fill it in. */
export { curlSample } from './generator/samples/curl.ts';
export { pythonSample } from './generator/samples/python.ts';
export { typescriptSample } from './generator/samples/typescript.ts';
export type { SampleRequest } from './generator/samples/request.ts';
