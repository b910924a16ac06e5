import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { convertDocument } from '../src/forms.ts';
import { readFile } from '../src/read-file.ts';
import type { FileDocument } from '../src/read-file.ts';

const options = { mode: 'fast', maxPages: 1 } as const;
/** A text in an encoding, by its name in iconv. */
const encode = (text: string, name: string): Uint8Array =>
  new Uint8Array(execFileSync('iconv', ['-f', 'UTF-8', '-t', name], { input: text }));
const read = (bytes: Uint8Array, fileName: string): Promise<FileDocument> =>
  readFile(bytes, { fileName }, options);

const czech = 'Přístav otevíráme v pondělí v šest hodin ráno. Loď odplouvá ke břehu, když začne příliv.';
const polish =
  'Port otwieramy w poniedziałek o szóstej rano. Łódź wypływa z przypływem i wraca późnym wieczorem.';
const russian = 'Порт открывается в понедельник в шесть часов утра. Лодка выходит с приливом.';
const ukrainian = 'Порт відчиняють у понеділок о шостій ранку. Човен виходить із припливом.';
const french =
  'Le port ouvre lundi à six heures. Le bateau part à marée haute, après le café de l’été. Prix : 12 €.';
const german =
  'Der Hafen öffnet früh. Das Schiff fährt mit der Flut hinaus und kehrt müde zurück. Preis: 12 €';
const greek = 'Το λιμάνι ανοίγει τη Δευτέρα στις έξι το πρωί. Η βάρκα φεύγει με την παλίρροια.';
const turkish =
  'Liman pazartesi sabahı saat altıda açılır. Gemi gelgitle denize çıkar; şehir uyur, değil mi?';
const hebrew = 'הנמל נפתח ביום שני בשש בבוקר. הסירה יוצאת עם הגאות.';
const arabic = 'يفتح الميناء يوم الاثنين في السادسة صباحا. يخرج القارب مع المد.';
const lithuanian =
  'Uostas atidaromas pirmadienį šeštą valandą ryto. Laivas išplaukia su potvyniu ir grįžta vėlai vakare.';
const thai = 'ท่าเรือเปิดวันจันทร์เวลาหกโมงเช้า เรือออกไปกับน้ำขึ้นและกลับมาตอนดึก';
const japanese = '港は月曜日の朝六時に開きます。船は満ち潮とともに出て、夜遅くに帰ってきます。';
const chinese = '港口星期一早上六点开放。船随着涨潮出海，直到深夜风停的时候才回来。';
const taiwanese = '港口星期一早上六點開放。船隨著漲潮出海，直到深夜風停的時候才回來。';
const korean = '항구는 월요일 아침 여섯 시에 문을 엽니다. 배는 밀물과 함께 나갑니다.';

/** The name in iconv, the name in the Encoding Standard, and a text. */
const kinds: [iconv: string, encoding: string, text: string][] = [
  ['CP1250', 'windows-1250', czech],
  ['CP1250', 'windows-1250', polish],
  ['CP1251', 'windows-1251', russian],
  ['CP1251', 'windows-1251', ukrainian],
  ['CP1252', 'windows-1252', french],
  ['CP1252', 'windows-1252', german],
  ['CP1253', 'windows-1253', greek],
  ['CP1254', 'windows-1254', turkish],
  ['CP1255', 'windows-1255', hebrew],
  ['CP1256', 'windows-1256', arabic],
  ['CP1257', 'windows-1257', lithuanian],
  ['KOI8-R', 'koi8-r', russian],
  ['KOI8-U', 'koi8-u', ukrainian],
  ['CP866', 'ibm866', russian],
  ['TIS-620', 'windows-874', thai],
  ['SHIFT_JIS', 'shift_jis', japanese],
  ['EUC-JP', 'euc-jp', japanese],
  ['ISO-2022-JP', 'iso-2022-jp', japanese],
  ['GB18030', 'gb18030', chinese],
  ['BIG5', 'big5', taiwanese],
  ['EUC-KR', 'euc-kr', korean],
  ['UTF-8', 'utf-8', japanese],
  ['UTF-16', 'utf-16le', japanese],
  ['UTF-16LE', 'utf-16le', russian],
  ['UTF-16BE', 'utf-16be', russian],
  ['UTF-16LE', 'utf-16le', german],
  ['UTF-16BE', 'utf-16be', japanese],
];

describe('the encoding is found of', () => {
  test.each(kinds)('text in %s', async (iconv, encoding, text) => {
    const file = await read(encode(text, iconv), 'x.txt');
    expect(file.text).toBe(text);
    expect(file.metadata.encoding).toBe(encoding);
    expect(file.warnings).toEqual([]);
  });

  test.each(kinds)('a table in %s', async (iconv, encoding, text) => {
    const file = await read(encode(`A;${text.replaceAll(';', ',')}\n1;2\n3;4\n`, iconv), 'x.csv');
    expect(file.html).toContain(`<th>${text.replaceAll(';', ',')}</th>`);
    expect(file.metadata.encoding).toBe(encoding);
  });

  test.each(kinds)('a page in %s that names none', async (iconv, encoding, text) => {
    const file = await read(
      encode(`<!doctype html><html><body><p>${text}</p></body></html>`, iconv),
      'x.html',
    );
    expect(convertDocument(file, { onlyMainContent: true }).markdown).toBe(text);
    expect(file.metadata.encoding).toBe(encoding);
  });

  // A message is never UTF-16.
  test.each(kinds.filter(([iconv]) => !iconv.startsWith('UTF-16')))(
    'a message in %s that names none',
    async (iconv, _encoding, text) => {
      const message = `From: x@example.com\r\nSubject: ${text}\r\n\r\n${text}\r\n`;
      const file = await read(encode(message, iconv), 'x.eml');
      expect(file.metadata.title).toBe(text);
      expect(file.html).toContain(`<p>${text.replaceAll('"', '&quot;')}</p>`);
    },
  );
});

