/** Pages that are served by the machine of whoever looks at them, on any port. */
const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a page may call us (MCP 2025-06-18, transports, security warning). What is no page sends no `Origin`. `Host` is
 * of no use here: a page that had its name pointed at this machine sends that name in both.
 * @param allowed origins, `*` for all
 */
export function allowsOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin === undefined || local.test(origin) || allowed.includes('*') || allowed.includes(origin);
}
