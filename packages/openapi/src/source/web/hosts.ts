/** Which hosts a description may be read from. */
export interface HostOptions {
  /**
   * Hosts that the description may refer to beside its own, as `api.example.com` or `localhost:8080`, on any port
   * without one; they may have private addresses. Default: none.
   */
  readonly allowHosts?: readonly string[] | undefined;
  /**
   * Whether the host of the address itself may have a private address, as one of this machine. Default `true`, because
   * whoever names it knows it; a program that takes addresses from others passes `false`.
   */
  readonly allowPrivate?: boolean | undefined;
}

/** Whether one of some hosts is that of a URL. */
export function isAllowedHost(url: URL, { allowHosts = [] }: HostOptions): boolean {
  const { hostname, port, protocol } = url;
  const own = port || (protocol === 'https:' ? '443' : '80');
  return allowHosts.some((host) => {
    const named = host.toLowerCase();
    return named === hostname || named === `${hostname}:${own}`;
  });
}

/** Whether a source is a URL, as opposed to a file. */
export function isAddress(source: string): boolean {
  return /^https?:\/\//iu.test(source);
}
