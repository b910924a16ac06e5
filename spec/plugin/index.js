import { ErrorResponses } from './preprocessors/error-responses.js';
import { ResponseHeaders } from './preprocessors/response-headers.js';

/** Redocly plugin of this API description: derives what stands in one place only, and checks our own rules. */
export default function webDataPlugin() {
  return {
    id: 'web-data',
    preprocessors: { oas3: { 'error-responses': ErrorResponses, 'response-headers': ResponseHeaders } },
  };
}
