import { address, secretQuery } from './address.ts';
import type { Credential } from './credentials.ts';
import { json } from './literals.ts';
import type { SamplePart } from './parts.ts';
import { form, formPairs } from './form.ts';
import { isReadByItem } from './item-stream.ts';
import type { SampleRequest } from './request.ts';

/** The request with the standard library of Go. */
export function goSample(request: SampleRequest): string {
  const { method } = request.operation;
  const body = request.body === undefined ? 'nil' : request.parts ? '&body' : 'body';
  const lines = [
    ...bodyLines(request),
    `request, err := http.NewRequest(${go(method)}, ${url(request)}, ${body})`,
    'check(err)',
    ...headers(request).map(([name, value]) => `request.Header.Set(${go(name)}, ${value})`),
    ...request.credentials.flatMap(basic),
    ...(isReadByItem(request) ? readItems : readResponse),
  ];
  const main = lines.map((line) => `\t${line.replaceAll('\n', '\n\t')}`);
  const program = ['func main() {', ...main, '}', '', 'func check(err error) {', ...checking, '}'].join('\n');
  return ['package main', '', 'import (', ...imports(program), ')', '', program].join('\n');
}

const readResponse = [
  'client := &http.Client{Timeout: 60 * time.Second}',
  'response, err := client.Do(request)',
  'check(err)',
  'defer response.Body.Close()',
  'answer, err := io.ReadAll(response.Body)',
  'check(err)',
  'if response.StatusCode >= 400 {',
  '\tlog.Fatal(response.Status, " ", string(answer))',
  '}',
  'fmt.Println(response.Status, string(answer))',
];

/** A stream has no time limit, and lines of up to 1 MiB. */
const readItems = [
  'response, err := http.DefaultClient.Do(request)',
  'check(err)',
  'defer response.Body.Close()',
  'if response.StatusCode >= 400 {',
  '\tlog.Fatal(response.Status)',
  '}',
  'scanner := bufio.NewScanner(response.Body)',
  'scanner.Buffer(nil, 1<<20)',
  'for scanner.Scan() {',
  '\tfmt.Println(scanner.Text())',
  '}',
  'check(scanner.Err())',
];

const checking = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** Packages by the name that programs use them by. */
const packages = {
  bufio: 'bufio',
  bytes: 'bytes',
  fmt: 'fmt',
  io: 'io',
  log: 'log',
  multipart: 'mime/multipart',
  http: 'net/http',
  textproto: 'net/textproto',
  url: 'net/url',
  os: 'os',
  strings: 'strings',
  time: 'time',
};

function imports(program: string): string[] {
  const used = stripStrings(program);
  return Object.entries(packages).flatMap(([name, path]) =>
    new RegExp(String.raw`\b${name}\.[A-Z]`).test(used) ? [`\t"${path}"`] : [],
  );
}

function stripStrings(program: string): string {
  return program.replaceAll(/`[^`]*`|"(?:[^"\\]|\\.)*"/g, '""');
}

function url(request: SampleRequest): string {
  const pairs = secretQuery(request, (variable) => `"+url.QueryEscape(${environment(variable)})+"`);
  const complete = `${escaped(address(request)).slice(0, -1)}${pairs}"`;
  return complete.replace(/\+""$/, '');
}

function headers({ body, parts, headers: own, credentials, operation }: SampleRequest): [string, string][] {
  const type = parts ? 'form.FormDataContentType()' : go(operation.mediaType);
  return [
    ...credentials.flatMap(secret),
    ...(body === undefined ? [] : [['Content-Type', type] as [string, string]]),
    ...Object.entries(own).map(([name, value]): [string, string] => [name, go(value)]),
  ];
}

function secret(credential: Credential): [string, string][] {
  if (credential.in === 'header') {
    const value = environment(credential.variable);
    return [[credential.name, credential.prefix === '' ? value : `${go(credential.prefix)}+${value}`]];
  }
  if (credential.in !== 'cookie') return [];
  return [['Cookie', `${go(`${credential.name}=`)}+${environment(credential.variable)}`]];
}

function basic(credential: Credential): string[] {
  if (credential.in !== 'basic') return [];
  return [`request.SetBasicAuth(${environment(credential.user)}, ${environment(credential.password)})`];
}

function bodyLines({ body, parts, text, operation: { mediaType } }: SampleRequest): string[] {
  if (body === undefined) return [];
  if (parts)
    return [
      'var body bytes.Buffer',
      'form := multipart.NewWriter(&body)',
      ...parts.flatMap(partLines),
      'check(form.Close())',
    ];
  if (text !== undefined) return [`body := strings.NewReader(${escaped(text)})`];
  if (mediaType !== form) return [`body := strings.NewReader(${goJson(body)})`];
  const pairs = formPairs(body).map(([name, value]) => `${go(name)}: {${go(value)}}`);
  return [`body := strings.NewReader(url.Values{${pairs.join(', ')}}.Encode())`];
}

function partLines({ name, kind, value, type }: SamplePart, index: number, parts: SamplePart[]): string[] {
  const isFirstFile = parts.findIndex((part) => part.kind === 'file') === index;
  const file = kind === 'file' ? `; filename=${quoted(String(value))}` : '';
  const members = [
    `"Content-Disposition": {${go(`form-data; name=${quoted(name)}${file}`)}},`,
    ...(type === undefined ? [] : [`"Content-Type":        {${go(type)}},`]),
  ];
  const head = [
    `part, err ${index === 0 ? ':=' : '='} form.CreatePart(textproto.MIMEHeader{`,
    ...members.map((member) => `\t${member}`),
    '})',
    'check(err)',
  ];
  if (kind === 'file')
    return [
      ...head,
      `file, err ${isFirstFile ? ':=' : '='} os.Open(${go(String(value))})`,
      'check(err)',
      '_, err = io.Copy(part, file)',
      'check(err)',
    ];
  return [
    ...head,
    `_, err = io.WriteString(part, ${kind === 'json' ? go(JSON.stringify(value)) : go(String(value))})`,
    'check(err)',
  ];
}

/** A name of a part as browsers write it (WHATWG HTML, multipart/form-data encoding). */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '%22').replaceAll('\n', '%0A').replaceAll('\r', '%0D')}"`;
}

function environment(variable: string): string {
  return `os.Getenv("${variable}")`;
}

/** A text as a literal: raw where it has quotes and is all printable, else with escapes. */
function go(text: string): string {
  return /"/.test(text) && isPrintable(text) ? `\`${text}\`` : escaped(text);
}

/** JSON as a literal: its lines end between values alone, so that it may be indented. */
function goJson(value: unknown): string {
  const text = json(value);
  return isPrintable(text.replaceAll('\n', '')) && /["\n]/.test(text) ? `\`${text}\`` : escaped(text);
}

/** A literal may be raw that has no backtick and nothing which Go or a reader does not see. */
function isPrintable(text: string): boolean {
  return !/[`\p{C}\u2028\u2029]/u.test(text);
}

/** With the escapes of JSON. Go has none for half a character, and takes no byte order mark within a program. */
function escaped(text: string): string {
  const complete = text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD');
  return JSON.stringify(complete).replaceAll(/\p{C}/gu, (character) =>
    character.length === 1
      ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
      : `\\U${character.codePointAt(0)!.toString(16).padStart(8, '0')}`,
  );
}
