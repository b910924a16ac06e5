import { isJsonType } from '@web-data/openapi';
import { typeValue } from '../../browser/form/field-value.ts';
import type { FormField } from '../../browser/form/form-field.ts';
import { toText } from '../../browser/form/parameter-pairs.ts';
import type { Trial, TrialResponse, TrialBody, TrialParameter } from '../../browser/try-it/trial.ts';
import type { Description } from '../description/description.ts';
import { mergeSchema } from '../description/merge-schema.ts';
import type { Parameter } from '../description/document.ts';
import { listExamples } from '../description/examples.ts';
import type { Operation } from '../description/operations.ts';
import type { Credential } from '../samples/credentials.ts';
import { json } from '../samples/literals.ts';
import { form, formPairs } from '../samples/form.ts';
import { bodyFields, parameterFields } from './form-fields.ts';
import { exampleValues, sampleRequests } from '../samples/request.ts';
import type { SampleRequest } from '../samples/request.ts';

/** Creates the data for the console of an operation. `inPage` states that pages can respond to requests themselves. */
export function createTrial(description: Description, operation: Operation, inPage: boolean): Trial {
  const requests = sampleRequests(description, operation);
  const [first] = requests;
  const credential = first?.credentials.flatMap(asTrial)[0];
  return {
    operation: operation.id,
    method: operation.method,
    baseUrl: operation.service.baseUrl,
    path: operation.service.prefix + operation.path,
    ...(credential && { credential }),
    parameters: parametersOf(description, operation, first),
    bodies: requests.flatMap((request) => bodyOf(description, operation, request)),
    inPage,
    responses: listResponses(description, operation),
  };
}

/** A page can send a key in a header or in the query, but not in a cookie of another host. */
function asTrial(credential: Credential): NonNullable<Trial['credential']>[] {
  if (credential.in !== 'header' && credential.in !== 'query') return [];
  const { in: location, name, prefix } = credential;
  return [{ in: location, name, prefix }];
}

function parametersOf(
  description: Description,
  operation: Operation,
  request: SampleRequest | undefined,
): TrialParameter[] {
  const { document } = description;
  const { parameters } = operation;
  const fields = parameterFields(description, operation);
  const input: Partial<Record<Parameter['in'], Record<string, unknown>>> = {
    path: request?.pathValues ?? {},
    query: request?.query ?? {},
    header: request?.headers ?? {},
  };
  return parameters.flatMap<TrialParameter>((parameter) => {
    const { name, in: location, required = false, schema = true } = parameter;
    if (location === 'cookie') return [];
    if (location === 'querystring')
      return [{ in: location, name, required, value: request?.querystring?.text ?? '', values: [] }];
    const sent = input[location] ?? {};
    const example = Object.hasOwn(sent, name)
      ? exampleValues(description, operation, location)[name]
      : undefined;
    const values = (mergeSchema(document, schema).enum ?? []).map(toText);
    const field = fields.find((one) => one.name === name && one.location === location);
    return [
      {
        in: location,
        name,
        required,
        value: startText(field, example),
        values,
        ...(field && { field }),
        ...writtenAs(parameter, field),
      },
    ];
  });
}

/** The text that a field starts with. A text, also one of JSON, is typed as it is sent. */
function startText(field: FormField | undefined, example: unknown): string {
  if (example === undefined) return '';
  return field === undefined || typeof example === 'string' ? toText(example) : typeValue(field, example);
}

/** How a parameter is sent that may be a list or an object. */
function writtenAs(
  { content, style, explode }: Parameter,
  field: FormField | undefined,
): Pick<TrialParameter, 'written'> {
  if (content !== undefined || (field?.kind !== 'lines' && field?.kind !== 'json')) return {};
  return { written: { ...(style !== undefined && { style }), ...(explode !== undefined && { explode }) } };
}

function bodyOf(
  description: Description,
  operation: Operation,
  { title, body, parts, text: own }: SampleRequest,
): TrialBody[] {
  const { mediaType } = operation;
  if (parts) {
    const inputs = parts.map(({ name, kind, value, type }) => ({
      name,
      file: kind === 'file',
      value: typeof value === 'string' ? value : json(value),
      ...(type !== undefined && { type }),
    }));
    return [{ title, parts: inputs }];
  }
  if (body === undefined) return [];
  const text = own ?? (mediaType === form ? String(new URLSearchParams(formPairs(body))) : json(body));
  const isJson = isJsonType(mediaType);
  const fields = isJson ? bodyFields(description, operation) : [];
  return [{ title, mediaType, isJson, text, ...(fields.length > 0 && { fields }) }];
}

/** Every documented success response, and every error that the operation may return. */
function listResponses(description: Description, { model, errors }: Operation): TrialResponse[] {
  const good = model.responses
    .filter(({ status }) => /^2\d\d$/.test(status))
    .flatMap<TrialResponse>(({ status, content }) => {
      const media = content.find(({ type }) => type === 'application/json');
      const examples = media ? listExamples(media) : [];
      if (examples.length === 0) return [{ label: status, status: Number(status) }];
      return examples.map(({ title, value }) => ({
        label: `${status} ${title}`,
        status: Number(status),
        body: value,
      }));
    });
  const bad = description.errors
    .filter(({ name }) => errors.includes(name))
    .toSorted((a, b) => a.status - b.status)
    .map(({ name, status, error }) => ({ label: `${status} ${error}`, status, error: name }));
  return [...good, ...bad];
}
