import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as client from '@web-data/client';
import { filesOf, read } from './helpers/site.ts';

const pages = filesOf('index.html').filter((file) => file !== 'reference/index.html');
const spec = JSON.parse(read('openapi.json')) as {
  info: { version: string };
  components: { schemas: object };
};
const errors = JSON.parse(read('errors.json')) as Record<
  string,
  { error: string; cause: string; remedy: string }
>;

/** The Markdown of the file of a page. */
function markdownFile(file: string): string {
  return file === 'index.html' ? 'index.md' : `${file.slice(0, -'/index.html'.length)}.md`;
}

/** The languages of the code of a Markdown file. */
function listFences(file: string): string[] {
  return [...new Set([...read(file).matchAll(/^```(\w+)$/gm)].map(([, language]) => language!))];
}

describe('pages', () => {
  test('what is specified whole comes first, in the menu and among the capabilities', () => {
    const marks = [...read('index.md').matchAll(/^- \[.+?\]\(operations\/\S+ \((.+?)\):/gm)];
    expect(marks.map(([, mark]) => mark).slice(0, 2)).toEqual(['specified', 'partly defined']);
    expect(/href="operations\/(\w+)\//.exec(read('index.html'))?.[1]).toBe('map');
  });

  test.each(pages)('%s gives each reason why something is not specified once, in a note', (file) => {
    const html = read(file);
    const notes = [...html.matchAll(/<div class="reason" id="(why-\d+)" popover>\s*<p>(.*?)<\/p>/gs)];
    expect(new Set(notes.map(([, , text]) => text!.replace(/^<b>\d+<\/b>/, ''))).size).toBe(notes.length);
    const opened = [...html.matchAll(/popovertarget="(why-\d+)"/g)].map(([, id]) => id);
    expect(new Set(opened)).toEqual(new Set(notes.map(([, id]) => id)));
  });

  test('there is one for every operation, error and schema', () => {
    expect(pages.filter((file) => file.startsWith('operations/'))).toEqual([
      'operations/agent-cancel/index.html',
      'operations/agent-get/index.html',
      'operations/agent-list/index.html',
      'operations/agent-snapshot/index.html',
      'operations/agent-start/index.html',
      'operations/agent-trace/index.html',
      'operations/batch-cancel/index.html',
      'operations/batch-errors/index.html',
      'operations/batch-get/index.html',
      'operations/batch-start/index.html',
      'operations/crawl-active/index.html',
      'operations/crawl-cancel/index.html',
      'operations/crawl-errors/index.html',
      'operations/crawl-get/index.html',
      'operations/crawl-preview/index.html',
      'operations/crawl-start/index.html',
      'operations/interact-act/index.html',
      'operations/interact-end/index.html',
      'operations/interact-leave/index.html',
      'operations/interact-list/index.html',
      'operations/interact-resume/index.html',
      'operations/interact-start/index.html',
      'operations/map/index.html',
      'operations/monitors-check/index.html',
      'operations/monitors-checks/index.html',
      'operations/monitors-create/index.html',
      'operations/monitors-delete/index.html',
      'operations/monitors-get/index.html',
      'operations/monitors-list/index.html',
      'operations/monitors-run/index.html',
      'operations/monitors-update/index.html',
      'operations/parse/index.html',
      'operations/scrape/index.html',
      'operations/search/index.html',
      'operations/team-activity/index.html',
      'operations/team-concurrency/index.html',
      'operations/team-credits/index.html',
      'operations/team-history/index.html',
      'operations/team-queue/index.html',
    ]);
    expect(pages.filter((file) => /^errors\/.+\//.test(file))).toHaveLength(Object.keys(errors).length);
    expect(pages.filter((file) => file.startsWith('schemas/'))).toHaveLength(
      Object.keys(spec.components.schemas).length,
    );
  });

  test.each(pages)(
    '%s has a title, a description and a heading of its own, and weighs at most 30 KB',
    (file) => {
      const html = read(file);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(/<title>(.+)<\/title>/.exec(html)?.[1]).toBeTruthy();
      expect(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]).toBeTruthy();
      const assets = [...html.matchAll(/(?:src|href)="((?:\.\.\/)*assets\/[^"]+\.(?:css|js))"/g)].map(
        ([, path]) => path!,
      );
      const descriptions = [html, ...assets.map((path) => read(path.replaceAll('../', '')))];
      expect(descriptions.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThan(30 * 1024);
    },
  );

  test('no two have the same title or the same description', () => {
    const descriptions = pages.map((file) => /<title>(.+)<\/title>/.exec(read(file))?.[1]);
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });

  test('the Map page says everything about a field without a script', () => {
    const html = withoutScripts(read('operations/map/index.html'));
    for (const text of [
      'id="body.threatProtection.riskScoreThreshold"',
      '0 to 100',
      'Default <code>5000</code>',
      '1 to 100,000',
      'At most 1,000 items',
      'Only URLs present in a sitemap are returned.',
      'href="../../errors/invalid-url/"',
      'href="../../errors/concurrency-limit-reached/"',
    ]) {
      expect(html).toContain(text);
    }
  });

  test.each(Object.entries(errors))(
    'the page of %s says its string, cause and remedy',
    (name, { error, cause, remedy }) => {
      const file = filesOf('.md').find((page) => read(page).includes(`isWebDataError(error, '${name}')`));
      expect(file, `a page that handles ${name}`).toMatch(/^errors\//);
      for (const text of [`# ${error}\n`, cause, remedy]) expect(read(file!)).toContain(text);
    },
  );

  test.each(Object.keys(errors))('the page of %s names the classes that the client has for it', (name) => {
    const file = filesOf('.md').find((page) => read(page).includes(`isWebDataError(error, '${name}')`))!;
    const classes = /Class of the client.*?`(\w+)`(?:\S*, below .*?`(\w+)`)?/.exec(read(file));
    const [own, above] = [classes?.[1], classes?.[2] ?? classes?.[1]].map((found) => classNamed(found));
    expect(own === above || Object.getPrototypeOf(own) === above).toBe(true);
    // That of the status stands right below the parent of all.
    expect(Object.getPrototypeOf(above)).toBe(client.ApiError);
  });

  test.each(pages)('%s has a Markdown twin with the same heading', (file) => {
    expect(read(markdownFile(file)).split('\n')[0]).toBe(
      `# ${unescape(/<h1>(.+)<\/h1>/.exec(read(file))![1]!)}`,
    );
  });

  test('a page allows scripts of its own only', () => {
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(read('index.html'))?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

describe('files for programs', () => {
  test('llms.txt lists every page', () => {
    const list = read('llms.txt');
    for (const page of pages) expect(list).toContain(`](${markdownFile(page)})`);
  });

  test('the files that llms-full.txt lists have every page once, each below 60,000 tokens', () => {
    const files = [...read('llms-full.txt').matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, file]) => file!);
    expect(files).toEqual(expect.arrayContaining(['llms/guides.txt', 'llms/operations-1.txt']));
    const texts = files.map((file) => read(file));
    expect(
      texts.flatMap((text) => [...text.matchAll(/^<!-- (.+\.md) -->$/gm)].map(([, file]) => file)).toSorted(),
    ).toEqual(pages.map(markdownFile).toSorted());
    // A word, a number and each sign beside them: more than a tokenizer makes of them.
    const counts = texts.map((text) => text.match(/[\p{L}]{1,8}|\p{N}{1,3}|[^\p{L}\p{N}\s]+|\n+/gu)!.length);
    expect(Math.max(...counts)).toBeLessThan(60_000);
  });

  test('samples in Markdown are in one language, and in each other one in a file of its own', () => {
    expect(listFences('operations/map.md')).toEqual(['sh', 'json']);
    for (const [language, written] of [
      ['typescript', 'ts'],
      ['python', 'python'],
      ['go', 'go'],
      ['php', 'php'],
    ] as const) {
      expect(listFences(`operations/map.${language}.md`)).toEqual([written, 'json']);
      expect(read('operations/map.md')).toContain(`](map.${language}.md)`);
    }
    expect(read('operations/map.go.md')).toContain('[curl](map.md), [TypeScript](map.typescript.md)');
  });

  test('each component schema is a JSON Schema whose references lead somewhere', () => {
    for (const name of Object.keys(spec.components.schemas)) {
      const text = read(`schemas/${name}.json`);
      const { $defs = {} } = JSON.parse(text) as { $defs?: object };
      const targets = [...text.matchAll(/"\$ref": "#(?:\/\$defs\/([^"]+))?"/g)].map(([, target]) => target);
      expect(text).not.toContain('#/components');
      expect(targets.filter((target) => target && !(target in $defs))).toEqual([]);
    }
  });

  test('the Postman collection has a request for every operation', () => {
    const collection = read('postman.json');
    expect(collection.match(/"method": "(?:GET|POST|DELETE)"/g)?.length).toBeGreaterThanOrEqual(7);
    expect(collection).not.toMatch(/"_postman_id"/);
  });
});

function withoutScripts(html: string): string {
  return html.replaceAll(/<script[^>]*>[^]*?<\/script>/g, '');
}

function unescape(text: string): string {
  return text
    .replaceAll('<wbr>', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function classNamed(name: string | undefined): unknown {
  const found = Object.entries(client).find(([own]) => own === name)?.[1];
  expect(found, `the class ${name} of the client`).toBeTypeOf('function');
  return found;
}
