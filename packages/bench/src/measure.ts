import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Benchmark, Measurement } from './benchmark.ts';

const CASE = fileURLToPath(new URL('case.js', import.meta.url));
/** Max milliseconds of a case. */
const TIMEOUT = 600_000;

/** Runs one case in a fresh process and returns its resource usage. */
export function measure(
  { module, name: benchmark }: Pick<Benchmark, 'module' | 'name'>,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CASE, module, benchmark, name], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: TIMEOUT,
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) => {
      const line = output.split('\n').find((text) => text.startsWith(MARK));
      if (code === 0 && line) resolve(JSON.parse(line.slice(MARK.length)) as Measurement);
      else reject(new Error(`${benchmark}/${name} ended with code ${code}.`));
    });
  });
}

/** Prefix of the line with the measurement, in the output of a case. */
export const MARK = 'measurement:';

/** Returns the median of one figure. */
export function median(list: readonly Measurement[], key: 'cpu' | 'wall' | 'peakMb'): number {
  const sorted = list.map((measurement) => measurement[key]).toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
