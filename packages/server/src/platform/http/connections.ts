import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';

/** Part of the file descriptors of the process that connections of callers have at most; the rest is for the work itself. */
const SHARE = 3 / 4;

/**
 * Closes connections unread above `max`, or above three quarters of the file descriptors that the process may open: without
 * one left it could accept no connection, and would neither reach a site nor its store, so that calls hang. Connections
 * without a request then make room for those that come back.
 * @param onClose called for each connection that is closed.
 * @returns the max that holds.
 */
export function boundConnections(server: Server, max: number, onClose: () => void): number {
  const allowed = readMaxFiles();
  server.maxConnections = Math.min(max, Math.max(1, Math.floor(allowed * SHARE)));
  server.on('drop', () => {
    onClose();
    server.closeIdleConnections();
  });
  return server.maxConnections;
}

/** Returns how many files the process may open; Infinity where the system does not tell. */
function readMaxFiles(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
