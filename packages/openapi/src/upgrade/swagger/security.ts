import { asString, type JsonObject } from '../../json/json.ts';
import { pickExtensions, mapMembers, pick } from './names.ts';

const FLOWS: Readonly<Record<string, string>> = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

/** The security schemes of Swagger 2.0 by name. */
export function convertSecuritySchemes(definitions: JsonObject): JsonObject {
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
