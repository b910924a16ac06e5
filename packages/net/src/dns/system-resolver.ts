import { Resolver } from 'node:dns/promises';
import {
  HOSTS_FILE,
  parseHosts,
  WatchedFile,
  completeName,
  parseSearchList,
  type SearchList,
} from './configuration.ts';

/** Where a resolver finds its configuration. */
export interface SystemResolverOptions {
  /** Path of the hosts file. Default: that of the operating system. */
  readonly hostsFile?: string | undefined;
  /** Path of a file as resolv.conf(5) describes it, for its search list. Default `/etc/resolv.conf`. */
  readonly resolvConf?: string | undefined;
  /** Name servers, `address` or `address:port`. Default: those of the operating system. */
  readonly servers?: readonly string[] | undefined;
  /** Max milliseconds for one name, with all queries. Default 10,000. */
  readonly deadline?: number | undefined;
}

/** Milliseconds until a name server is asked again, and how often. */
const QUERY = { timeout: 2_500, tries: 2 };
/** Milliseconds that one family of addresses is waited for after the other has come (RFC 8305 section 3 proposes 50). */
const OTHER_FAMILY_MS = 300;
/** Codes of a name that does not exist, or has no address; every other error may pass. */
const NO_ADDRESS: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Resolves names as the operating system does, by its hosts file, name servers and search list, but over sockets of its
 * own: `dns.lookup` occupies one of four threads for each name until its server responds, so ten names whose server
 * never does would stop all others.
 */
export class SystemResolver {
  readonly #hosts: WatchedFile<ReadonlyMap<string, readonly string[]>>;
  readonly #configuration: WatchedFile<{ search: SearchList; resolver: Resolver }>;
  readonly #deadline: number;

  constructor(options: SystemResolverOptions = {}) {
    const { hostsFile = HOSTS_FILE, resolvConf = '/etc/resolv.conf', servers, deadline = 10_000 } = options;
    this.#deadline = deadline;
    this.#hosts = new WatchedFile(hostsFile, parseHosts);
    this.#configuration = new WatchedFile(resolvConf, (text) => {
      // A resolver reads the name servers of the system when it is created.
      const resolver = new Resolver(QUERY);
      if (servers !== undefined) resolver.setServers(servers);
      return { search: parseSearchList(text), resolver };
    });
  }

  /**
   * Resolves a host name to its addresses, IPv4 and IPv6 by turns. `localhost` names never leave the machine (RFC 6761).
   *
   * @throws Error with the code `ENOTFOUND` or `ENODATA` when the name has no address, `EAI_AGAIN` when no name server
   * said so in time.
   */
  async resolve(hostname: string): Promise<readonly string[]> {
    if (hostname === 'localhost' || hostname.endsWith('.localhost')) return ['127.0.0.1', '::1'];
    const inFile = (await this.#hosts.read()).get(hostname.replace(/\.$/, ''));
    if (inFile !== undefined) return inFile;
    const { search, resolver } = await this.#configuration.read();
    return withDeadline(queryFirst(resolver, completeName(hostname, search)), hostname, this.#deadline);
  }
}

/** Asks for one name after another until one has an address. */
async function queryFirst(resolver: Resolver, names: readonly string[]): Promise<readonly string[]> {
  let failure: unknown;
  for (const name of names) {
    try {
      return await queryBoth(resolver, name);
    } catch (error) {
      // That a name server failed says more than that another name does not exist.
      if (failure === undefined || !isMissing(error)) failure = error;
    }
  }
  throw failure;
}

/** Asks for IPv4 and IPv6 at once. */
async function queryBoth(resolver: Resolver, name: string): Promise<readonly string[]> {
  const queries = [resolver.resolve4(name), resolver.resolve6(name)];
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    const wait = (): void => void (timer ??= setTimeout(resolve, OTHER_FAMILY_MS));
    for (const query of queries) query.then(wait, () => {});
  });
  const families: string[][] = [[], []];
  const failures: unknown[] = [];
  const settled = queries.map(async (query, index) => {
    try {
      families[index] = await query;
    } catch (error) {
      failures.push(error);
    }
  });
  await Promise.race([Promise.all(settled), enough]);
  clearTimeout(timer);
  const addresses = alternate(families);
  if (addresses.length > 0) return addresses;
  throw failures.find((error) => !isMissing(error)) ?? failures[0];
}

/** The first of each list, then the second of each, and so on. */
function alternate(lists: readonly (readonly string[])[]): string[] {
  const length = Math.max(...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

async function withDeadline<T>(result: Promise<T>, hostname: string, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `No name server responded about ${hostname} within ${milliseconds} ms.`;
    timer = setTimeout(() => reject(createPassingError(message)), milliseconds);
  });
  try {
    return await Promise.race([result, late]);
  } catch (error) {
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'EAI_AGAIN') throw error;
    throw createPassingError(`The name servers of ${hostname} failed.`, error);
  } finally {
    clearTimeout(timer);
  }
}

function isMissing(error: unknown): boolean {
  return NO_ADDRESS.has((error as NodeJS.ErrnoException).code ?? '');
}

/** `EAI_AGAIN`, as getaddrinfo(3) calls an error that may pass: `ECONNREFUSED` of a name server is not the site's. */
function createPassingError(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: 'EAI_AGAIN' });
}
