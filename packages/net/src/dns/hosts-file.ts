import { isIP } from 'node:net';
import { join } from 'node:path';

/** The hosts file of this operating system (hosts(5)). */
export const HOSTS_FILE: string =
  process.platform === 'win32'
    ? join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts';

/** Reads the addresses of each name, in the order of the file. */
export function parseHosts(text: string): Map<string, string[]> {
  const addresses = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [address, ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (address === undefined || isIP(address) === 0) continue;
    for (const name of names) {
      const known = addresses.get(name.toLowerCase());
      if (known === undefined) addresses.set(name.toLowerCase(), [address]);
      else if (!known.includes(address)) known.push(address);
    }
  }
  return addresses;
}