describe('what a page or XML names counts, where its bytes are not UTF-8', () => {
  test('a page', async () => {
    const page = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-5"></head><body>${russian}</body></html>`;
    const file = await read(encode(page, 'ISO-8859-5'), 'x.html');
    expect(file.html).toContain(russian);
    expect(file.metadata.encoding).toBe('iso-8859-5');
  });

  test('a page that is UTF-8 and says otherwise', async () => {
    const file = await read(
      encode(`<html><head><meta charset="latin1"></head><body>${french}</body></html>`, 'UTF-8'),
      'x.html',
    );
    expect(file.html).toContain(french);
  });

  test('XML', async () => {
    const file = await read(
      encode(`<?xml version="1.0" encoding="ISO-8859-5"?><a>Цена</a>`, 'ISO-8859-5'),
      'x.xml',
    );
    expect(file.text).toContain('Цена');
  });
});

const base64 = (text: string, iconv: string): string => Buffer.from(encode(text, iconv)).toString('base64');

describe('a message', () => {
  test.each(kinds.filter(([iconv]) => !iconv.startsWith('UTF-16')))(
    'names %s',
    async (iconv, _encoding, text) => {
      const word = `=?${iconv}?B?${base64(text.slice(0, 12), iconv)}?=`;
      const message = Buffer.concat([
        Buffer.from(
          `Subject: ${word}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=${iconv}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`,
        ),
        encode(text, iconv),
        Buffer.from(
          `\r\n--b\r\nContent-Type: application/pdf; name="${word}"\r\nContent-Disposition: attachment; filename="${word}"\r\n\r\nx\r\n--b--\r\n`,
        ),
      ]);
      const file = await read(new Uint8Array(message), 'x.eml');
      expect(file.metadata.title).toBe(text.slice(0, 12).trim());
      expect(file.html).toContain(`<p>${text}</p>`);
      expect(file.html).toContain(`<li>${text.slice(0, 12).trim()}</li>`);
    },
  );

  test('names the encoding of its text, and its subject has another', async () => {
    const message = Buffer.concat([
      Buffer.from('From: x@example.com\r\nSubject: '),
      encode(russian, 'KOI8-R'),
      Buffer.from('\r\nContent-Type: text/plain; charset=windows-1251\r\n\r\n'),
      encode(russian, 'CP1251'),
    ]);
    const file = await read(new Uint8Array(message), 'x.eml');
    expect(file.html).toContain(`<p>${russian}</p>`);
  });
});

/** A text as bytes of RTF. */
const escaped = (text: string, iconv: string): string =>
  [...encode(text, iconv)].map((byte) => `\\'${byte.toString(16).padStart(2, '0')}`).join('');

test('RTF has the character set of each font', async () => {
  const rtf = `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial Cyr;}{\\f2\\fcharset128 Mincho;}}\\f0 ${escaped('Café 5 €', 'CP1252')} \\f1 ${escaped('Цена', 'CP1251')} \\f2 ${escaped('名前', 'SHIFT_JIS')}\\par}`;
  const file = await read(new TextEncoder().encode(rtf), 'x.rtf');
  expect(file.html).toContain('<p>Café 5 € Цена 名前</p>');
});

describe('look-alikes', () => {
  test.each<[string, Uint8Array, string]>([
    ['UTF-8 of Latin letters', encode('Ã© is not é', 'UTF-8'), 'Ã© is not é'],
    ['a name', encode('Müller', 'CP1252'), 'Müller'],
    ['a word of Cyrillic', encode('Цена', 'CP1251'), 'Цена'],
    ['a word of Japanese', encode('名前', 'SHIFT_JIS'), '名前'],
    ['a word of Korean', encode('이름', 'EUC-KR'), '이름'],
    ['a price in English', encode('Price: £5 – or €6', 'CP1252'), 'Price: £5 – or €6'],
    ['plain ASCII', encode('Plain text', 'UTF-8'), 'Plain text'],
  ])('%s', async (_name, bytes, text) => {
    expect((await read(bytes, 'x.txt')).text).toBe(text);
  });

  test('short text of several meanings is told', async () => {
    const { text, warnings } = await read(encode('Gemi limanda değil', 'CP1254'), 'x.txt');
    expect(text).toMatch(/^Gemi limanda de.il$/);
    expect(warnings).toEqual([
      expect.stringMatching(/^The encoding of the text is uncertain: it was read as windows-125\d\./),
    ]);
  });

  test('UTF-8 that is cut in a character is UTF-8', async () => {
    const bytes = encode(`${japanese}${japanese}`, 'UTF-8');
    const { text, warnings } = await read(bytes.subarray(0, bytes.length - 1), 'x.txt');
    expect(text).toBe(`${japanese}${japanese}`.slice(0, -1) + '\uFFFD');
    expect(warnings).toEqual(['The text has 1 broken characters: bytes that are no UTF-8.']);
  });

  test('bytes that are no text are of no type', async () => {
    const noise = Uint8Array.from({ length: 400 }, (_, at) => (at * 7919 + 13) % 256);
    await expect(read(noise, 'x.txt')).rejects.toMatchObject({ code: 'UnknownType' });
  });
});
