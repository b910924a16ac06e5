import { escapeHtml } from '../../escape-html.ts';
import type { Block } from '../content/block.ts';
import type { RetryPolicy } from '../description/retry-policy.ts';

const row = 40;
/** Widths of the drawing in px: total, left of the bars, and right of them. */
const wide = { name: 'wide', width: 720, before: 96, after: 150 };
const narrow = { name: 'narrow', width: 340, before: 76, after: 92 };

/** Seconds that are waited before each attempt after the first, without jitter. */
export function waits({ attempts, base, cap }: RetryPolicy): number[] {
  return Array.from({ length: attempts - 1 }, (_none, index) => Math.min(base ** index, cap));
}

/** A diagram of the waits: a bar an attempt, as long as the wait before it, with the jitter after it. */
export function retryFigure(policy: RetryPolicy): Block {
  const seconds = waits(policy);
  const text = seconds.map((wait) => `${wait} to ${wait + policy.jitter} s`).join(', then ');
  const max = seconds.reduce((sum, wait) => sum + wait + policy.jitter, 0);
  const caption = `Without \`Retry-After\`: wait ${text}. At most ${policy.attempts} attempts and ${max} s of waiting; no wait is longer than ${policy.cap} s and the jitter.`;
  return {
    kind: 'figure',
    drawings: [wide, narrow].map((frame) => drawing(policy, frame, caption)),
    caption,
    alternative: caption,
  };
}

function drawing(policy: RetryPolicy, frame: typeof wide, caption: string): string {
  const seconds = waits(policy);
  const { name, width, before, after } = frame;
  const scale = (width - before - after) / (Math.max(...seconds) + policy.jitter);
  const bars = seconds.map((wait, index) => {
    const sizes = { before, wait: wait * scale, jitter: policy.jitter * scale };
    return bar(`Attempt ${index + 2}`, `after ${wait}–${wait + policy.jitter} s`, sizes, index * row);
  });
  const label = escapeHtml(caption.replaceAll('`', ''));
  return `<svg class="${name}" viewBox="0 0 ${width} ${seconds.length * row}" role="img" aria-label="${label}">${bars.join('')}</svg>`;
}

interface Sizes {
  before: number;
  wait: number;
  jitter: number;
}

function bar(label: string, words: string, { before, wait, jitter }: Sizes, y: number): string {
  const middle = y + row / 2 + 5;
  return [
    `<text x="0" y="${middle}" class="soft">${label}</text>`,
    `<rect x="${before}" y="${y + 9}" width="${wait.toFixed(1)}" height="22" rx="4" class="accent"/>`,
    `<rect x="${(before + wait).toFixed(1)}" y="${y + 9}" width="${jitter.toFixed(1)}" height="22" rx="4" class="wash"/>`,
    `<text x="${(before + wait + jitter + 10).toFixed(1)}" y="${middle}">${words}</text>`,
  ].join('');
}
