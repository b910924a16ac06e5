import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createOriginReader } from '../../src/platform/http/request-origin.ts';

describe('the host of a request', () => {
  const read = createOriginReader(['api.example'], ['10.1.0.0/16', 'fd00::/8', '192.0.2.7']);
  const at = (host: string, local = '127.0.0.1', remote = '127.0.0.1', protocol: 'http' | 'https' = 'http') =>
    read({ host, protocol, socket: { localAddress: local, remoteAddress: remote } as never });

  it.each<[origin: string | undefined, ...args: Parameters<typeof at>]>([
    ['http://192.168.1.5:3000', '192.168.1.5:3000', '192.168.1.5'],
    ['http://192.168.1.5:3000', '192.168.1.5:3000', '::ffff:192.168.1.5'],
    [undefined, '192.168.1.6:3000', '192.168.1.5'],
    ['http://[fd00::1]:3000', '[fd00::1]:3000', 'fd00::1'],
    ['http://[::1]:3000', '[::1]:3000'],
    [`http://${hostname().toLowerCase()}:3000`, `${hostname()}:3000`],
    ['http://web.example', 'web.example', '10.1.0.2', '10.1.9.9'],
    ['https://web.example', 'web.example', '10.1.0.2', '::ffff:192.0.2.7', 'https'],
    ['http://web.example', 'web.example', 'fd00::1', 'fd12::3'],
    [undefined, 'web.example', '10.1.0.2', '10.2.0.1'],
    [undefined, 'api.example.evil.example'],
    [undefined, 'api.example/path'],
    [undefined, 'user@api.example'],
    [undefined, 'api.example:99999'],
    [undefined, ''],
  ])('gives %s for %j', (origin, ...args) => expect(at(...args)).toBe(origin));
});
