import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { SiteMapError } from '../errors.ts';
import { BodyDecoder, type Sink } from './decoder.ts';

/** Status and headers of a response, before its body. */
export interface ResponseHead {
  readonly url: URL;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** One response, its body read as far as it was wanted. */
export interface FetchResponse extends ResponseHead {
  /** The decoded body; empty when a sink took it or `accept` declined it. */
  readonly body: Buffer;
  /** Decoded bytes read. */
  readonly bytes: number;
  /** True when the body was longer than `maxBytes`, or ended by the deadline or a broken connection. */
  readonly truncated: boolean;
}

export interface ExchangeOptions {
  readonly url: URL;
  readonly maxBytes: number;
  readonly sniffGzip: boolean;
  /** Asked once the head is there; false leaves the body unread. */
  readonly accept: ((head: ResponseHead) => boolean) | undefined;
  /** Takes decoded chunks as they come, in place of `body`. */
  readonly sink: Sink | undefined;
  readonly settle: (result: FetchResponse | Error) => void;
}

/** Unwanted bytes drained to keep a connection, rather than closing it. */
const DRAIN_BYTES = 16_384;
/** Milliseconds they may take. */
const DRAIN_MS = 250;
const NOTHING = Buffer.alloc(0);

/** One request and its response: an undici handler that decodes, counts and settles exactly once. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #options: ExchangeOptions;
  #controller: Dispatcher.DispatchController | undefined;
  #head: ResponseHead | undefined;
  #decoder: BodyDecoder | undefined;
  #chunks: Buffer[] = [];
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

  /** Ends the exchange now. What a page sent so far still counts; without a head the reason is the answer. */
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
    this.#decoder = this.#openDecoder(controller, headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#settled) return;
    if (!this.#decoder) {
      this.#unwanted += chunk.length;
      if (this.#unwanted > DRAIN_BYTES) this.#stop(controller);
      return;
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
    // Of a declined body nothing is missed.
    if (this.#head && this.#decoder?.bytes !== 0) this.#finish(this.#decoder !== undefined);
    else this.#fail(error);
  }

  #openDecoder(controller: Dispatcher.DispatchController, headers: IncomingHttpHeaders): BodyDecoder {
    const { maxBytes, sniffGzip, sink } = this.#options;
    return new BodyDecoder({
      encoding: headers['content-encoding'] ?? '',
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
    controller.abort(new SiteMapError('Aborted', 'The rest of the body was not wanted.'));
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
