import type { ToolContext } from './mcp-tool.ts';

/** What the protocol asks of a progress: a number that grows with each. */
interface Progress {
  progress: number;
  total?: number;
  message: string;
}

/**
 * Tells of each state that a job is seen in. The number must grow with each notification, also while nothing is done that
 * counts: then by a thousandth, so that a host sees that the call lives.
 */
export function createProgress(send: (progress: Progress) => void): ToolContext['progress'] {
  let last = -1;
  return (done, total, message) => {
    last = Math.max(done, last < 0 ? 0 : last + 0.001);
    send({ progress: last, message, ...(total !== undefined && total >= last && { total }) });
  };
}
