import { asArray, asObject, asString, isObject, stringsOf, type JsonObject } from '../json/json.ts';
import { extensionsOf, mapMembers, mapNamed, MOVED, pick } from './swagger/names.ts';
import { mediaTypes, parameterOf, parametersOf, requestBodyOf } from './swagger/parameters.ts';
import { responsesOf } from './swagger/responses.ts';
import { schemaOf } from './swagger/schema.ts';
import { securitySchemesOf } from './swagger/security.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

/** Swagger 2.0 as OpenAPI 3.1. */
export function fromSwagger(document: JsonObject): { value: JsonObject; moved: typeof MOVED } {
  const value = {
    openapi: '3.1.0',
    ...pick(document, 'info', 'tags', 'externalDocs', 'security'),
    servers: serversOf(document, stringsOf(document['schemes'])),
    paths: mapNamed(asObject(document['paths']), (item) => pathItemOf(document, item)),
    components: componentsOf(document),
    ...extensionsOf(document),
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
  const parameters = parametersOf(document, item['parameters']);
  return {
    ...pick(item, '$ref'),
    ...(parameters.length > 0 && { parameters }),
    ...mapMembers(pick(item, ...METHODS), (operation) => operationOf(document, operation, item)),
    ...extensionsOf(item),
  };
}

function operationOf(document: JsonObject, operation: JsonObject, item: JsonObject): JsonObject {
  const { consumes, produces, parameters, schemes } = operation;
  const own = parametersOf(document, parameters);
  const lists = [item['parameters'], parameters];
  const requestBody = requestBodyOf(document, lists, mediaTypes(consumes, document['consumes']));
  const answers = responsesOf(asObject(operation['responses']), mediaTypes(produces, document['produces']));
  return {
    ...pick(operation, 'tags', 'summary', 'description', 'externalDocs', 'operationId'),
    ...(own.length > 0 && { parameters: own }),
    ...(requestBody && { requestBody }),
    responses: answers,
    ...pick(operation, 'deprecated', 'security'),
    ...(asArray(schemes).length > 0 && { servers: serversOf(document, stringsOf(schemes)) }),
    ...extensionsOf(operation),
  };
}

function componentsOf(document: JsonObject): JsonObject {
  const { definitions, parameters, responses, securityDefinitions } = document;
  const shared = Object.entries(asObject(parameters)).filter(
    ([, value]) => isObject(value) && value['in'] !== 'body' && value['in'] !== 'formData',
  );
  const groups = {
    schemas: mapMembers(asObject(definitions), (schema) => schemaOf(schema) as JsonObject),
    parameters: mapMembers(Object.fromEntries(shared), parameterOf),
    responses: responsesOf(asObject(responses), stringsOf(document['produces'])),
    securitySchemes: securitySchemesOf(asObject(securityDefinitions)),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, members]) => Object.keys(members).length > 0));
}
