import type { Framing, Json } from '@web-data/openapi';

/** A request as it goes over the wire; header names in lower case. */
export interface HttpRequest {
  readonly method: string;
  /** Absolute URL; the path is sent as written, without normalisation. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The body as bytes where it is not text: sent and judged instead of `body`. */
  readonly bytes?: Buffer;
}

/** A response, its body decoded by its `Content-Encoding` and read as UTF-8. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The bytes of the body are not valid UTF-8, so `body` differs from what was sent. */
  readonly garbled?: true;
  /** The body as received, where it is not `body` in UTF-8. */
  readonly bytes?: Buffer;
  /** What came of a sequential media type. */
  readonly stream?: ReceivedStream;
  /** Each `Set-Cookie`; `headers` joins them into one string (RFC 9110, section 5.3). */
  readonly cookies?: readonly string[];
  /** Milliseconds from sending to the last byte. */
  readonly ms: number;
}

/** The items of a response in the framing of its media type, as far as it was read. */
export interface ReceivedStream {
  readonly framing: Framing;
  /** Of events the fields, `data` as text; a `Blob` for a part of another media type than JSON and text. */
  readonly items: readonly (Json | Blob)[];
  /** Whether it was still open when the bounds of reading were reached. */
  readonly isOpen: boolean;
  /** How its text breaks its framing, each a sentence. */
  readonly violations: readonly string[];
  /** Milliseconds from sending to the head of the response. */
  readonly headMs: number;
}

/** A request and its response; `failure` says why there is none. */
export interface Exchange {
  readonly request: HttpRequest;
  readonly response: HttpResponse | undefined;
  readonly failure: string | undefined;
  /** The response has more bytes than the limit: it cannot be judged. */
  readonly tooLong?: true;
}

/** Returns the body of a request as bytes. */
export function getBodyBytes({ body, bytes }: HttpRequest): Buffer {
  return bytes ?? Buffer.from(body ?? '', 'utf8');
}
