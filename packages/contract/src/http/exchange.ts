/** A request as it goes over the wire; header names in lower case. */
export interface HttpRequest {
  readonly method: string;
  /** Absolute URL; the path is sent as it stands, without normalisation. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The body as it came, where it was no text: what is sent and judged in place of `body`. */
  readonly bytes?: Buffer;
}

/** A response, its body decoded by its `Content-Encoding` and read as UTF-8. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The bytes of the body are no UTF-8, so that `body` is not what was sent. */
  readonly garbled?: true;
  /** The body as it came, where it is not `body` in UTF-8. */
  readonly bytes?: Buffer;
  /** Each `Set-Cookie`, of which `headers` has one text (RFC 9110, section 5.3). */
  readonly cookies?: readonly string[];
  /** Milliseconds from sending to the last byte. */
  readonly ms: number;
}

/** A request and what came of it; `failure` says why there is no response. */
export interface Exchange {
  readonly request: HttpRequest;
  readonly response: HttpResponse | undefined;
  readonly failure: string | undefined;
  /** An answer came that has more bytes than are read: it tells nothing. */
  readonly tooLong?: true;
}

/** The body of a request, byte by byte. */
export function getBodyBytes({ body, bytes }: HttpRequest): Buffer {
  return bytes ?? Buffer.from(body ?? '', 'utf8');
}
