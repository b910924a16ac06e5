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

/** What every answered call carries. */
interface ResponseFields {
  /** The response as `fetch` gave it. Its body has been read. */
  response: Response;
  /** How often the request was sent, 1 to 5. */
  attempts: number;
}

/** A 2xx answer with its data. */
export interface Success<Status extends number, Data> extends ResponseFields {
  ok: true;
  kind: 'success';
  status: Status;
  data: Data;
  error?: never;
}

/** An answer outside 2xx with the error body of the API. */
export interface ApiFailure<
  Status extends number,
  Body,
  Name extends string = string,
> extends ResponseFields {
  ok: false;
  kind: 'api';
  status: Status;
  data?: never;
  /** The error body as the description has it for this status. */
  error: Body;
  /** What `unwrap` throws. */
  exception: ApiError<Name>;
}

/**
 * Any other way to fail: `unexpected` an answer outside 2xx without an error body of the API, `body` a 2xx that could
 * not be read, `network` no answer, `timeout`, `abort` by the caller's signal, `request` refused before it was sent.
 */
export interface OtherFailure {
  ok: false;
  kind: 'unexpected' | 'body' | 'network' | 'timeout' | 'abort' | 'request';
  status: null;
  data?: never;
  error?: never;
  /** What `unwrap` throws. */
  exception: CallError;
  response?: Response;
  attempts: number;
}

/** What all operations of a description have in common. */
export interface Common {
  /** An error body of a status that the description does not list for the operation. */
  undocumented: unknown;
  /** Names of the error catalogue. */
  errorName: string;
}

/** As `undocumented` where a catalogue tells what an error body is. */
export interface UndocumentedBody {
  error: string;
  success?: boolean;
  details?: unknown;
  code?: string;
}

/** All outcomes of an operation, told apart by `status` (and `kind` where there is none). */
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

/** The body of an error that is documented by a range, or not at all. */
type Other<Op, Of extends Common> = [Documented<Op, '4XX' | '5XX' | 'default'>] extends [never]
  ? Of['undocumented']
  : RangeContent<Op, '4XX' | '5XX' | 'default'>;

/** What is documented for ranges of statuses. */
type RangeContent<Op, Range> = ContentOf<Responses<Op>[Documented<Op, Range>]>;

/** The outcomes of an operation that are none of its successes. */
export type Failure<Op, Of extends Common = Common> = Exclude<Result<Op, Of>, { ok: true }>;

/** Data of the 2xx answers of an operation. */
export type SuccessData<Op> = Successes<Op>['data'];

/**
 * The data of a result, or its failure as an exception.
 * @throws CallError the `exception` of a result that is not `ok`
 */
export function unwrap<Data>(result: { ok: true; data: Data } | { ok: false; exception: CallError }): Data {
  if (result.ok) return result.data;
  // The stack then names the line of the caller. It was made where the answer was read, which leads nowhere.
  (Error as { captureStackTrace?: (error: Error) => void }).captureStackTrace?.(result.exception);
  throw result.exception;
}
