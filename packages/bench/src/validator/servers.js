import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { bodies } from './bodies.js';
import { median, printTable, range } from './table.js';

/** Name → file of `servers/`, and the bare host that it is compared with. */
export const servers = {
  'node:http bare': ['node-bare', 'node:http bare'],
  'ours on node:http': ['node-ours', 'node:http bare'],
  'fastify bare': ['fastify-bare', 'fastify bare'],
  'ours on fastify': ['fastify-ours', 'fastify bare'],
  'fastify-openapi-glue': ['fastify-glue', 'fastify bare'],
  'hono bare': ['hono-bare', 'hono bare'],
  'ours on hono': ['hono-ours', 'hono bare'],
  'express bare': ['express-bare', 'express bare'],
  'ours on express': ['express-ours', 'express bare'],
  'express-openapi-validator': ['express-eov', 'express bare'],
  'openapi-backend': ['node-backend', 'node:http bare'],
};

const hosts = process.env.BENCH_HOSTS?.split(',');
const requested = Object.fromEntries(
  Object.entries(servers).filter(([, [file]]) => hosts?.some((name) => file.startsWith(name)) ?? true),
);

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Measures the CPU time of the server for one request, each server in a separate process, with interleaved rounds.
 * BENCH_HOSTS=node,hono only runs those whose files start with these names.
 */
export async function benchServers(rounds) {
  const running = {};
  try {
    for (const [name, [file]] of Object.entries(requested)) running[name] = await startServer(file);
    printTable(
      'Server, µs of processor time a request (ratio to its bare host in the same round: median, middle half of the rounds)',
      toRows(await measureAll(running, rounds)),
    );
  } finally {
    for (const { child } of Object.values(running)) child.kill();
    agent.destroy();
  }
}

function toRows(times) {
  return Object.entries(requested).map(([name, [, host]]) => {
    const row = { name };
    for (const [body, own] of Object.entries(times[name])) {
      const ratios = own.map((time, index) => time / times[host][body][index]);
      row[body] = `${median(own).toFixed(0)} (${median(ratios).toFixed(2)}, ${range(ratios)})`;
    }
    return row;
  });
}

async function measureAll(running, rounds) {
  const names = Object.keys(running);
  const times = Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(Object.keys(bodies).map((body) => [body, []]))]),
  );
  for (const name of names) for (const body of Object.values(bodies)) await send(running[name], body, 3000);
  for (let round = 0; round < rounds; round += 1) {
    for (const [title, body] of Object.entries(bodies)) {
      for (const name of names) {
        const before = await readCpu(running[name].child);
        await send(running[name], body, 1000);
        times[name][title].push(((await readCpu(running[name].child)) - before) / 1000);
      }
    }
  }
  return times;
}

/** Starts a server of `servers/`, which reports its port, and its CPU time in microseconds on request. */
export function startServer(file) {
  const child = fork(new URL(`servers/${file}.js`, import.meta.url), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }) => resolve({ child, port }));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
  });
}

export function readCpu(child) {
  return new Promise((resolve) => {
    child.once('message', ({ cpu }) => resolve(cpu));
    child.send('cpu');
  });
}

async function send({ port }, body, count) {
  const text = JSON.stringify(body);
  // The bare hosts validate nothing, so their response to the invalid body has status 200 as well.
  let left = count;
  const worker = async () => {
    while (left-- > 0) await post(port, text);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

export function post(port, text) {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    const sent = request(
      { host: '127.0.0.1', port, path: '/v2/map', method: 'POST', headers, agent },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      },
    );
    sent.on('error', reject).end(text);
  });
}
