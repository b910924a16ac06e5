import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { renderSite } from '../src/generator/site.ts';
import type { Files } from '../src/generator/site.ts';
import { chromiumPath, launch } from './helpers/chromium.ts';
import { serve } from './helpers/serve.ts';
import type { StaticServer } from './helpers/serve.ts';

/** What a text of the description may hold: it tries to leave every element, attribute and Markdown mark. */
const text =
  '"><script>alert(1)</script></pre></title></style>--><img src=x onerror=alert(2)> [a](javascript:alert(3)) ' +
  '[b](data:text/html,x) ![c](https://other.example.com/c.png) [![d](//other.example.com/d.png)](/) `</code><script>alert(4)</script>` | {{x}} {{{y}}} $& $1\nsecond line ' +
  'Long'.repeat(60);

const marked = { 'x-definition': 'partial', 'x-definition-reason': text } as const;
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: text, version: text, summary: text, description: `${text}\n\n${text}` },
  servers: [{ url: 'https://api.example.com/v1' }],
  tags: [{ name: text, description: text, ...marked }],
  paths: {
    '/a/{id}': {
      get: {
        operationId: 'get"><script>alert(5)</script>',
        summary: text,
        description: text,
        tags: [text],
        ...marked,
        'x-errors': ['Odd'],
        'x-scope': text,
        parameters: [
          { name: 'id', in: 'path', required: true, description: text, schema: { default: text } },
        ],
        responses: {
          '200': {
            description: text,
            headers: { [text]: { description: text } },
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Odd' }, example: [text] },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Odd: {
        type: 'object',
        description: text,
        ...marked,
        properties: {
          [text]: { const: text, pattern: text, description: text, enum: [text], default: text },
        },
      },
    },
  },
  'x-error-catalogue': {
    Odd: { status: 400, error: text, group: text, cause: text, retryable: 'no', remedy: text, code: text },
  },
};

describe('texts of the description', () => {
  let files: Files;
  beforeAll(async () => {
    files = await renderSite(document, {
      guides: [],
      changelog: `## 1 ${text}\n\n- ${text}\n`,
      read: () => '{}',
    });
  });

  test('never become markup of our pages, nor links that run something', () => {
    for (const [file, html] of files) {
      if (!file.endsWith('.html') || file.startsWith('reference/')) continue;
      const tags = html.match(/<[a-z][^\s>]*(?:\s+[\w-]+(?:="[^"]*")?)*\s*\/?>/gi) ?? [];
      const names = tags.map((tag) => tag.replaceAll(/="[^"]*"/g, '='));
      expect(
        names.filter((tag) => /^<img|\son\w+=/i.test(tag)),
        file,
      ).toEqual([]);
      expect(html.match(/\s(?:href|src)="(?:javascript|data):[^"]*"/gi), file).toBeNull();
      expect(html.match(/<script/g), file).toHaveLength(2);
    }
  });

  test('fetch no picture: it is a link to it, or its words inside a link', () => {
    const page = files.get('errors/odd/index.html')!;
    expect(page).toContain('<a href="https://other.example.com/c.png">c</a>');
    expect(page).toMatch(/<a href="\.\.\/\.\.\/">d<\/a>/);
  });

  test('are no script of the Redoc reference, whose policy would name its hash', () => {
    expect(files.get('reference/index.html')!.match(/<script>alert/g)).toBeNull();
  });

  test('keep each heading and each row of a table of the Markdown on one line', () => {
    const page = files.get('errors/odd.md')!;
    expect(page.split('\n')[0]).toMatch(/^# .*second line (?:Long)+$/);
    const rows = files
      .get('errors.md')!
      .split('\n')
      .filter((line) => line.startsWith('| 400'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/ \| No \|$/);
  });

  describe.skipIf(!chromiumPath)('in a browser', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
    let browser: Browser;
    let site: StaticServer;
    beforeAll(async () => {
      for (const [file, content] of files) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), content);
      }
      [browser, site] = await Promise.all([launch(), serve(folder)]);
    });
    afterAll(async () => {
      await browser.close();
      site.close();
      rmSync(folder, { recursive: true });
    });

    test.each([
      '',
      'errors/',
      'errors/odd/',
      'schemas/odd/',
      'search/',
      'operations/get-script-alert-5-script/',
    ])('stay inside a window of 320 px on /%s', async (path) => {
      const page = await browser.newPage({ viewport: { width: 320, height: 600 } });
      await page.goto(`${site.origin}/${path}`);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      await page.close();
    });

    // The policy of the pages would stop them anyway; it is off here to see whether they need it.
    test.each(['', 'errors/odd/', 'schemas/odd/', 'reference/'])('run nothing on /%s', async (path) => {
      const page = await browser.newPage({ bypassCSP: true });
      const said: string[] = [];
      page.on('dialog', (dialog) => {
        said.push(dialog.message());
        void dialog.dismiss();
      });
      await page.goto(`${site.origin}/${path}`);
      // Redoc renders its texts once more when its search is ready.
      if (path === 'reference/') await page.getByText('Loading...').waitFor({ state: 'detached' });
      else {
        await page.keyboard.press('/');
        await page.keyboard.type('alert');
        await page.locator('#results a').first().waitFor();
      }
      expect(said).toEqual([]);
      await page.close();
    });
  });
});
