import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpRequest } from '../http/exchange.ts';

/** Where a receiver is reached, when that is not this machine's loopback. */
export interface ReceiverOptions {
  /** URL that leads to the receiver from where the service runs; its path is put before those that are handed out. */
  readonly url?: string | undefined;
  /** Port to listen on; a free one unless given. */
  readonly port?: number | undefined;
}

/** One place of a receiver: a URL that nothing else is delivered to. */
export interface Mailbox {
  readonly url: string;
  /** What has come so far, in order. */
  readonly arrivals: readonly HttpRequest[];
  /** Resolves when what has come meets a condition, or after so many milliseconds. */
  until(isMet: (arrivals: readonly HttpRequest[]) => boolean, ms: number): Promise<boolean>;
}

/** Bytes of a body at most; what is longer is cut. */
const MAX_BYTES = 16_777_216;

/** Receives what a service delivers to webhooks, each URL for itself, and answers as told. */
export class Receiver {
  readonly #options: ReceiverOptions;
  readonly #server: Server;
  readonly #boxes = new Map<string, Box>();
  #listening: Promise<void> | undefined;

  constructor(options: ReceiverOptions = {}) {
    this.#options = options;
    this.#server = createServer((request, response) => void this.#receive(request, response));
  }

  /**
   * A new place to deliver to.
   * @param answer the status for the arrival of a number, 0 for the first; 204 for each unless given.
   * @throws when the port is taken.
   */
  async open(statusFor: (index: number) => number = () => 204): Promise<Mailbox> {
    this.#listening ??= this.#listen();
    await this.#listening;
    const id = randomUUID();
    const box = new Box(`${this.#base()}/${id}`, statusFor);
    this.#boxes.set(id, box);
    return box;
  }

  /** Ends it with all connections. */
  async close(): Promise<void> {
    if (this.#listening === undefined) return;
    await this.#listening.catch(() => undefined);
    this.#server.closeAllConnections();
    await new Promise<void>((done) => void this.#server.close(() => done()));
  }

  #listen(): Promise<void> {
    const { url, port = 0 } = this.#options;
    // What comes through a tunnel or a proxy may come from another machine.
    const host = url === undefined ? '127.0.0.1' : '0.0.0.0';
    return new Promise((done, fail) => void this.#server.once('error', fail).listen(port, host, done));
  }

  #base(): string {
    const { port } = this.#server.address() as AddressInfo; // It listens on TCP.
    return (this.#options.url ?? `http://127.0.0.1:${port}`).replace(/\/+$/u, '');
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const box = this.#boxes.get(request.url?.split('/').at(-1) ?? '');
    const body = await bodyOf(request).catch(() => undefined);
    if (box === undefined || body === undefined) return void response.writeHead(404).end();
    const { method = '', headers } = request;
    const status = box.take({ method, url: box.url, headers: singles(headers), body });
    response.writeHead(status).end();
  }
}

class Box implements Mailbox {
  readonly url: string;
  readonly arrivals: HttpRequest[] = [];
  readonly #statusFor: (index: number) => number;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, statusFor: (index: number) => number) {
    this.url = url;
    this.#statusFor = statusFor;
  }

  take(request: HttpRequest): number {
    const index = this.arrivals.push(request) - 1;
    for (const look of this.#waiting) look();
    return this.#statusFor(index);
  }

  until(isMet: (arrivals: readonly HttpRequest[]) => boolean, ms: number): Promise<boolean> {
    return new Promise((done) => {
      const end = (met: boolean): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        done(met);
      };
      const look = (): void => void (isMet(this.arrivals) && end(true));
      const timer = setTimeout(() => end(false), ms);
      this.#waiting.add(look);
      look();
    });
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function singles(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
