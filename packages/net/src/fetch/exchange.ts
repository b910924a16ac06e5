import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { FetchError } from '../errors.ts';
import { BodyDecoder, findUnsupported, readCodings, type Sink } from './decoder.ts';

/** Status and headers of a response, before its body. */
export interface ResponseHead {
  readonly url: URL;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** One response, with its body as far as it was read. */
export interface FetchResponse extends ResponseHead {
  /** The decoded body; empty when a sink received it or `accept` declined it. */
  readonly body: Buffer;
  /** Decoded bytes read. */
  readonly bytes: number;
  /** Whether the body was longer than `maxBytes`, or ended by the timeout or a broken connection. */
  readonly truncated: boolean;
}

export interface ExchangeOptions {
  readonly url: URL;
  readonly maxBytes: number;
  readonly sniffGzip: boolean;
  /** Called with the head of the response; when it returns false, the body is not read. */
  readonly accept: ((head: ResponseHead) => boolean) | undefined;
  /** Receives decoded chunks as they arrive, instead of `body`. */
  readonly sink: Sink | undefined;
  readonly settle: (result: FetchResponse | Error) => void;
}

/** Max bytes of a declined body that are read to reuse the connection, instead of closing it. */
const DRAIN_BYTES = 16_384;
/** Max milliseconds for these bytes. */
const DRAIN_MS = 250;
const NOTHING = Buffer.alloc(0);

/** One request and its response: an undici handler that decodes, counts and settles exactly once. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #options: ExchangeOptions;
  #controller: Dispatcher.DispatchController | undefined;
  #head: ResponseHead | undefined;
  #decoder: BodyDecoder | undefined;
  #chunks: Buffer[] = [];
  #codings: readonly string[] = [];
  #isBegun = false;
  #unwanted = 0;
  #settled = false;
  #cancelled: Error | undefined;
  #drain: NodeJS.Timeout | undefined;

  constructor(options: ExchangeOptions) {
    this.#options = options;
  }

  get url(): URL {
    return this.#options.url;
  }

  /** Ends the exchange now. A body received so far still counts; without a head, the exchange fails with the reason. */
  cancel(reason: Error): void {
    this.#cancelled ??= reason;
    if (this.#head) this.#finish(this.#decoder !== undefined);
    else this.#fail(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#cancelled) controller.abort(this.#cancelled);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200 || this.#settled) return;
    const { url, accept } = this.#options;
    this.#head = { url, status, headers };
    if (accept && !accept(this.#head)) return this.#decline(controller, headers);
    this.#codings = readCodings(headers['content-encoding']);
    this.#decoder = this.#openDecoder(controller, this.#codings);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#settled) return;
    if (!this.#decoder) {
      this.#unwanted += chunk.length;
      if (this.#unwanted > DRAIN_BYTES) this.#stop(controller);
      return;
    }
    const unsupported = this.#isBegun ? undefined : findUnsupported(this.#codings, chunk);
    this.#isBegun = true;
    if (unsupported !== undefined) {
      this.#fail(new FetchError('MalformedResponse', `${this.#options.url.host} ${unsupported}.`));
      return controller.abort(new FetchError('Aborted', 'The body cannot be decoded.'));
    }
    if (!this.#decoder.write(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    if (this.#settled) return;
    if (!this.#decoder) return this.#finish(false);
    this.#decoder.end().then(
      () => this.#finish(false),
      () => this.#finish(true),
    );
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    // Losing a declined body is not an error.
    if (this.#head && this.#decoder?.bytes !== 0) this.#finish(this.#decoder !== undefined);
    else this.#fail(error);
  }

  #openDecoder(controller: Dispatcher.DispatchController, codings: readonly string[]): BodyDecoder {
    const { maxBytes, sniffGzip, sink } = this.#options;
    return new BodyDecoder({
      codings,
      maxBytes,
      sniffGzip,
      sink: sink ?? ((chunk) => this.#chunks.push(chunk) > 0),
      onDrain: () => controller.resume(),
      onEnough: () => this.#stop(controller),
    });
  }

  #decline(controller: Dispatcher.DispatchController, headers: IncomingHttpHeaders): void {
    if (Number(headers['content-length'] ?? 0) > DRAIN_BYTES) return this.#stop(controller);
    this.#drain = setTimeout(() => this.#stop(controller), DRAIN_MS);
  }

  #stop(controller: Dispatcher.DispatchController): void {
    this.#finish(this.#decoder?.truncated ?? false);
    controller.abort(new FetchError('Aborted', 'The rest of the body was not wanted.'));
  }

  #finish(truncated: boolean): void {
    if (this.#settled || !this.#head) return;
    this.#settled = true;
    clearTimeout(this.#drain);
    const decoder = this.#decoder;
    decoder?.destroy();
    this.#options.settle({
      ...this.#head,
      body: joined(this.#chunks),
      bytes: decoder?.bytes ?? 0,
      truncated: truncated || (decoder?.truncated ?? false),
    });
    this.#chunks = [];
  }

  #fail(error: Error): void {
    if (this.#settled) return;
    this.#settled = true;
    clearTimeout(this.#drain);
    this.#decoder?.destroy();
    this.#options.settle(error);
  }
}

function joined(chunks: readonly Buffer[]): Buffer {
  if (chunks.length < 2) return chunks[0] ?? NOTHING;
  return Buffer.concat(chunks);
}
