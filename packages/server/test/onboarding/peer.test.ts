import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  extractWWWAuthenticateParams,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { callAccount, signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { newTeam } from '../support/teams.ts';

/** How clients of others go the way from a 401 to a key: what they refuse of ours is a fault of ours. */
const loopback = { [oauth.allowInsecureRequests]: true };
const client: oauth.Client = { client_id: 'peer' };

let server: TestServer;
let teamId: string;
let owner: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  teamId = await newTeam(server.store, 100);
  owner = await signedIn(server.store, teamId);
});
afterAll(() => server.close());

async function decide(code: string, id: 'approveDeviceRequest' | 'denyDeviceRequest'): Promise<void> {
  const { cookie } = owner;
  const { body } = await callAccount(server.url, ['findDeviceRequest', 'POST', '/device-requests/find'], {
    cookie,
    body: { code },
  });
  const request = `/device-requests/${(body['request'] as { id: string }).id}`;
  const isYes = id === 'approveDeviceRequest';
  const path = isYes ? `/teams/${teamId}${request}/approve` : `${request}/deny`;
  const { status } = await callAccount(server.url, [id, 'POST', path], {
    cookie,
    ...(isYes && { body: { scopes: ['map'] } }),
  });
  expect(status).toBe(200);
}

async function discovered(): Promise<oauth.AuthorizationServer> {
  const refused = await fetch(`${server.url}/v2/map`, { method: 'POST' });
  expect(refused.headers.get('www-authenticate')).toContain(
    `"${server.url}/.well-known/oauth-protected-resource/v2"`,
  );
  const resource = new URL(`${server.url}/v2`);
  const { authorization_servers: [issuer] = [] } = await oauth.processResourceDiscoveryResponse(
    resource,
    await oauth.resourceDiscoveryRequest(resource, loopback),
  );
  const address = new URL(issuer!);
  return oauth.processDiscoveryResponse(
    address,
    await oauth.discoveryRequest(address, { ...loopback, algorithm: 'oauth2' }),
  );
}

const authorizeDevice = async (as: oauth.AuthorizationServer) =>
  oauth.processDeviceAuthorizationResponse(
    as,
    client,
    await oauth.deviceAuthorizationRequest(as, client, oauth.None(), { scope: 'map scrape' }, loopback),
  );

const askForKey = async (as: oauth.AuthorizationServer, code: string) =>
  oauth.processDeviceCodeResponse(
    as,
    client,
    await oauth.deviceCodeGrantRequest(as, client, oauth.None(), code, loopback),
  );

describe('oauth4webapi', () => {
  test('goes the whole way, and its key works', async () => {
    const as = await discovered();
    const { device_code, user_code, interval } = await authorizeDevice(as);
    expect(interval).toBe(5);
    await expect(askForKey(as, device_code)).rejects.toMatchObject({
      code: oauth.RESPONSE_BODY_ERROR,
      error: 'authorization_pending',
    });
    await expect(askForKey(as, device_code)).rejects.toMatchObject({ error: 'slow_down' });
    await decide(user_code, 'approveDeviceRequest');
    const { access_token, token_type, scope } = await askForKey(as, device_code);
    expect([token_type, scope]).toEqual(['bearer', 'map']);
    const answer = await oauth.protectedResourceRequest(
      access_token,
      'POST',
      new URL(`${server.url}/v2/map`),
      new Headers({ 'content-type': 'application/json' }),
      '{"url":"no address"}',
      loopback,
    );
    expect(answer.status).toBe(400);
    await expect(askForKey(as, device_code)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('is told when the person says no, and reads the challenge of a key that is none', async () => {
    const as = await discovered();
    const { device_code, user_code } = await authorizeDevice(as);
    await decide(user_code, 'denyDeviceRequest');
    await expect(askForKey(as, device_code)).rejects.toMatchObject({ error: 'access_denied' });
    const refused = oauth.protectedResourceRequest(
      'wd_none',
      'GET',
      new URL(`${server.url}/v2/crawl/active`),
      undefined,
      undefined,
      loopback,
    );
    await expect(refused).rejects.toMatchObject({
      cause: [
        {
          scheme: 'bearer',
          parameters: { resource_metadata: `${server.url}/.well-known/oauth-protected-resource/v2` },
        },
      ],
    });
  });
});

test('the client of MCP finds from a 401 of /mcp what the resource is and who lets agents in', async () => {
  const refused = await fetch(`${server.url}/mcp`, { method: 'POST' });
  const { resourceMetadataUrl } = extractWWWAuthenticateParams(refused);
  const found = await discoverOAuthProtectedResourceMetadata(`${server.url}/mcp`, {
    resourceMetadataUrl: resourceMetadataUrl!,
  });
  expect(found).toMatchObject({ resource: `${server.url}/mcp`, authorization_servers: [server.url] });
  // It knows servers alone that have a page of their own for the code grant, which this one has not.
  await expect(discoverAuthorizationServerMetadata(server.url)).rejects.toThrow('authorization_endpoint');
});
