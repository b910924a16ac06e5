import { METHODS } from '../grammar/methods.ts';
import { asArray, asObject, asString, isObject, pickStrings, type JsonObject } from '../json/json.ts';
import { pickExtensions, mapMembers, mapNamed, MOVED, pick } from './swagger/names.ts';
import { mediaTypes, convertParameter, convertParameters, convertRequestBody } from './swagger/parameters.ts';
import { convertResponses } from './swagger/responses.ts';
import { convertSchema } from './swagger/schema.ts';
import { convertSecuritySchemes } from './swagger/security.ts';

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
