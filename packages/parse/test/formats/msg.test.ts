import { describe, expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { fileTime, TAGS, writeMessage } from './outlook.ts';
import { bytesOf } from './support.ts';

/** Messages of Outlook; the addresses of an organization, code pages and bodies are those of public reports. */
async function read(bytes: Uint8Array): Promise<{ markdown: string; warnings: readonly string[] }> {
  const file = await readFile(bytes, { fileName: 'x.msg' }, { mode: 'fast', maxPages: 9 });
  expect(file).toMatchObject({
    type: 'msg',
    contentType: 'application/vnd.ms-outlook',
    ledger: { missing: 0 },
  });
  const { markdown } = convertDocument(file, { onlyMainContent: true });
  return { markdown: markdown.trim(), warnings: file.warnings };
}

const from = { [TAGS.sender]: 'Harbour office', [TAGS.senderSmtp]: 'office@example.com' };
const recipients = [
  { [TAGS.name]: 'Pilot', [TAGS.smtp]: 'pilot@example.com', [TAGS.recipientType]: 1 },
  { [TAGS.name]: 'Crew', [TAGS.recipientType]: 2 },
];

describe('a message of Outlook is read as one of the internet:', () => {
  test('sender, recipients, time, text and attached files', async () => {
    const bytes = writeMessage({
      properties: {
        [TAGS.subject]: 'Tides <today>',
        ...from,
        [TAGS.text]: 'High at 9.\r\nLow at 3.\r\n\r\nRegards',
        [TAGS.sent]: fileTime('2026-03-01T08:00:00Z'),
      },
      recipients,
      attachments: [{ [TAGS.fileName]: 'tide table.pdf', [TAGS.content]: bytesOf('x') }],
    });
    expect(await read(bytes)).toEqual({
      markdown: [
        '# Tides <today\\>',
        '- From: Harbour office (office@example.com)\n- To: Pilot (pilot@example.com)\n- Cc: Crew\n- Date: 2026-03-01T08:00:00.000Z',
        'High at 9.  \nLow at 3.',
        'Regards',
        '## Attachments',
        '- tide table.pdf',
      ].join('\n\n'),
      warnings: [],
    });
  });

  test('HTML before text, without its scripts and the pictures in it', async () => {
    const html =
      '<html><head><style>p{}</style></head><body><p>High <b>water</b><script>x()</script></p></body></html>';
    const bytes = writeMessage({
      properties: { [TAGS.subject]: 'Tides', [TAGS.text]: 'plain', [TAGS.html]: bytesOf(html) },
      attachments: [{ [TAGS.fileName]: 'logo.png', [TAGS.contentId]: 'logo', [TAGS.content]: bytesOf('x') }],
    });
    expect((await read(bytes)).markdown).toBe('# Tides\n\nHigh **water**');
  });

  test.each([
    [
      'that the message names',
      { [TAGS.codePage]: 1251, [TAGS.html]: Buffer.from('<p>\xCF\xF0\xE8\xE2\xE5\xF2</p>', 'latin1') },
    ],
    ['that the HTML shows', { [TAGS.html]: bytesOf('<meta charset=utf-8><p>Привет</p>') }],
  ])('HTML in the encoding %s', async (_, properties) => {
    expect((await read(writeMessage({ properties }))).markdown).toBe('Привет');
  });

  test('without the address of an organization, which is no address of mail', async () => {
    const properties = {
      [TAGS.sender]: 'Office',
      [TAGS.senderAddress]: '/O=PORT/OU=EXCHANGE/CN=OFFICE',
      [TAGS.text]: 'x',
    };
    expect((await read(writeMessage({ properties }))).markdown).toBe('- From: Office\n\nx');
  });

  test('RTF where there is nothing else', async () => {
    const rtf = String.raw`{\rtf1\ansi High water\par}`;
    // Not compressed (MS-OXRTFCP 2.1.3.1).
    const head = Buffer.alloc(16);
    head.writeUInt32LE(rtf.length + 12);
    head.writeUInt32LE(rtf.length, 4);
    head.write('MELA', 8, 'latin1');
    const properties = { [TAGS.subject]: 'Tides', [TAGS.compressedRtf]: Buffer.concat([head, bytesOf(rtf)]) };
    expect((await read(writeMessage({ properties }))).markdown).toBe('# Tides\n\nHigh water');
  });

  test('RTF that says that it unfolds to too much is an error', async () => {
    const head = Buffer.alloc(16);
    head.writeUInt32LE(0xff_ff_ff_ff, 4);
    head.write('LZFu', 8, 'latin1');
    await expect(read(writeMessage({ properties: { [TAGS.compressedRtf]: head } }))).rejects.toMatchObject({
      code: 'TooLarge',
    });
  });

  test('a damaged one is an error', async () => {
    const bytes = writeMessage({ properties: { [TAGS.text]: 'x'.repeat(10_000) } });
    await expect(read(bytes.subarray(0, 700))).rejects.toMatchObject({ code: 'Damaged' });
  });
});
