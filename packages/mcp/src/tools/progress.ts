import type { ToolContext } from './mcp-tool.ts';

/** A progress notification. The protocol requires a number that grows with each. */
interface Progress {
  progress: number;
  total?: number;
  message: string;
}

/**
 * Creates a function that reports each state of a job. The number must grow with each notification: without progress it
 * grows by a thousandth, so that the host sees that the call is alive.
 */
export function createProgress(send: (progress: Progress) => void): ToolContext['progress'] {
  let last = -1;
  return (done, total, message) => {
    last = Math.max(done, last < 0 ? 0 : last + 0.001);
    send({ progress: last, message, ...(total !== undefined && total >= last && { total }) });
  };
}
