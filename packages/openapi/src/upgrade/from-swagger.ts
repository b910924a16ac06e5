import { METHODS } from '../grammar/methods.ts';
import { asArray, asObject, asString, isObject, pickStrings, type JsonObject } from '../json/json.ts';
import { mapMembers, mapNamed, MOVED, moveReference, pick, pickExtensions } from './swagger/names.ts';
import {
  convertParameter,
  convertParameters,
  convertRequestBody,
  fieldSchema,
  mediaTypes,
} from './swagger/parameters.ts';
import { convertSchema } from './swagger/schema.ts';

/** Swagger 2.0 as OpenAPI 3.1. */
export function fromSwagger(document: JsonObject): { value: JsonObject; moved: typeof MOVED } {
  const value = {
    openapi: '3.1.0',
    ...pick(document, 'info', 'tags', 'externalDocs', 'security'),
    servers: serversOf(document, pickStrings(document['schemes'])),
    paths: mapNamed(asObject(document['paths']), (item) => pathItemOf(document, item)),
    components: componentsOf(document),
    ...pickExtensions(document),
  };
  return { value, moved: MOVED };
}

function serversOf({ host, basePath }: JsonObject, schemes: readonly string[]): JsonObject[] {
  const path = asString(basePath) ?? '/';
  if (typeof host !== 'string') return [{ url: path }];
  const prefixes = schemes.length > 0 ? schemes.map((scheme) => `${scheme}:`) : [''];
  return prefixes.map((prefix) => ({ url: `${prefix}//${host}${path.replace(/\/$/u, '')}` }));
}

function pathItemOf(document: JsonObject, item: JsonObject): JsonObject {
  const parameters = convertParameters(document, item['parameters']);
  return {
    ...pick(item, '$ref'),
    ...(parameters.length > 0 && { parameters }),
    ...mapMembers(pick(item, ...METHODS), (operation) => operationOf(document, operation, item)),
    ...pickExtensions(item),
  };
}

function operationOf(document: JsonObject, operation: JsonObject, item: JsonObject): JsonObject {
  const { consumes, produces, parameters, schemes } = operation;
  const own = convertParameters(document, parameters);
  const lists = [item['parameters'], parameters];
  const requestBody = convertRequestBody(document, lists, mediaTypes(consumes, document['consumes']));
  const responses = convertResponses(
    asObject(operation['responses']),
    mediaTypes(produces, document['produces']),
  );
  return {
    ...pick(operation, 'tags', 'summary', 'description', 'externalDocs', 'operationId'),
    ...(own.length > 0 && { parameters: own }),
    ...(requestBody && { requestBody }),
    responses: responses,
    ...pick(operation, 'deprecated', 'security'),
    ...(asArray(schemes).length > 0 && { servers: serversOf(document, pickStrings(schemes)) }),
    ...pickExtensions(operation),
  };
}

function componentsOf(document: JsonObject): JsonObject {
  const { definitions, parameters, responses, securityDefinitions } = document;
  const shared = Object.entries(asObject(parameters)).filter(
    ([, value]) => isObject(value) && value['in'] !== 'body' && value['in'] !== 'formData',
  );
  const groups = {
    schemas: mapMembers(asObject(definitions), (schema) => convertSchema(schema) as JsonObject),
    parameters: mapMembers(Object.fromEntries(shared), convertParameter),
    responses: convertResponses(asObject(responses), pickStrings(document['produces'])),
    securitySchemes: convertSecuritySchemes(asObject(securityDefinitions)),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, members]) => Object.keys(members).length > 0));
}

/** Responses by status or name, with a body for each media type that the operation produces. */
function convertResponses(responses: JsonObject, produces: readonly string[]): JsonObject {
  return mapNamed(responses, (response) => responseOf(response, produces));
}

function responseOf(response: JsonObject, produces: readonly string[]): JsonObject {
  const { $ref, schema, examples, headers } = response;
  if (typeof $ref === 'string') return { $ref: moveReference($ref) };
  const entries = asObject(examples);
  const named = schema === undefined ? [] : produces.length > 0 ? produces : ['application/json'];
  const types = new Set([...named, ...Object.keys(entries)]);
  const content = [...types].map((type) => [
    type,
    {
      ...(schema !== undefined && { schema: convertSchema(schema) }),
      ...(entries[type] !== undefined && { example: entries[type] }),
    },
  ]);
  return {
    description: '',
    ...pick(response, 'description'),
    ...(headers !== undefined && { headers: mapMembers(asObject(headers), headerOf) }),
    ...(content.length > 0 && { content: Object.fromEntries(content) as JsonObject }),
    ...pickExtensions(response),
  };
}

function headerOf(header: JsonObject): JsonObject {
  return { ...pick(header, 'description'), schema: fieldSchema(header), ...pickExtensions(header) };
}

const FLOWS: Readonly<Record<string, string>> = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

/** The security schemes of Swagger 2.0 by name. */
function convertSecuritySchemes(definitions: JsonObject): JsonObject {
  return mapMembers(definitions, schemeOf);
}

function schemeOf(scheme: JsonObject): JsonObject {
  const common = { ...pick(scheme, 'description'), ...pickExtensions(scheme) };
  if (scheme['type'] === 'basic') return { type: 'http', scheme: 'basic', ...common };
  if (scheme['type'] !== 'oauth2') return { ...pick(scheme, 'type', 'name', 'in'), ...common };
  const flow = FLOWS[asString(scheme['flow']) ?? ''] ?? 'implicit';
  return {
    type: 'oauth2',
    flows: { [flow]: { scopes: {}, ...pick(scheme, 'authorizationUrl', 'tokenUrl', 'scopes') } },
    ...common,
  };
}
