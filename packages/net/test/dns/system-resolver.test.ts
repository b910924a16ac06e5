import { lookup } from 'node:dns/promises';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SystemResolver } from '../../src/dns/system-resolver.ts';
import { serveDns, type DnsRecord } from '../support/dns-server.ts';

const IPV6 = '2001:db8:0:0:0:0:0:1';
const RECORDS: Record<string, DnsRecord> = {
  'both.test': ['192.0.2.1', '192.0.2.2', IPV6],
  'four.test': ['192.0.2.4'],
  'six.test': [IPV6],
  'empty.test': [],
  'broken.test': 'SERVFAIL',
  'denied.test': 'REFUSED',
  'half.test': 'silent about IPv6',
  'mute.test': 'silent',
  'db.cluster.test': ['192.0.2.7'],
  'db.svc.cluster.test': ['192.0.2.8'],
  'a.b.cluster.test': ['192.0.2.9'],
};

async function start(files: { hosts?: string; resolv?: string; deadline?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'resolver-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [hostsFile, resolvConf] = [join(folder, 'hosts'), join(folder, 'resolv.conf')];
  await writeFile(hostsFile, files.hosts ?? '');
  await writeFile(resolvConf, files.resolv ?? 'search .');
  const { server, questions } = await serveDns(RECORDS);
  const { deadline } = files;
  const resolver = new SystemResolver({ hostsFile, resolvConf, servers: [server], deadline });
  return { resolver, questions, hostsFile };
}

describe('the addresses of a name', () => {
  const cases: [name: string, addresses: string[]][] = [
    ['both.test', ['192.0.2.1', '2001:db8::1', '192.0.2.2']],
    ['four.test', ['192.0.2.4']],
    ['six.test', ['2001:db8::1']],
    ['BOTH.test', ['192.0.2.1', '2001:db8::1', '192.0.2.2']],
    ['localhost', ['127.0.0.1', '::1']],
    ['any.localhost', ['127.0.0.1', '::1']],
  ];
  test.each(cases)('of %s', async (name, addresses) => {
    const { resolver } = await start();
    expect(await resolver.resolve(name)).toEqual(addresses);
  });

  test('come from the hosts file first', async () => {
    const { resolver, questions } = await start({
      hosts:
        '# comment\n192.0.2.50 both.test alias.test # end\n2001:db8::5\tboth.test\nnonsense bad.test\n192.0.2.50 both.test\n',
    });
    expect(await resolver.resolve('both.test')).toEqual(['192.0.2.50', '2001:db8::5']);
    expect(await resolver.resolve('alias.test')).toEqual(['192.0.2.50']);
    expect(questions).toEqual([]);
    await expect(resolver.resolve('bad.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  test('follow a hosts file that changes', async () => {
    const { resolver, hostsFile } = await start({ hosts: '192.0.2.50 both.test' });
    expect(await resolver.resolve('both.test')).toEqual(['192.0.2.50']);
    await writeFile(hostsFile, '192.0.2.51 both.test');
    await utimes(hostsFile, 1, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await resolver.resolve('both.test')).toEqual(['192.0.2.51']);
  });

  test('do not wait for a family that does not come', async () => {
    const { resolver } = await start();
    const from = performance.now();
    expect(await resolver.resolve('half.test')).toEqual(['127.0.0.9']);
    expect(performance.now() - from).toBeLessThan(2_500);
  });
});

describe('a name that is not complete', () => {
  const search = 'search svc.cluster.test cluster.test';
  const cases: [name: string, resolv: string, addresses: string[], asked: string[]][] = [
    ['db', search, ['192.0.2.8'], ['db.svc.cluster.test']],
    ['db', 'domain cluster.test', ['192.0.2.7'], ['db.cluster.test']],
    ['a.b', `${search}\noptions ndots:3`, ['192.0.2.9'], ['a.b.svc.cluster.test', 'a.b.cluster.test']],
    ['a.b', search, ['192.0.2.9'], ['a.b', 'a.b.svc.cluster.test', 'a.b.cluster.test']],
    ['both.test', search, ['192.0.2.1', '2001:db8::1', '192.0.2.2'], ['both.test']],
    ['db.cluster.test.', `${search}\noptions ndots:5`, ['192.0.2.7'], ['db.cluster.test']],
  ];
  test.each(cases)('%s with "%s"', async (name, resolv, addresses, asked) => {
    const { resolver, questions } = await start({ resolv });
    expect(await resolver.resolve(name)).toEqual(addresses);
    expect(questions.filter((question) => question.startsWith('A '))).toEqual(
      asked.map((each) => `A ${each}`),
    );
  });
});

describe('a name without an address', () => {
  const cases: [name: string, code: string][] = [
    ['missing.test', 'ENOTFOUND'],
    ['empty.test', 'ENODATA'],
    ['broken.test', 'EAI_AGAIN'],
    ['denied.test', 'EAI_AGAIN'],
  ];
  test.each(cases)('%s is %s', async (name, code) => {
    const { resolver } = await start();
    await expect(resolver.resolve(name)).rejects.toMatchObject({ code });
  });

  test('may be known to another name server later, when one failed', async () => {
    const { resolver } = await start({ resolv: 'search nowhere.test' });
    await expect(resolver.resolve('broken.test')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  });

  test('is given up at the deadline', async () => {
    const { resolver } = await start({ deadline: 100 });
    await expect(resolver.resolve('mute.test')).rejects.toMatchObject({
      code: 'EAI_AGAIN',
      message: 'No name server responded about mute.test within 100 ms.',
    });
  });

  test('delays no other name, and no thread', async () => {
    const { resolver } = await start({ deadline: 3_000 });
    let ended = 0;
    const mute = Array.from({ length: 50 }, () => resolver.resolve('mute.test').catch(() => ended++));
    expect(await resolver.resolve('four.test')).toEqual(['192.0.2.4']);
    // Reading a file and `dns.lookup` share the threads.
    expect(await readFile(import.meta.filename, 'utf8')).toContain('share the threads');
    expect(await lookup('localhost', 4)).toMatchObject({ address: '127.0.0.1' });
    expect(ended).toBe(0);
    await Promise.all(mute);
  });
});
