// The tables of a description with one operation that takes a form of parts, as the generator writes them.
import { createApi, multipart } from '../../dist/runtime/index.js';

const megabyte = 1_048_576;

/** Options of JSON, a note, a file of at most 50 MiB with a media type, and other files. */
const fields = {
  options: { types: [], style: 'json', mediaTypes: ['application/json'] },
  note: { types: [], style: 'single' },
  file: {
    types: [],
    style: 'file',
    minBytes: 1,
    maxBytes: 50 * megabyte,
    mediaTypes: ['text/*', 'image/png'],
  },
};

/** A form needs its file; `options.pages` is a number. */
const violations = ({ file, options }) => [
  ...(file === undefined
    ? [{ instancePath: '', keyword: 'required', params: { missingProperty: 'file' } }]
    : []),
  ...(options?.pages === undefined || typeof options.pages === 'number'
    ? []
    : [{ instancePath: '/options/pages', keyword: 'type', params: { type: 'number' } }]),
];

const operation = (id) => ({
  id,
  method: 'POST',
  path: `/${id}`,
  security: [],
  parameters: [],
  checkParameters: null,
  body: {
    required: true,
    content: {
      'multipart/form-data': {
        isValid: (value) => violations(value).length === 0,
        collect: violations,
        ...multipart(fields),
      },
    },
  },
  named: [],
});

export const api = createApi({
  basePath: '',
  operations: { keep: operation('keep'), stream: operation('stream'), unread: operation('unread') },
  schemes: {},
  errors: {
    BadRequest: [400, 'Bad Request'],
    NotFound: [404, 'Not Found'],
    PayloadTooLarge: [413, 'Payload Too Large'],
    UnsupportedMediaType: [415, 'Unsupported Media Type'],
    InternalServerError: [500, 'Internal Server Error'],
  },
  codes: {},
  messages: { required: ['is required'], type: ['must be $', 'type'] },
  responses: async () => ({}),
});

/** Handlers that answer with what they were given: the file in memory, as a stream, or not looked at. */
export const options = {
  authenticate: false,
  streams: ['stream', 'unread'],
  handlers: {
    keep: async ({ body: { file, ...body } }) => reply(body, file, file.size),
    stream: async ({ body: { file, ...body } }) => {
      let size = 0;
      for await (const chunk of file.stream()) size += chunk.length;
      return reply(body, file, size);
    },
    unread: async ({ body: { file, ...body } }) => reply(body, file, -1),
  },
};

function reply(body, { name, type }, size) {
  return { status: 200, body: { ...body, name, type, size } };
}
