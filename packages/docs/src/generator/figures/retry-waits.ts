import type { Block } from '../content/block.ts';
import type { RetryPolicy } from '../description/retry-policy.ts';
import { escape } from '../render/html.ts';

const width = 720;
const row = 40;
const left = 96;

/** Seconds that are waited before each attempt after the first, without jitter. */
export function waits({ attempts, base, cap }: RetryPolicy): number[] {
  return Array.from({ length: attempts - 1 }, (_none, index) => Math.min(base ** index, cap));
}

/** A diagram of the waits: a bar an attempt, as long as the wait before it, with the jitter after it. */
export function retryFigure(policy: RetryPolicy): Block {
  const seconds = waits(policy);
  const scale = (width - left - 150) / (Math.max(...seconds) + policy.jitter);
  const rows = seconds.map((wait, index) => bar(index + 2, wait, policy.jitter, scale, index * row));
  const text = seconds.map((wait) => `${wait} to ${wait + policy.jitter} s`).join(', then ');
  const most = seconds.reduce((sum, wait) => sum + wait + policy.jitter, 0);
  const caption = `Without \`Retry-After\`: wait ${text}. At most ${policy.attempts} attempts and ${most} s of waiting; no wait is longer than ${policy.cap} s and the jitter.`;
  const height = seconds.length * row;
  return {
    kind: 'figure',
    svg: `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(caption.replaceAll('`', ''))}">${rows.join('')}</svg>`,
    caption,
    alternative: caption,
  };
}

function bar(attempt: number, wait: number, jitter: number, scale: number, y: number): string {
  const length = wait * scale;
  const middle = y + row / 2 + 5;
  return [
    `<text x="0" y="${middle}" class="soft">Attempt ${attempt}</text>`,
    `<rect x="${left}" y="${y + 9}" width="${length.toFixed(1)}" height="22" rx="4" class="accent"/>`,
    `<rect x="${(left + length).toFixed(1)}" y="${y + 9}" width="${(jitter * scale).toFixed(1)}" height="22" rx="4" class="wash"/>`,
    `<text x="${(left + length + jitter * scale + 10).toFixed(1)}" y="${middle}">after ${wait}–${wait + jitter} s</text>`,
  ].join('');
}
