import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { escapeHtml } from '../../escape-html.ts';
import type { Description } from '../description/description.ts';
import { isObject, openDescription, valueAt, walk } from '@web-data/openapi';
import type { Json, Server } from '@web-data/openapi';
import type { OpenApiDocument, Server as ServerObject } from '../description/document.ts';
import { serverAddress } from '../description/servers.ts';
import { plain } from '../render/plain.ts';
import { safeBlocks } from '../render/safe-markdown.ts';
import { html } from '../render/html.ts';
import { loadOptional, findOptional } from '../optional.ts';
import { scriptHashes } from '../../script-hashes.ts';
import { sampleRequests } from '../samples/request.ts';
import { sampleTabs } from '../samples/samples.ts';
import { referenceTemplate } from './reference-template.ts';
import type { ReferenceFrame } from './reference-template.ts';

const run = promisify(execFile);

/**
 * Renders the description with Redoc as one page without network access: `redocly build-docs` with its script inlined
 * and its reporting off, then patched where it would still load something or link to missing pages. Where Redoc cannot
 * read the description, the page says so, and stderr why.
 */
export async function redocReference(description: Description, frame: ReferenceFrame): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'));
  try {
    const input = JSON.stringify(prepared(description));
    await writeFile(join(folder, 'openapi.json'), input);
    await writeFile(join(folder, 'redocly.yaml'), 'telemetry: off\n');
    const template = referenceTemplate(frame);
    await writeFile(join(folder, 'page.hbs'), template);
    const page = await run(process.execPath, [redoclyCli(), 'build-docs', 'openapi.json', ...flags], {
      cwd: folder,
    }).then(
      () => readFile(join(folder, 'page.html'), 'utf8'),
      (error: Error & { stderr?: string }) => {
        const reason = error.stderr?.trim().split('\n').at(-1) ?? error.message;
        console.error(`The reference has no content: Redoc cannot render the description: ${reason}`);
        return withoutContent(template);
      },
    );
    return patchReference(page, plain(frame.description), frame.image);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function withoutContent(template: string): string {
  const text = html`<p class="noscript">Redoc cannot show this description. Read the pages of this site.</p>`
    .text;
  return template.replace('{{{redocHead}}}', '').replace('{{{redocHTML}}}', () => text);
}

const flags = [
  '--inlineBundle',
  '--template',
  'page.hbs',
  '--config',
  'redocly.yaml',
  '--output',
  'page.html',
];

function redoclyCli(): string {
  const manifest = '@redocly/cli/package.json';
  const { bin } = loadOptional<{ bin: Record<string, string> }>(manifest);
  return join(dirname(findOptional(manifest)!), bin['redocly']!);
}

/** The document for Redoc: with absolute URLs, and with the samples of the site for each operation. */
function prepared(description: Description): OpenApiDocument {
  const copy = structuredClone(description.document);
  escapeElements(copy);
  if (copy.servers) copy.servers = openDescription(copy).servers.map(resolveServer);
  for (const operation of description.operations) {
    const item = valueAt(copy as unknown as Json, operation.model.pointer) as
      | Record<string, unknown>
      | undefined;
    // An operation behind a reference gets its samples at its own location.
    if (item === undefined) continue;
    const [request] = sampleRequests(description, operation);
    item['x-codeSamples'] = sampleTabs(request!).map(({ label, code }) => ({
      lang: code.language,
      label,
      source: code.text,
    }));
  }
  return copy;
}

/** Escapes the elements in texts: Redoc would keep them, even a `meta` that leads to another page. Data stays as it is. */
function escapeElements(document: OpenApiDocument): void {
  const {
    info,
    tags = [],
    components,
  } = document as unknown as Record<string, Json[]> & {
    components?: { securitySchemes?: Record<string, Json> };
  };
  // The walk leaves these out.
  const others = [info, ...tags, ...Object.values(components?.securitySchemes ?? {})];
  const objects = [...walk(document as unknown as Json)].map(({ value }) => value as Json);
  for (const value of [...objects, ...others].filter((one) => isObject(one))) {
    // The document is a copy, which may be changed.
    const own = value as Record<string, Json>;
    // Redoc reads these as Markdown, of the information the summary too; other summaries are text.
    for (const name of ['description', 'x-summary', ...(own === (info as unknown) ? ['summary'] : [])]) {
      const text = own[name];
      if (typeof text === 'string') own[name] = safeBlocks(text);
    }
  }
}

/** Redoc resolves a URL without a scheme against its own page, and does not render code in texts. */
function resolveServer(server: Server): ServerObject {
  const { description } = server.object;
  const text = description === undefined ? {} : { description: plain(description) };
  if (/^https?:/.test(server.url)) return { ...server.object, ...text };
  return { url: serverAddress(server), ...text };
}

/** Patches what no option changes, and lists the scripts of the page by their hashes. */
function patchReference(page: string, description: string, logo: string): string {
  // Only the overview is rendered in advance; its links are paths for a server with a page for each.
  const links = page.replace(/<div id="redoc">[^]*?<\/body>/, (body) =>
    body.replaceAll('href="/', 'href="#/'),
  );
  const image = `data:image/svg+xml,${encodeURIComponent(logo)}`;
  const quiet = links.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, image);
  const described = quiet.replace(
    '<!--description-->',
    () => `<meta name="description" content="${escapeHtml(description)}">`,
  );
  return described.replace(
    '<!--policy-->',
    () => `<meta http-equiv="Content-Security-Policy" content="${policy(quiet)}">`,
  );
}

function policy(page: string): string {
  const hashes = new Set(scriptHashes(page));
  return [
    "default-src 'none'",
    `script-src ${[...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    'worker-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}
