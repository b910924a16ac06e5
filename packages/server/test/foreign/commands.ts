import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { programPath, writePlans } from './world.ts';
import type { World } from './world.ts';

/** A command of the deployed service's command line. */
export interface Command {
  /** As people type it; `URL`, `FILE`, `JOB`, `MONITOR` and `CHECK` stand for those of the test. */
  name: string;
  /** Commands of the same person before it. */
  after?: readonly string[];
  /** What it prints at least. */
  want?: RegExp;
  /** Why this service never does it; such a command fails. */
  never?: string;
}

const run = promisify(execFile);

/**
 * Runs a command and those before it with the published program, unchanged, from an empty home folder.
 * @returns what the command printed, errors included
 * @throws where it fails
 */
export async function runCommand({ name, after = [] }: Command, world: World): Promise<string> {
  const home = mkdtempSync(join(world.folder, 'home-'));
  const env = {
    PATH: process.env['PATH'],
    HOME: home,
    FIRECRAWL_API_URL: world.server,
    FIRECRAWL_API_KEY: world.key,
    FIRECRAWL_NO_TELEMETRY: '1',
    FIRECRAWL_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
  };
  const ids: Record<string, string> = { URL: world.site, FILE: writePlans(world), JOB };
  let printed = '';
  for (const line of [...after, name]) {
    const args = splitWords(line.replaceAll(/\b[A-Z]{3,}\b/g, (word) => ids[word] ?? word));
    const started = run(programPath('firecrawl'), args, { env, cwd: home, timeout: 60_000 });
    started.child.stdin?.end();
    const { stdout, stderr } = await started;
    printed = stripVTControlCharacters(stdout + stderr);
    const [, id] = /"id": ?"([0-9a-f-]{36})"/.exec(printed) ?? [];
    if (id !== undefined) ids[line.startsWith('monitor run') ? 'CHECK' : 'MONITOR'] = id;
  }
  return printed;
}

/** Lists the commands that the program's own help names, by the shorter of two names. */
export async function listCommands(world: World): Promise<string[]> {
  const env = { PATH: process.env['PATH'], HOME: world.folder, FIRECRAWL_NO_TELEMETRY: '1', NO_COLOR: '1' };
  const { stdout } = await run(programPath('firecrawl'), ['--help'], { env });
  const [, text = ''] = stdout.split('Commands:\n');
  return [...text.matchAll(/^ {2}([\w-]+)(?:\|([\w-]+))?/gm)].map(([, name, other]) =>
    other !== undefined && other.length < name!.length ? other : name!,
  );
}

/** Commands that prepare the person's machine and call no service. */
export const LOCAL_COMMANDS: ReadonlySet<string> = new Set([
  'config',
  'view-config',
  'login',
  'logout',
  'init',
  'setup',
  'make',
  'launch',
  'env',
  'version',
  'help',
]);

/** Splits a line into words; those in single quotes are one. */
function splitWords(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
}

const OWN_INDEX = 'It asks for an index of the deployed service.';
const OWN_TRAINING = 'It trains the deployed service.';
const NO_QUERY = 'There is no such format: `json` with a prompt does the same.';
/** Some job, which is none. */
const JOB = '0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21';
const make = "monitor create --name Plans --schedule 'every 30 minutes' --page URL --goal 'A price changes.'";

/** Every command that calls the service. */
export const commands: readonly Command[] = [
  { name: 'scrape URL', want: /Team costs 49/ },
  { name: 'scrape URL --html', want: /<h1>Plans<\/h1>/ },
  { name: 'scrape URL --summary', want: /Two plans\./ },
  { name: 'scrape URL --format markdown,links,images', want: /"links":\["http/ },
  { name: 'scrape URL --screenshot --full-page-screenshot', want: /^Screenshot|http/m },
  { name: 'scrape URL --only-main-content --wait-for 10 --max-age 0 --country DE', want: /Team costs 49/ },
  { name: `scrape URL --format json --schema '{"type":"object"}'`, want: /"title":"Plans"/ },
  { name: `scrape URL --actions '[{"type":"wait","milliseconds":10}]'`, want: /Team costs 49/ },
  { name: "scrape URL --query 'What does Team cost?'", never: NO_QUERY },
  { name: "interact 'Which plans are there?'", after: ['scrape URL'], want: /Free and Team\./ },
  { name: 'interact stop', after: ['scrape URL'], want: /Session stopped/ },
  { name: "interact --code 'return 1'", after: ['scrape URL'], never: 'Code of callers is not run.' },
  { name: 'map URL', want: /docs\/a\n/ },
  { name: 'map URL --search docs --limit 1 --sitemap skip --json', want: /"url":"http[^"]*\/docs\/a"/ },
  { name: 'search plans --limit 2', want: /What Team costs\./ },
  { name: 'search plans --sources news,images', want: /News Results/ },
  { name: 'search plans --scrape --json', want: /"markdown":"# Plans/ },
  { name: 'crawl URL --limit 2', want: /"jobId":"/ },
  { name: 'crawl URL --limit 2 --wait', want: /"status":"completed"/ },
  { name: "agent 'Say what Team costs.' --urls URL", want: /"jobId":"/ },
  { name: 'parse FILE', want: /Team costs 49/ },
  { name: 'parse FILE --format markdown,links', want: /"links":\[\]/ },
  { name: 'parse FILE --summary', want: /Two plans\./ },
  { name: "parse FILE --query 'What does Team cost?'", never: NO_QUERY },
  { name: make, want: /"cron":"\*\/30 \* \* \* \*"/ },
  { name: 'monitor list', after: [make], want: /"name":"Plans"/ },
  { name: 'monitor get MONITOR', after: [make], want: /"name":"Plans"/ },
  { name: 'monitor update MONITOR --state paused', after: [make], want: /"status":"paused"/ },
  { name: 'monitor run MONITOR', after: [make], want: /"trigger":"manual"/ },
  { name: 'monitor checks MONITOR', after: [make, 'monitor run MONITOR'], want: /"trigger":"manual"/ },
  { name: 'monitor check MONITOR CHECK', after: [make, 'monitor run MONITOR'], want: /"pages":\[/ },
  { name: 'monitor delete MONITOR', after: [make], want: /"success":true/ },
  { name: 'credit-usage', want: /Plan Credits: 100,000/ },
  { name: '--status', want: /Authenticated[^]*Concurrency: [^]*\/1000 jobs/ },
  { name: 'developer plans', never: OWN_INDEX },
  { name: 'research search-papers plans', never: OWN_INDEX },
  { name: 'research inspect-paper arxiv:1', never: OWN_INDEX },
  { name: 'research related-papers arxiv:1 --intent plans', never: OWN_INDEX },
  { name: 'research read-paper arxiv:1 --question plans', never: OWN_INDEX },
  { name: 'research search-github plans', never: OWN_INDEX },
  { name: 'feedback scrape JOB --rating good', never: OWN_TRAINING },
  { name: 'search-feedback JOB --rating good', never: OWN_TRAINING },
  { name: 'doctor JOB', never: 'It asks the support of the deployed service.' },
  { name: 'x download URL -y', want: /(?:downloaded|saved)/i },
];
