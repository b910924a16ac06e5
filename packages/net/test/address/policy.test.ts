import { describe, expect, test } from 'vitest';
import { AddressPolicy } from '../../src/address/policy.ts';
import { addressRange } from '../../src/address/range.ts';
import { FetchError } from '../../src/errors.ts';

/** Every spelling of a place that is not the public web, as it may stand in a URL. */
const REFUSED: readonly string[] = [
  // Loopback, in all the ways WHATWG reads a host.
  'http://127.0.0.1/',
  'http://127.0.0.1:80/',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0x7F.0x0.0x0.0x1/',
  'http://127.0.0.1./',
  'http://127。0。0。1/',
  'http://１２７.０.０.１/',
  'http://127%2e0%2e0%2e1/',
  'http://%31%32%37.0.0.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[0000::0001]/',
  // The unspecified address reaches the own host.
  'http://0/',
  'http://0.0.0.0/',
  'http://0x0/',
  'http://00000000000/',
  'http://[::]/',
  'http://0.1.2.3/',
  // IPv4 inside IPv6.
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[::7f00:1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[64:ff9b:1::10.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[2001:0:7f00:1::]/',
  'http://[2606:4700::5efe:127.0.0.1]/',
  'http://[2606:4700::200:5efe:10.0.0.1]/',
  // Private networks and link-local addresses.
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://167772161/',
  'http://0xa000001/',
  'http://012.0.0.1/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://2886729729/',
  'http://192.168.0.1/',
  'http://3232235521/',
  'http://192.168.257/',
  'http://100.64.0.1/',
  'http://100.127.255.255/',
  'http://169.254.1.1/',
  'http://[fe80::1]/',
  'http://[febf::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456:789a::1]/',
  // Metadata services of clouds, by address and by name.
  'http://169.254.169.254/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://169.254.43518/',
  'http://[fd00:ec2::254]/',
  'http://100.100.100.200/',
  'http://192.0.0.192/',
  'http://168.63.129.16/',
  'http://169.254.170.2/',
  'http://metadata/',
  'http://METADATA.google.internal/',
  'http://metadata.google.internal./',
  'http://metadata.goog/',
  'http://instance-data/',
  'http://instance-data.ec2.internal/',
  'http://kubernetes.default.svc.internal/',
  'http://printer.local/',
  'http://router.home.arpa/',
  'http://abc.onion/',
  // Reserved, documentation, benchmark, multicast, broadcast.
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.19.255.255/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://239.255.255.255/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  'http://[5f00::1]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[4000::1]/',
  // User info hides the host from a hasty reader.
  'http://example.com@127.0.0.1/',
  'http://example.com:80@10.0.0.1/',
  'http://example.com%40x@169.254.169.254/',
  'http://1.1.1.1 &@127.0.0.1/',
  'http:127.0.0.1/',
  'http:/127.0.0.1/',
  'http:\\\\127.0.0.1\\',
  'http://127.0.0.1\\@example.com/',
  'http://127.0.0.1#@example.com/',
  'http://127.0.0.1?@example.com/',
  // Schemes and ports that are not the web's.
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'data:text/html,x',
  'javascript:1',
  'ws://example.com/',
  'http://93.184.216.34:22/',
  'http://93.184.216.34:25/',
  'http://93.184.216.34:6379/',
  'https://93.184.216.34:9200/',
];

/** Places that must stay reachable, near to the ones above. */
const ALLOWED: readonly string[] = [
  'http://example.com/',
  'https://example.com:8443/',
  'http://93.184.216.34/',
  'http://93.184.216.34:8080/',
  'http://1.1.1.1/',
  'http://8.8.8.8/',
  'http://11.0.0.1/',
  'http://172.15.255.255/',
  'http://172.32.0.1/',
  'http://192.167.0.1/',
  'http://192.169.0.1/',
  'http://100.63.255.255/',
  'http://100.128.0.1/',
  'http://169.253.0.1/',
  'http://169.255.0.1/',
  'http://198.17.0.1/',
  'http://198.20.0.1/',
  'http://126.0.0.1/',
  'http://128.0.0.1/',
  'http://223.255.255.254/',
  'http://168.63.129.15/',
  'http://[2606:4700::1111]/',
  'http://[2a00:1450:4001::64]/',
  'http://[::ffff:8.8.8.8]/',
  'http://metadata.example.com/',
  'http://internal.example.com/',
  'http://xn--bcher-kva.example/',
  'http://example.com./',
];

describe('the address policy', () => {
  const policy = new AddressPolicy();

  test('is tested on at least 80 spellings', () => {
    expect(new Set(REFUSED).size).toBeGreaterThanOrEqual(80);
  });

  test.each(REFUSED)('refuses %s', (url) => {
    expect(policy.checkUrl(new URL(url))).toMatch(/\w/);
  });

  test.each(ALLOWED)('allows %s', (url) => {
    expect(policy.checkUrl(new URL(url))).toBeUndefined();
  });

  // What a resolver may answer for a harmless name.
  test.each([
    ['127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['10.1.2.3', 'private'],
    ['169.254.169.254', 'linkLocal'],
    ['fe80::1%eth0', 'invalid'],
    ['fe80::1%25lo', 'invalid'],
    ['0.0.0.0', 'unspecified'],
    ['fd00:ec2::254', 'uniqueLocal'],
    ['2002:7f00:1::', '6to4'],
    ['64:ff9b::7f00:1', 'rfc6052'],
    ['168.63.129.16', 'hostService'],
    ['', 'invalid'],
    ['example.com', 'invalid'],
    ['999.1.1.1', 'invalid'],
    ['93.184.216.34', 'public'],
    ['2606:4700::1111', 'public'],
  ])('knows the range of %j: %s', (address, range) => {
    expect(addressRange(address)).toBe(range);
    const rejection = policy.checkAddress({ hostname: 'example.com', port: 80, address });
    expect(rejection === undefined).toBe(range === 'public');
  });
});

describe('allowPrivate', () => {
  test.each([
    ['127.0.0.0/8', '127.0.0.1', 80, true],
    ['127.0.0.0/8', '127.0.0.1', 22, false],
    ['127.0.0.0/8', '127.0.0.1', 39001, false],
    ['127.0.0.0/8:*', '127.0.0.1', 39001, true],
    ['127.0.0.0/8:39001', '127.0.0.1', 39001, true],
    ['127.0.0.0/8:39001', '127.0.0.1', 80, false],
    ['[fd00::/8]:*', 'fd12::1', 6379, true],
    ['fd00::/8', 'fd12::1', 6379, false],
    ['10.0.0.5', '10.0.0.5', 9000, false],
    ['10.0.0.5:*', '10.0.0.6', 80, false],
    ['intranet.example', '10.9.9.9', 22, false],
    ['intranet.example:*', '10.9.9.9', 22, true],
    ['intranet.example:22', '93.184.216.34', 22, true],
    ['*.example:*', '10.9.9.9', 5432, true],
    ['127.0.0.0/8', '10.0.0.1', 80, false],
    ['127.0.0.0/8', '::ffff:127.0.0.1', 80, true],
    ['10.0.0.5', '10.0.0.5', 80, true],
    ['10.0.0.5', '10.0.0.6', 80, false],
    ['10.0.0.5:9000', '10.0.0.5', 9000, true],
    ['10.0.0.5:9000', '10.0.0.5', 80, false],
    ['[::1]:3000', '::1', 3000, true],
    ['[::1]', '::1', 80, true],
    ['::1/128', '::1', 80, true],
    ['fd00::/8', 'fd12::1', 80, true],
    ['intranet.example', '10.9.9.9', 8080, true],
    ['intranet.example:8080', '10.9.9.9', 8080, true],
    ['intranet.example:8080', '10.9.9.9', 80, false],
    ['*.example', '10.9.9.9', 80, true],
    ['*.other', '10.9.9.9', 80, false],
  ])('%s: %s on port %i is allowed: %s', (pattern, address, port, allowed) => {
    const policy = new AddressPolicy({ allowPrivate: [pattern] });
    const rejection = policy.checkAddress({ hostname: 'intranet.example', port, address });
    expect(rejection === undefined).toBe(allowed);
  });

  test('says that it is the port which is not open', () => {
    const policy = new AddressPolicy({ allowPrivate: ['10.0.0.5', 'box.internal'], ports: [80] });
    const sentence = 'port 22 is not one of the allowed ports';
    expect(policy.checkUrl(new URL('http://10.0.0.5:22/'))).toBe(sentence);
    expect(policy.checkUrl(new URL('http://box.internal:22/'))).toBe(sentence);
    expect(policy.checkUrl(new URL('http://box.internal/'))).toBeUndefined();
    expect(policy.checkUrl(new URL('http://10.0.0.6:22/'))).toMatch(/not a public address/);
    const extra = new AddressPolicy({ allowPrivate: ['example.com:22'] });
    expect(extra.checkUrl(new URL('http://example.com/'))).toBeUndefined();
  });

  test.each(['', '10.0.0.0/33', 'http://x/', 'a b', '*', '10.0.0.1:port', '10.0.0.1:', '-x'])(
    'refuses the pattern %j',
    (pattern) => {
      expect(() => new AddressPolicy({ allowPrivate: [pattern] })).toThrow(FetchError);
    },
  );
});
