import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Call, Fields, Service } from './service.ts';

const ROUTES: [method: string, pattern: RegExp, operation: string][] = [
  ['POST', /^\/v2\/map$/u, 'mapUrls'],
  ['POST', /^\/v2\/scrape$/u, 'scrapeUrl'],
  ['POST', /^\/v2\/agent$/u, 'startAgent'],
  ['GET', /^\/v2\/agent\/(?<jobId>[^/]+)$/u, 'getAgent'],
  ['DELETE', /^\/v2\/agent\/(?<jobId>[^/]+)$/u, 'cancelAgent'],
  ['GET', /^\/v2\/agent\/(?<jobId>[^/]+)\/trace$/u, 'getAgentTrace'],
  ['GET', /^\/v2\/agent\/(?<jobId>[^/]+)\/snapshots\/(?<snapshotId>[^/]+)$/u, 'getAgentSnapshot'],
];

/** Serves the model on a free port of 127.0.0.1. */
export async function serve(service: Service): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    void answer(service, request)
      .catch((error: unknown): Answer => ({
        status: 500,
        body: { success: false, error: 'Internal Server Error', cause: String(error) },
        headers: {},
      }))
      .then((last) => service.deliver(last, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(service: Service, request: IncomingMessage): Promise<Answer> {
  const { call, early } = await readCall(service, request);
  return service.finish(early ?? (await run(service, call)), call);
}

async function readCall(service: Service, request: IncomingMessage): Promise<{ call: Call; early?: Answer }> {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const method = request.method ?? '';
  const call: Call = {
    method,
    path,
    operation: '',
    headers: request.headers,
    account: undefined,
    parameters: {},
    body: {} as Fields,
  };
  const { text, large } = await readText(request, service.maxBodyBytes);
  const routes = ROUTES.filter(([, pattern]) => pattern.test(path));
  if (routes.length === 0) return { call, early: service.notFound() };
  const route = routes.find(([one]) => one === method);
  if (route === undefined) return { call, early: service.wrongMethod(routes.map(([one]) => one)) };
  call.operation = route[2];
  try {
    call.parameters = Object.fromEntries(
      Object.entries(route[1].exec(path)?.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ]),
    );
  } catch {
    return { call, early: service.error(400, 'Bad Request') };
  }
  call.account = service.authenticate(request.headers.authorization);
  if (call.account === undefined) return { call, early: service.expectUnauthorized() };
  const refused = service.admit(call);
  if (refused) return { call, early: refused };
  if (method !== 'POST') return { call };
  if (!service.readsType(request.headers['content-type'])) return { call, early: service.unsupported() };
  if (large) return { call, early: service.tooLarge() };
  try {
    call.body = JSON.parse(text) as Fields;
  } catch {
    return { call, early: service.malformed() };
  }
  return { call };
}

function run(service: Service, call: Call): Answer | Promise<Answer> {
  if (call.method === 'POST') {
    const refused =
      service.validate(call.operation, call.body) ??
      checkKey(service, call) ??
      service.policy(call) ??
      service.pay(call);
    if (refused) return refused;
  }
  const operations = service as unknown as Record<string, (call: Call) => Answer | Promise<Answer>>;
  return operations[call.operation]?.call(service, call) ?? service.notFound();
}

function checkKey(service: Service, call: Call): Answer | undefined {
  const key = call.headers['idempotency-key'];
  if (call.operation !== 'startAgent' || typeof key !== 'string' || (key.length >= 1 && key.length <= 255))
    return undefined;
  return service.error(400, 'Bad Request', {
    details: [
      {
        in: 'header',
        path: '/Idempotency-Key',
        code: 'maxLength',
        message: 'must be at most 255 characters',
      },
    ],
  });
}

async function readText(request: IncomingMessage, bound: number): Promise<{ text: string; large: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bound) chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks).toString('utf8'), large: size > bound };
}
