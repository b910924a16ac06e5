/** The requests that the documentation shows of an operation, from a bundled description: for builds, in Node.js. */
export { describe } from './generator/description/description.ts';
export type { Description } from './generator/description/description.ts';
export { mergeSchema } from './generator/description/merge-schema.ts';
export { bodyFields, parameterFields } from './generator/outputs/form-fields.ts';
export type { FormField } from './browser/form/form-field.ts';
export { sampleRequests } from './generator/samples/request.ts';
export type { SampleRequest } from './generator/samples/request.ts';
