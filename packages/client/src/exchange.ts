import { readText } from './body.ts';
import type { Call } from './call.ts';
import { NetworkError } from './errors.ts';

/** An answer whose body has been read, or cut where it was too long. */
export interface Answer {
  response: Response;
  text: string;
  cut: boolean;
}

const longestErrorBody = 65_536;

/** Sends a request once and reads the answer, of one outside 2xx at most 64 KiB. */
export async function exchange(
  call: Call,
  send: () => Promise<Response>,
  signal: AbortSignal,
  maxResponseBytes: number,
): Promise<Answer | NetworkError> {
  try {
    const response = await send();
    return await readText(response, response.ok ? maxResponseBytes : longestErrorBody, signal);
  } catch (cause) {
    return new NetworkError(call, cause);
  }
}
