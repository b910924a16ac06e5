import { api, operations } from '@web-data/dashboard/oauth';
import { api as webData } from '@web-data/validator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { knownScopes } from '../keys/scopes.ts';

/** Path of the metadata of a resource (RFC 9728, section 3), and of an authorization server (RFC 8414, section 3). */
const RESOURCE = '/.well-known/oauth-protected-resource';
const SERVER = '/.well-known/oauth-authorization-server';

/** Paths of the resources that keys give access to: the service, the API, and the tools of agents. */
const resources: Readonly<Record<Resource, string>> = {
  service: '',
  api: webData.basePath,
  tools: '/mcp',
};

type Resource = 'service' | 'api' | 'tools';

/** Seconds for which metadata may be cached. */
const MAX_AGE = 3600;

/** Content of the metadata. */
export interface MetadataOptions {
  /** Scheme and host under which callers reach the server. */
  origin(): string;
  /** The grants that the token endpoint accepts. */
  grants: readonly string[];
}

/**
 * Creates the `WWW-Authenticate` header, which points callers without a key to the metadata (RFC 9728, section 5.1).
 */
export function createChallenge(origin: string, resource: Resource): string {
  return `Bearer resource_metadata="${origin}${RESOURCE}${resources[resource]}"`;
}

/** Serves the metadata that leads an agent from a 401 to a key. It is public, so any page may read it. */
export function addMetadata(app: FastifyInstance, { origin, grants }: MetadataOptions): void {
  const serve = (path: string, metadata: () => object): void => {
    app.get(path, async (_request, reply) => open(reply).send(metadata()));
    // Agents in browsers send a header of their protocol, which needs a preflight.
    app.options(path, async (_request, reply) =>
      open(reply)
        .headers({ 'access-control-allow-headers': '*', 'access-control-allow-methods': 'GET, HEAD' })
        .code(204)
        .send(),
    );
  };
  for (const path of Object.values(resources))
    serve(RESOURCE + path, () => ({
      resource: origin() + path,
      authorization_servers: [origin()],
      bearer_methods_supported: ['header'],
      scopes_supported: knownScopes,
      resource_documentation: `${origin()}/`,
    }));
  serve(SERVER, () => ({
    issuer: origin(),
    token_endpoint: addressOf(origin(), 'issueToken'),
    device_authorization_endpoint: addressOf(origin(), 'authorizeDevice'),
    grant_types_supported: grants,
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['none'],
    scopes_supported: knownScopes,
    service_documentation: `${origin()}/`,
  }));
}

function open(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'cache-control': `public, max-age=${MAX_AGE}`,
    'x-content-type-options': 'nosniff',
  });
}

function addressOf(origin: string, operation: keyof typeof operations): string {
  return origin + api.basePath + operations[operation].path;
}
