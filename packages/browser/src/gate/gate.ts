import { Agent, createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Failures } from './failures.ts';
import { forward } from './forward.ts';
import type { Route } from './route.ts';
import { Traffic } from './traffic.ts';
import { tunnel } from './tunnel.ts';

/** Where a gate listens, and how many bytes it lets through. */
export interface GateOptions {
  /** Opens the connections to sites. */
  readonly route: Route;
  /** Bytes in both directions together. Default 52,428,800. */
  readonly maxBytes?: number | undefined;
  /** Address that the gate listens on and the browser connects to. Default `127.0.0.1`. */
  readonly host?: string | undefined;
}

const MAX_BYTES = 52_428_800;
/** Max connections of one browser context to its gate; browsers open up to 32 to a proxy. */
const MAX_CONNECTIONS = 128;

/**
 * A forward proxy for one browser context. All connections of the context go through it, and it rejects those that the
 * address policy does not allow.
 */
export class Gate {
  readonly failures: Failures = new Failures();
  readonly traffic: Traffic;
  readonly #server: Server;
  readonly #agent: Agent;
  readonly #host: string;

  private constructor({ route, maxBytes = MAX_BYTES, host = '127.0.0.1' }: GateOptions) {
    this.#host = host;
    this.traffic = new Traffic(maxBytes);
    this.#agent = agentOf(route, this.traffic);
    const passage = { route, traffic: this.traffic, failures: this.failures, agent: this.#agent };
    this.#server = createServer({ keepAliveTimeout: 0, requestTimeout: 0, insecureHTTPParser: false });
    this.#server.maxConnections = MAX_CONNECTIONS;
    this.#server.on('connection', (socket) => this.traffic.watch(socket));
    this.#server.on('request', (incoming, outgoing) => forward(incoming, outgoing, passage));
    // On a TCP server, both streams are sockets.
    this.#server.on('connect', (request, client: Duplex, head) => {
      void tunnel(request, client as Socket, head, passage);
    });
    this.#server.on('upgrade', (_, client) => client.destroy());
    this.#server.on('clientError', (_, client) => client.destroy());
  }

  /** Opens a gate on a free port. */
  static async open(options: GateOptions): Promise<Gate> {
    const gate = new Gate(options);
    await new Promise<void>((resolve, reject) => {
      gate.#server.once('error', reject);
      gate.#server.listen(0, gate.#host, resolve);
    });
    return gate;
  }

  /** The URL of the gate, in the form in which a browser expects its proxy. */
  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://${this.#host.includes(':') ? `[${this.#host}]` : this.#host}:${port}`;
  }

  /** Ends every connection and stops listening. */
  async close(): Promise<void> {
    this.#agent.destroy();
    this.traffic.end();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Reuses the connections to sites between the plain requests of one context; the route opens each of them. */
function agentOf(route: Route, traffic: Traffic): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, maxTotalSockets: MAX_CONNECTIONS });
  agent.createConnection = (options, callback) => {
    route(options.host ?? '', Number(options.port)).then(
      (socket) => {
        traffic.watch(socket);
        callback?.(null, socket);
      },
      // Node.js types the socket as never undefined.
      (error: Error) => callback?.(error, undefined as unknown as Duplex),
    );
    return undefined;
  };
  return agent;
}
