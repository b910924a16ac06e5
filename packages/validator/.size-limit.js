import { operations } from '@web-data/types';

/** Bytes that one operation may cost those who validate all. One of them takes actions of forty members. */
const OPERATION_BYTES = 440;
/** What the reading of forms of parts costs beside them, once, from the first operation on that takes one. */
const FORM_BYTES = 6800;
/** And the writing of streams and of their parts, from the first operation on that gives one. */
const STREAM_BYTES = 850;
/** And those that the responses of one may cost those who check them. */
const RESPONSE_BYTES = 640;

export default [
  {
    name: 'Map, validity',
    path: 'src/generated/request-validity.ts',
    import: '{ mapUrls_body }',
    limit: '3 KiB',
    gzip: true,
  },
  {
    name: 'Map, violations',
    path: 'src/generated/request-violations.ts',
    import: '{ mapUrls_body }',
    limit: '3 KiB',
    gzip: true,
  },
  {
    name: 'the runtime behind fetch, of whatever API',
    path: 'dist/runtime/fetch.js',
    ignore: ['./response-checks-*.js', './inspector-*.js', './responses-*.js', './item-*.js'],
    // 0.35 KiB of it open a body as a stream and bound it by operation, whatever its media type is; 0.1 KiB load what
    // streams items with the first operation that does, and read the styles of OpenAPI 3.2; 0.12 KiB keep the digits of
    // integers of 64 bits, where a description is generated so.
    limit: '8.07 KiB',
    gzip: true,
  },
  {
    name: 'the runtime behind node:http, of whatever API',
    path: 'dist/runtime/node.js',
    ignore: [
      './response-checks-*.js',
      './inspector-*.js',
      './responses-*.js',
      './item-*.js',
      './method-*.js',
      'node:http',
    ],
    // 0.5 KiB of it open a body as a stream and bound it by operation, whatever its media type is; 0.3 KiB load what
    // streams items, send what was written before they close, and find the methods that node:http does not read; 0.12 KiB
    // keep the digits of integers of 64 bits.
    limit: '8.92 KiB',
    gzip: true,
  },
  {
    name: 'the reading of forms of parts, loaded with a description that has one',
    path: 'dist/runtime/index.js',
    import: '{ multipart }',
    limit: '6.33 KiB',
    gzip: true,
  },
  {
    name: 'the requests of all operations, which grow with the description',
    path: 'src/generated/operations.ts',
    limit: `${Object.keys(operations).length * OPERATION_BYTES + FORM_BYTES + STREAM_BYTES} B`,
    gzip: true,
  },
  {
    name: 'the checks of responses, loaded on first use, which grow with the description',
    path: 'src/generated/responses.ts',
    limit: `${Object.keys(operations).length * RESPONSE_BYTES} B`,
    gzip: true,
  },
];
