import type { ApiError, CallError } from './errors.ts';
import type { ContentOf } from './described.ts';

type OkStatus = 200 | 201 | 202 | 203 | 204 | 206;
type ErrorStatus =
  | (
      | 400
      | 401
      | 402
      | 403
      | 404
      | 405
      | 406
      | 408
      | 409
      | 410
      | 411
      | 412
      | 413
      | 414
      | 415
      | 416
      | 417
      | 418
    )
  | (
      | 421
      | 422
      | 423
      | 424
      | 425
      | 426
      | 428
      | 429
      | 431
      | 451
      | 500
      | 501
      | 502
      | 503
      | 504
      | 505
      | 507
      | 508
    );

type RedirectStatus = 300 | 301 | 302 | 303 | 304 | 307 | 308;

type Responses<Op> = Op extends { responses: infer Map } ? Map : never;
type Documented<Op, Statuses> = keyof Responses<Op> & Statuses;

/** The members of every result with a response. */
interface ResponseFields {
  /** The response of `fetch`. Its body has been read. */
  response: Response;
  /** Number of times the request was sent, 1 to 5. */
  attempts: number;
}

/** A 2xx response with its data. */
export interface Success<Status extends number, Data> extends ResponseFields {
  ok: true;
  kind: 'success';
  status: Status;
  data: Data;
  error?: never;
}

/** A response outside 2xx with the error body of the API. */
export interface ApiFailure<
  Status extends number,
  Body,
  Name extends string = string,
> extends ResponseFields {
  ok: false;
  kind: 'api';
  status: Status;
  data?: never;
  /** The error body, typed by the description for this status. */
  error: Body;
  /** The error that `unwrap` throws. */
  exception: ApiError<Name>;
}

/**
 * Any other failure: `unexpected` a response outside 2xx without an error body of the API, `body` a 2xx that cannot be
 * read, `network` no response, `timeout`, `abort` by the caller's signal, `request` rejected before it was sent.
 */
export interface OtherFailure {
  ok: false;
  kind: 'unexpected' | 'body' | 'network' | 'timeout' | 'abort' | 'request';
  status: null;
  data?: never;
  error?: never;
  /** The error that `unwrap` throws. */
  exception: CallError;
  response?: Response;
  attempts: number;
}

/** Types that all operations of a description share. */
export interface Common {
  /** An error body of a status that the description does not list for the operation. */
  undocumented: unknown;
  /** Names of the error catalogue. */
  errorName: string;
}

/** The type of `undocumented` where a catalogue defines the error body. */
export interface UndocumentedBody {
  error: string;
  success?: boolean;
  details?: unknown;
  code?: string;
}

/** All results of an operation, discriminated by `status` (and by `kind` where there is none). */
export type Result<Op, Of extends Common = Common> =
  | Successes<Op>
  | {
      [S in Documented<Op, ErrorStatus | RedirectStatus>]: ApiFailure<
        S,
        ContentOf<Responses<Op>[S]>,
        Of['errorName']
      >;
    }[Documented<Op, ErrorStatus | RedirectStatus>]
  | ApiFailure<Exclude<ErrorStatus, Documented<Op, ErrorStatus>>, Other<Op, Of>, Of['errorName']>
  | OtherFailure;

type Successes<Op> = [Documented<Op, OkStatus>] extends [never]
  ? Success<OkStatus, RangeContent<Op, '2XX' | 'default'>>
  : { [S in Documented<Op, OkStatus>]: Success<S, ContentOf<Responses<Op>[S]>> }[Documented<Op, OkStatus>];

/** The body of an error that the description covers by a range, or not at all. */
type Other<Op, Of extends Common> = [Documented<Op, '4XX' | '5XX' | 'default'>] extends [never]
  ? Of['undocumented']
  : RangeContent<Op, '4XX' | '5XX' | 'default'>;

/** The content documented for ranges of statuses. */
type RangeContent<Op, Range> = ContentOf<Responses<Op>[Documented<Op, Range>]>;

/** All results of an operation that are not successes. */
export type Failure<Op, Of extends Common = Common> = Exclude<Result<Op, Of>, { ok: true }>;

/** Data of the 2xx responses of an operation. */
export type SuccessData<Op> = Successes<Op>['data'];

/**
 * Returns the data of a result, or throws its failure.
 * @throws CallError the `exception` of a result that is not `ok`
 */
export function unwrap<Data>(result: { ok: true; data: Data } | { ok: false; exception: CallError }): Data {
  if (result.ok) return result.data;
  // Moves the stack to the caller. The original stack points to the code that read the response.
  (Error as { captureStackTrace?: (error: Error) => void }).captureStackTrace?.(result.exception);
  throw result.exception;
}
