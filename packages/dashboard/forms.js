import { describe, mergeSchema, sampleRequests } from '@web-data/docs/sample-requests';

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
    fields: [
      ...operation.parameters.map((one) => parameterOf(description, one)),
      ...membersOf(description, operation),
    ],
    example: parts ? {} : (body ?? {}),
  };
}

function parameterOf({ document }, { name, in: location, required = false, schema, description }) {
  return fieldOf(document, { name, location, isRequired: required, schema, description });
}

/** The members of a body, required ones first. */
function membersOf({ document }, { media }) {
  const { properties = {}, required = [] } = mergeSchema(document, media?.schema ?? true);
  const fields = Object.entries(properties).map(([name, schema]) =>
    fieldOf(document, { name, location: 'body', isRequired: required.includes(name), schema }),
  );
  return fields.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

function fieldOf(document, { name, location, isRequired, schema: pick = true, description }) {
  const schema = mergeSchema(document, pick);
  const { enum: choices, minimum, maximum, default: usual } = schema;
  return {
    name,
    location,
    isRequired,
    kind: kindOf(document, schema),
    description: plain(description ?? schema.description ?? ''),
    ...(choices && { choices: choices.map(String) }),
    ...(minimum !== undefined && { least: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    ...(usual !== undefined && { usual: typeof usual === 'string' ? usual : JSON.stringify(usual) }),
  };
}

/**
 * Returns the kind of input for a value. A value that is neither a single value nor a list of strings is typed as JSON.
 */
function kindOf(document, { type, format, enum: choices, items, contentMediaType, maxLength = 0 }) {
  if (contentMediaType !== undefined || format === 'binary') return 'file';
  if (choices) return 'choice';
  if (type === 'boolean') return 'switch';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string') return format === 'uri' ? 'url' : maxLength > 1000 ? 'long' : 'text';
  const isList = type === 'array' && mergeSchema(document, items ?? true).type === 'string';
  return isList ? 'lines' : 'json';
}

/** Returns the first sentence, without Markdown that only renders on a page. */
function plain(markdown) {
  const text = markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '');
  return /^.*?[.:](?=\s|$)/s.exec(text.trim())?.[0].replace(/:$/, '.') ?? text.trim();
}
