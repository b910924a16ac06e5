import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** A delivery as it arrived. */
export interface Arrival {
  headers: IncomingHttpHeaders;
  text: string;
  body: {
    type: string;
    id: string;
    webhookId: string;
    data: Record<string, unknown>[];
    [member: string]: unknown;
  };
}

/** A receiver of webhooks on loopback. */
export interface Receiver {
  url: string;
  arrivals: Arrival[];
  close(): Promise<void>;
}

/** Answers a delivery that was read; 200 unless given. */
export type Answering = (response: ServerResponse, arrival: Arrival, request: IncomingMessage) => void;

/** Starts a receiver that keeps what arrives and answers as told. */
export async function startReceiver(
  answer: Answering = (response) => response.end(),
  create: (listener: RequestListener) => Server = createServer,
): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const server = create((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => {});
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const arrival = { headers: request.headers, text, body: JSON.parse(text) as Arrival['body'] };
      arrivals.push(arrival);
      answer(response, arrival, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    arrivals,
    async close() {
      (server as Partial<ReturnType<typeof createServer>>).closeAllConnections?.();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
