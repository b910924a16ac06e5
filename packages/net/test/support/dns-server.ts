import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a name has: addresses, an error of its server, or a server that never responds. */
export type DnsRecord = readonly string[] | 'SERVFAIL' | 'REFUSED' | 'silent' | 'silent about IPv6';

const RCODES = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5 };
const TYPES: Readonly<Record<number, string>> = { 1: 'A', 28: 'AAAA' };

/** A name server on loopback (RFC 1035) with these records. Ends with the test. */
export async function serveDns(
  records: Readonly<Record<string, DnsRecord>>,
): Promise<{ server: string; questions: string[] }> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    questions.push(`${type} ${name}`);
    const record = records[name] ?? 'NXDOMAIN';
    if (record === 'silent' || (record === 'silent about IPv6' && type === 'AAAA')) return;
    const reply = Array.isArray(record) ? record : record === 'silent about IPv6' ? ['127.0.0.9'] : [];
    const rcode = typeof record === 'string' && record in RCODES ? RCODES[record as keyof typeof RCODES] : 0;
    const answers = reply.filter((value) => isIPv6(value) === (type === 'AAAA'));
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | rcode, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    const parts = answers.map((value) => toRecord(value, query.readUInt16BE(end - 4)));
    socket.send(Buffer.concat([header, query.subarray(12, end), ...parts]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return { server: `127.0.0.1:${socket.address().port}`, questions };
}

function readQuestion(query: Buffer): { name: string; type: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = query.readUInt16BE(at + 1);
  return { name: labels.join('.').toLowerCase(), type: TYPES[type] ?? String(type), end: at + 5 };
}

function toRecord(address: string, type: number): Buffer {
  const data = isIPv6(address) ? toBytes(address) : Buffer.from(address.split('.').map(Number));
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
}

/** Only addresses that are written with all eight groups. */
function toBytes(address: string): Buffer {
  return Buffer.from(
    address.split(':').flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    }),
  );
}
