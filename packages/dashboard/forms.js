import { bodyFields, describe, parameterFields, sampleRequests } from '@web-data/docs/sample-requests';

/**
 * Converts each operation of a description to a form. The forms also render as code samples.
 * @param {object} document bundled
 */
export function createForms(document) {
  const description = describe(document);
  return { prefix: description.prefix, forms: description.operations.map((one) => formOf(description, one)) };
}

function formOf(description, operation) {
  const { id, summary, tag, method, path, sdkMethod, mediaType, object } = operation;
  const [{ credentials, returnsJson, result, body, parts }] = sampleRequests(description, operation);
  return {
    id,
    title: summary,
    tag,
    scope: object['x-scope'],
    method,
    path,
    sdkMethod: object['x-sdk-method'] === undefined ? null : sdkMethod,
    mediaType,
    credentials,
    returnsJson,
    ...(result && { result }),
    fields: [...parameterFields(description, operation), ...bodyFields(description, operation)],
    example: parts ? {} : (body ?? {}),
  };
}
