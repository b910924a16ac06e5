/** Pages served from localhost, on any port. */
const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a page may call the endpoint (MCP 2025-06-18, transports, security warning). Clients other than pages send no
 * `Origin`. `Host` does not help: after DNS rebinding a page sends the same name in both.
 * @param allowed origins, `*` for all
 */
export function allowsOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin === undefined || local.test(origin) || allowed.includes('*') || allowed.includes(origin);
}
