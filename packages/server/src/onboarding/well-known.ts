import { api, operations } from '@web-data/dashboard/oauth';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { knownScopes } from '../accounts/scopes.ts';

/** Where the metadata of a resource is (RFC 9728, section 3), and of an authorization server (RFC 8414, section 3). */
const RESOURCE = '/.well-known/oauth-protected-resource';
const SERVER = '/.well-known/oauth-authorization-server';

/** Paths of what keys are for: all of the service, the API, and the tools of agents. */
const resources = ['', '/v2', '/mcp'] as const;
type Resource = (typeof resources)[number];

/** Seconds for which metadata may be kept. */
const MAX_AGE = 3600;

/** What the metadata says. */
export interface MetadataOptions {
  /** Scheme and host under which callers reach the server. */
  origin(): string;
  /** The grants that the token endpoint takes. */
  grants: readonly string[];
}

/** What `WWW-Authenticate` says to who has no key: where to learn how one is obtained (RFC 9728, section 5.1). */
export function createChallenge(origin: string, resource: Resource): string {
  return `Bearer resource_metadata="${origin}${RESOURCE}${resource}"`;
}

/** Serves the metadata that leads an agent from a 401 to a key. It is the same for everybody, so any page may read it. */
export function addMetadata(app: FastifyInstance, { origin, grants }: MetadataOptions): void {
  const serve = (path: string, metadata: () => object): void => {
    app.get(path, async (_request, reply) => open(reply).send(metadata()));
    // Pages of agents send a header of their protocol, for which browsers ask first.
    app.options(path, async (_request, reply) =>
      open(reply)
        .headers({ 'access-control-allow-headers': '*', 'access-control-allow-methods': 'GET, HEAD' })
        .code(204)
        .send(),
    );
  };
  for (const path of resources)
    serve(RESOURCE + path, () => ({
      resource: origin() + path,
      authorization_servers: [origin()],
      bearer_methods_supported: ['header'],
      scopes_supported: knownScopes,
      resource_documentation: `${origin()}/`,
    }));
  serve(SERVER, () => ({
    issuer: origin(),
    token_endpoint: addressOf(origin(), 'askForToken'),
    device_authorization_endpoint: addressOf(origin(), 'askForCodes'),
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
