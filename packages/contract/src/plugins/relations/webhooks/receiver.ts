import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpRequest } from '../../../http/exchange.ts';
import type { CallbackAddress } from '../../../verify/options.ts';

/** A mailbox of a receiver: a URL of its own for deliveries. */
export interface Mailbox {
  readonly url: string;
  /** The deliveries so far, in order. */
  readonly arrivals: readonly HttpRequest[];
  /** Resolves to true when the arrivals meet a condition, to false after `ms` milliseconds. */
  until(isMet: (arrivals: readonly HttpRequest[]) => boolean, ms: number): Promise<boolean>;
}

/** Maximum number of bytes of a body to read; longer bodies are cut. */
const MAX_BYTES = 16_777_216;

/** Receives webhook deliveries of a service, separately for each URL, and responds with the chosen statuses. */
export class Receiver {
  readonly #options: CallbackAddress;
  readonly #server: Server;
  readonly #boxes = new Map<string, Box>();
  #listening: Promise<void> | undefined;

  /** @param options a path in `url` precedes those of the mailboxes */
  constructor(options: CallbackAddress = {}) {
    this.#options = options;
    this.#server = createServer((request, response) => void this.#receive(request, response));
  }

  /**
   * Opens a new mailbox.
   * @param statusFor returns the status of the response to each arrival, counted from 0. Default: 204.
   * @throws when the port is in use.
   */
  async open(statusFor: (index: number) => number = () => 204): Promise<Mailbox> {
    this.#listening ??= this.#listen();
    await this.#listening;
    const id = randomUUID();
    const box = new Box(`${this.#base()}/${id}`, statusFor);
    this.#boxes.set(id, box);
    return box;
  }

  /** Closes the server and all connections. */
  async close(): Promise<void> {
    if (this.#listening === undefined) return;
    await this.#listening.catch(() => undefined);
    this.#server.closeAllConnections();
    await new Promise<void>((done) => void this.#server.close(() => done()));
  }

  #listen(): Promise<void> {
    const { url, port = 0 } = this.#options;
    // Requests through a tunnel or a proxy may come from another machine.
    const host = url === undefined ? '127.0.0.1' : '0.0.0.0';
    return new Promise((done, fail) => void this.#server.once('error', fail).listen(port, host, done));
  }

  #base(): string {
    const { port } = this.#server.address() as AddressInfo; // A TCP server has an address with a port.
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
