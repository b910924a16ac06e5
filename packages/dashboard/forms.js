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

/**
 * Picks the first operation of a description that needs no other call before, and the request of its first sample.
 * @param {object} document bundled
 */
export function createFirstCall(document) {
  const description = describe(document);
  for (const operation of description.operations) {
    const { id, method, path, mediaType, sdkMethod, object } = operation;
    const [sample] = sampleRequests(description, operation);
    const isFirst = method === 'POST' && mediaType === 'application/json' && !path.includes('{');
    if (!isFirst || object['x-sdk-method'] === undefined || sample?.body === undefined) continue;
    // Sample writers read only these members of an operation.
    return {
      operationId: id,
      request: { ...sample, operation: { method, mediaType, sdkMethod, parameters: [] } },
    };
  }
  throw new Error('The description has no operation that a program can call first.');
}
