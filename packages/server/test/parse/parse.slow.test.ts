import { readFileSync } from 'node:fs';
import { Firecrawl } from '@mendable/firecrawl-js';
import { createClient, UnreadableFileError } from '@web-data/client';
import type { ParseResponse } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checked, startTestServer } from '../support/server.ts';
import type { Answer, TestServer } from '../support/server.ts';

const corpus = new URL('../../../parse/test/corpus/files/', import.meta.url);
const read = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(new URL(name, corpus)));
const page =
  '<title>Plans</title><nav>Home</nav><main><h1>Plans</h1><p>Team costs <a href="https://example.com/20">20</a>.</p><p class="related">More</p></main>';

/** The container that Office puts a document with a password in, with the name of its stream (MS-OFFCRYPTO, 2.3.4). */
const encrypted = new Uint8Array([
  0xd0,
  0xcf,
  0x11,
  0xe0,
  0xa1,
  0xb1,
  0x1a,
  0xe1,
  ...Array<number>(600).fill(0),
  ...Buffer.from('EncryptedPackage', 'utf16le'),
]);

let server: TestServer;
let key: string;
let teamId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ key, teamId } = await server.caller({ credits: 10_000 }));
});
afterAll(() => server.close());

/** Sends a form; the answer is checked against the description. */
async function send(body: FormData | string, type?: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}`, ...(type !== undefined && { 'content-type': type }) };
  return checked('parseFile', await fetch(`${server.url}/v2/parse`, { method: 'POST', headers, body }));
}

function form(file: BlobPart, name: string, options?: unknown, type = ''): FormData {
  const body = new FormData();
  body.append('file', new File([file], name, { type }));
  if (options !== undefined) body.append('options', JSON.stringify(options));
  return body;
}

async function parsed(body: FormData): Promise<ParseResponse['data']> {
  const answer = await send(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as ParseResponse).data;
}

describe('POST /parse', () => {
  test.each([
    ['article.office.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['prices.exceljs.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['slides.pptxgenjs.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['letter.pdf-lib.pdf', 'application/pdf'],
    ['report.office.odt', 'application/vnd.oasis.opendocument.text'],
    ['manual.pandoc.epub', 'application/epub+zip'],
    ['minutes.pandoc.rtf', 'application/rtf'],
    ['staff.csv', 'text/csv'],
    ['mail.html.eml', 'message/rfc822'],
    ['letter.scan.png', 'image/png'],
  ])('reads %s', async (name, contentType) => {
    const data = await parsed(form(read(name), name));
    expect(data.markdown!.length).toBeGreaterThan(50);
    expect(data.metadata).toMatchObject({ contentType, fileName: name });
    expect(data.warning).toBeUndefined();
  });

  test('gives every form asked for, of the part asked for', async () => {
    const formats = ['markdown', 'html', 'rawHtml', 'json', 'links', 'images'];
    const schema = { type: 'object', properties: { title: { type: 'string' } } };
    const data = await parsed(form(page, 'plans.html', { formats, schema, excludeTags: ['.related'] }));
    expect(data).toMatchObject({
      markdown: '# Plans\n\nTeam costs [20](https://example.com/20).',
      rawHtml: page,
      links: ['https://example.com/20'],
      images: [],
      metadata: { title: 'Plans', contentType: 'text/html', fileName: 'plans.html' },
    });
    expect(data.html).toContain('<h1>Plans</h1>');
    expect(data.json).toBeTypeOf('object');
    expect((await parsed(form(page, 'plans.html', { onlyMainContent: false }))).markdown).toContain('Home');
  });

  test('takes forms as objects, with what each of them needs', async () => {
    const formats = [
      { type: 'markdown' },
      { type: 'json', schema: { type: 'object', properties: { title: { type: 'string' } } } },
      { type: 'attributes', selectors: [{ selector: 'main a', attribute: 'href' }] },
      { type: 'links', prompt: 'none' },
      'summary',
    ];
    const data = await parsed(form(page, 'plans.html', { formats }));
    expect(data).toMatchObject({
      markdown: expect.stringContaining('# Plans') as string,
      json: { title: 'Plans' },
      attributes: [{ selector: 'main a', attribute: 'href' }],
      summary: expect.stringContaining('Team costs 20') as string,
      warning: expect.stringContaining('These members of the format links had no effect: prompt.') as string,
    });
    expect(data.attributes![0]!.values).toContain('https://example.com/20');
    expect(
      await parsed(form('# Plans\n\n* one\n', 'plans.md', { formats: [{ type: 'markdown' }] })),
    ).toMatchObject({
      markdown: '# Plans\n\n* one',
    });
  });

  test('keeps a text as it is written', async () => {
    const text = '# Plans\n\n* one\n* two\n\n    code\n';
    expect((await parsed(form(text, 'plans.md'))).markdown).toBe(text.trim());
  });

  test('reads the pages of a PDF that are asked for', async () => {
    const whole = await parsed(form(read('slides.office.pdf'), 'slides.pdf'));
    const parsers = [{ type: 'pdf', mode: 'fast', maxPages: 1 }];
    const first = await parsed(form(read('slides.office.pdf'), 'slides.pdf', { parsers }));
    expect(whole.metadata.numPages).toBeGreaterThan(1);
    expect(first.markdown!.length).toBeLessThan(whole.markdown!.length);
  });

  test('returns the text page by page where it is asked to', async () => {
    const parsers = [{ type: 'pdf', mode: 'fast', maxPages: 2, pages: true }];
    const data = await parsed(
      form(pdfOf([[['High tide', 700]], [['Low tide', 700]], [['Slack', 700]]]), 'tides.pdf', { parsers }),
    );
    expect(data.pages).toEqual([
      { number: 1, markdown: 'High tide' },
      { number: 2, markdown: 'Low tide' },
    ]);
    expect(data.metadata.numPages).toBe(3);
    expect(await parsed(form(pdfOf([[['High tide', 700]]]), 'tide.pdf'))).not.toHaveProperty('pages');
  });

  test('names the encoding of a text', async () => {
    const text = 'Прилив наступает рано утром, и лодки уходят в море до полудня.';
    // Cyrillic letters of windows-1251 stand in the order of Unicode, 0x350 below.
    const codes = [...text].map((letter) => letter.codePointAt(0)! - (letter < 'А' ? 0 : 0x350));
    const { markdown, metadata } = await parsed(form(Uint8Array.from(codes), 'tide.txt'));
    expect({ markdown, encoding: metadata.encoding }).toEqual({ markdown: text, encoding: 'windows-1251' });
  });

  test('keeps what two invoices say, and tells what runs along in a report', async () => {
    const invoices = [1001, 1002].map((number) => [
      [`Invoice ${number}`, 770],
      ['One chair', 500],
      [`Total ${number}`, 60],
      ['Pay to account 7007', 30],
    ]) satisfies PdfPage[];
    const kept = await parsed(form(pdfOf(invoices), 'invoices.pdf'));
    const said = ['Invoice 1001', 'Total 1001', 'Pay to account 7007', 'Invoice 1002', 'Total 1002'];
    for (const text of said) expect(kept.markdown).toContain(text);
    expect(kept.markdown!.match(/Pay to account 7007/g)).toHaveLength(2);
    expect(kept.warning).toBeUndefined();
    const report = ['Amber', 'Birch', 'Cedar', 'Dune', 'Elm'].map((topic) => [
      ['Report on the woods', 770],
      [`${topic} is told of here.`, 600],
      [`Nobody knows why ${topic} grows.`, 586],
      // Running lines are left out of pages that are filled.
      [`So ends ${topic}.`, 200],
    ]) satisfies PdfPage[];
    const { markdown, warning } = await parsed(form(pdfOf(report), 'report.pdf'));
    expect(markdown!.match(/Report on the woods/g)).toHaveLength(1);
    expect(warning).toBe(
      'Lines that repeat at the edges of pages were left out after the first of each: "Report on the woods" (4 times).',
    );
  });

  test('recognises the characters of each page where it is asked to', async () => {
    const parsers = [{ type: 'pdf', mode: 'ocr', maxPages: 1 }];
    const data = await parsed(form(read('letter.scan.pdf'), 'letter.pdf', { parsers }));
    expect(data.markdown!.length).toBeGreaterThan(50);
    const fast = [{ type: 'pdf', mode: 'fast', maxPages: 1 }];
    const none = await send(form(read('letter.scan.pdf'), 'letter.pdf', { parsers: fast }));
    const { data: text } = none.body as Partial<ParseResponse>;
    expect(text?.markdown ?? '').toBe('');
  });

  test('decides by the content, and tells of a name that says otherwise', async () => {
    const data = await parsed(form(read('staff.exceljs.xlsx'), 'staff.pdf', undefined, 'application/pdf'));
    expect(data.metadata.contentType).toMatch(/spreadsheetml/);
    expect(data.warning).toMatch(/said to be pdf, but its content is xlsx/);
  });

  test('names fields that have no effect', async () => {
    const { warning } = await parsed(
      form(page, 'a.html', { removeBase64Images: false, prompt: 'The title' }),
    );
    expect(warning).toMatch(/removeBase64Images.*`prompt` had no effect/);
  });

  test.each<[string, () => FormData | [string, string]]>([
    [
      'a file without a name',
      () => [
        '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nplan,price\nTeam,20\r\n--b--\r\n',
        'b',
      ],
    ],
    [
      'options with a type, before the file',
      () => [
        '--b\r\nContent-Disposition: form-data; name="options"\r\nContent-Type: application/json\r\n\r\n{"formats":["markdown"]}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\nplan,price\nTeam,20\r\n--b--\r\n',
        'b',
      ],
    ],
    [
      'options after the file',
      () => form('plan,price\nTeam,20', 'C:\\Users\\ada\\plans.csv', { formats: ['markdown'] }),
    ],
  ])('takes %s', async (_, body) => {
    const given = body();
    const answer = Array.isArray(given)
      ? await send(given[0], `multipart/form-data; boundary=${given[1]}`)
      : await send(given);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((answer.body as ParseResponse).data.markdown).toContain('20');
    expect(JSON.stringify(answer.body)).not.toContain('Users');
  });

  test.each<[string, number, string, () => FormData, object?]>([
    ['an empty file', 422, 'File cannot be read', () => form('', 'a.pdf'), { cause: 'empty' }],
    [
      'bytes of no type',
      422,
      'File cannot be read',
      () => form(new Uint8Array([0, 1, 2, 3, 254, 255]), 'a.bin'),
      { cause: 'unknownType' },
    ],
    [
      'a document with a password',
      422,
      'File cannot be read',
      () => form(encrypted, 'a.docx'),
      { cause: 'encrypted' },
    ],
    [
      'half a document',
      422,
      'File cannot be read',
      () => form(read('report.office.docx').slice(0, 4000), 'a.docx'),
      { cause: 'damaged' },
    ],
    [
      'a schema that is none',
      422,
      'not a valid JSON Schema',
      () => form(page, 'a.html', { formats: ['json'], schema: { type: 'nothing' } }),
    ],
    [
      'two files',
      400,
      'Bad Request',
      () => {
        const body = form('a', 'a.txt');
        body.append('file', new File(['b'], 'b.txt'));
        return body;
      },
    ],
    [
      'options that are no JSON',
      400,
      'Bad Request',
      () => {
        const body = form('a', 'a.txt');
        body.append('options', '{"formats":');
        return body;
      },
    ],
    [
      'no file',
      400,
      'Bad Request',
      () => {
        const body = new FormData();
        body.append('options', '{}');
        return body;
      },
    ],
    [
      'a form that there is none of',
      400,
      'Bad Request',
      () => form('a', 'a.txt', { formats: ['screenshot'] }),
    ],
    [
      'a form of pages alone',
      400,
      'Bad Request',
      () => form('a', 'a.txt', { formats: ['markdown', 'changeTracking'] }),
      [
        {
          path: '/options/formats/1',
          code: 'enum',
          message: 'must be one of: markdown, html, rawHtml, json, links, images, summary, attributes',
        },
        { path: '/options/formats/1', code: 'oneOf' },
      ],
    ],
    [
      'a selector that is none',
      400,
      'is no CSS selector',
      () => form(page, 'a.html', { includeTags: ['a:b('] }),
    ],
    ['too little time', 408, 'Request Timeout', () => form(read('letter.scan.png'), 'a.png', { timeout: 1 })],
  ])('answers %s with %i, and charges nothing', async (_, status, error, body, details) => {
    const { credits: before } = await server.team(teamId);
    const answer = await send(body());
    expect([answer.status, (answer.body as { error: string }).error]).toEqual([
      status,
      expect.stringContaining(error),
    ]);
    if (details) expect(answer.body).toMatchObject({ details });
    expect(await server.team(teamId)).toMatchObject({ credits: before, held: 0 });
  });

  test('costs a credit', async () => {
    const { credits } = await server.team(teamId);
    await parsed(form('plan,price\nTeam,20', 'a.csv'));
    expect((await server.team(teamId)).credits).toBe(credits - 1);
  });

  test('takes files beyond the length of other bodies, and ends those beyond its own', async () => {
    const row = 'Starter is free, and is a plan without a price.\n';
    const large = await parsed(form(row.repeat(60_000), 'a.txt'));
    expect(large.markdown!.length).toBeGreaterThan(1_500_000);
    const answer = await send(form(new Uint8Array(55_000_000), 'a.bin'));
    expect(answer.status).toBe(413);
  });

  test('needs the scope', async () => {
    const other = await server.caller({ scopes: ['scrape'] });
    const headers = { authorization: `Bearer ${other.key}` };
    const response = await fetch(`${server.url}/v2/parse`, {
      method: 'POST',
      headers,
      body: form('a', 'a.txt'),
    });
    expect((await checked('parseFile', response)).status).toBe(403);
  });
});

describe('programs', () => {
  test('the library of the deployed service parses a file', async () => {
    const web = new Firecrawl({ apiKey: key, apiUrl: server.url });
    const file = { data: read('report.office.docx'), filename: 'report.docx' };
    const document = await web.parse(file, { formats: ['markdown', 'links'] });
    expect(document.markdown).toBe((await parsed(form(file.data, 'report.docx'))).markdown);
    expect(document.metadata).toMatchObject({
      contentType: expect.stringMatching(/wordprocessingml/) as string,
    });
  });

  test.each<[string, (bytes: Uint8Array<ArrayBuffer>) => Blob | Uint8Array<ArrayBuffer> | ArrayBuffer]>([
    ['a File', (bytes) => new File([bytes], 'staff.csv', { type: 'text/csv' })],
    ['a Blob', (bytes) => new Blob([bytes])],
    ['bytes', (bytes) => bytes],
    ['a buffer', (bytes) => bytes.buffer],
  ])('our client sends %s, with options', async (_, make) => {
    const web = createClient({ apiKey: key, baseUrl: server.url });
    const { data } = await web.parse({
      file: make(read('staff.csv')),
      options: { formats: ['markdown', 'html'] },
    });
    expect(data.markdown).toMatch(/^\|/);
    expect(data.html).toContain('<table');
  });

  test('our client names what is wrong with a file', async () => {
    const web = createClient({ apiKey: key, baseUrl: server.url });
    const error: unknown = await web.parse({ file: new Blob([]) }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableFileError);
    expect((error as UnreadableFileError).details).toMatchObject({
      cause: 'empty',
      message: 'The file is empty.',
    });
  });
});

/** Texts of a page with the points from its foot. */
type PdfPage = [text: string, y: number][];

/** A PDF of pages of 600 by 800 points, without the table that readers make anew where there is none. */
function pdfOf(pages: readonly PdfPage[]): string {
  const kids = pages.map((_, at) => `${10 + at * 2} 0 R`).join(' ');
  const objects = pages.flatMap((texts, at) => {
    const stream = texts.map(([text, y]) => `BT /F 10 Tf 60 ${y} Td (${text}) Tj ET`).join('\n');
    const id = 10 + at * 2;
    return [
      `${id} 0 obj <</Type /Page /Parent 2 0 R /Contents ${id + 1} 0 R>> endobj`,
      `${id + 1} 0 obj <</Length ${stream.length}>> stream\n${stream}\nendstream endobj`,
    ];
  });
  return [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Count ${pages.length} /MediaBox [0 0 600 800] /Resources <</Font <</F 3 0 R>>>> /Kids [${kids}]>> endobj`,
    '3 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Times-Roman>> endobj',
    ...objects,
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
}
