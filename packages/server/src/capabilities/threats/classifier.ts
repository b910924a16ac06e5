import { Pool } from 'undici';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { Gate } from './gate.ts';

/** A URL-reputation service. */
export interface UrlClassifier {
  /**
   * Classifies a URL.
   * @returns its risk, normalized to 0 (harmless) to 100.
   * @throws when the service returns no score.
   */
  classify(url: string): Promise<number>;
  close(): Promise<void>;
}

/** URL and limits of the classifier. */
export interface ClassifierOptions {
  /** URL that responds to `POST {"url": …}` with `{"score": 0…100}`. */
  url: string;
  /** Sent as a bearer token. */
  token?: string | undefined;
  /** Maximum milliseconds of a classification; 2000 by default. */
  timeoutMs?: number;
}

/** Maximum bytes of a response. */
const MAX_RESPONSE_BYTES = 65_536;

/** Maximum concurrent requests; further ones wait before their timeout starts. */
const CONNECTIONS = 64;

/** Opens the classifier of the configuration; undefined where none is named. */
export function openClassifier(config: ServerConfig): UrlClassifier | undefined {
  const { classifierUrl: url, classifierToken: token, classifierTimeoutMs: timeoutMs } = config;
  return url === undefined ? undefined : httpClassifier({ url, token, timeoutMs });
}

/** Creates a classifier over HTTP. After 5 consecutive failures it receives no requests for 10 s. */
export function httpClassifier({ url, token, timeoutMs = 2000 }: ClassifierOptions): UrlClassifier {
  const { origin, pathname, search } = new URL(url);
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    bodyTimeout: timeoutMs,
    headersTimeout: timeoutMs,
  });
  const gate = new Gate(CONNECTIONS);
  const breaker = new CircuitBreaker({ failures: 5, openMs: 10_000 });
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const classify = async (subject: string): Promise<number> => {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: pathname + search,
      headers,
      body: JSON.stringify({ url: subject }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(body);
    if (statusCode !== 200) throw new Error(`The classifier answered ${statusCode}.`);
    return scoreOf(text);
  };
  return {
    classify: (subject) => gate.run(() => breaker.run(() => classify(subject))),
    close: () => pool.destroy(),
  };
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_RESPONSE_BYTES) throw new Error('The answer of the classifier is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function scoreOf(text: string): number {
  const body: unknown = JSON.parse(text);
  const score = (body as { score?: unknown } | null)?.score;
  if (typeof score === 'number' && score >= 0 && score <= 100) return score;
  throw new Error('The classifier answered without a score from 0 to 100.');
}
