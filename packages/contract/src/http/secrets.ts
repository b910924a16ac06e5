import { isUtf8 } from 'node:buffer';
import { escapeXml } from './escape-xml.ts';
import { percentDecode } from './percent-decode.ts';

/** Replaces a secret. */
const MASK = '***';

/** Shorter secrets are not masked: they would hide half of a text. */
const LEAST = 4;

/** Masks the beginning of a secret from this many characters on. */
const LEAST_PART = 5;

/** Masks a part from within a secret from this many characters on: no word is as long that looks like one of a key. */
const LEAST_INNER = 8;

/** Secrets longer than this are looked up at each eighth character, so that of them parts of 15 characters are found. */
const DENSE = 64;

/** Maximum number of secrets that responses issue; beyond it the older half of them is forgotten. */
const MOST = 5_000;

/**
 * The secrets of a run in every form: plain, percent-encoded, in Base64 and base64url at any offset of the encoded
 * text, in hexadecimal digits, in upper and lower case, as JSON and XML escape them; the beginning of each, and any part
 * of {@link LEAST_INNER} characters of the plain form. Code that derives a secret adds it here; code that
 * writes text for the outside masks it here.
 */
export class Secrets {
  readonly #plain = new Set<string>();
  /** Secrets that are never forgotten: those that were given. */
  #pinned = new Set<string>();
  /** Every form of every secret, by its first characters. */
  readonly #index = new Map<string, string[]>();
  /** Parts of the plain secrets, by their characters. */
  readonly #parts = new Map<string, Part[]>();

  /** Adds secrets and returns its argument. */
  add<T extends string | readonly string[]>(provided: T): T {
    for (const secret of typeof provided === 'string' ? [provided] : provided) {
      if (secret.length < LEAST || this.#plain.has(secret) || this.#pinned.has(secret)) continue;
      if (this.#plain.size >= MOST) this.#forgetHalf();
      this.#plain.add(secret);
      this.#enter(secret);
    }
    return provided;
  }

  /** Keeps all secrets so far, however many follow: a service may issue a new one with each response. */
  keep(): this {
    this.#pinned = new Set([...this.#pinned, ...this.#plain]);
    this.#plain.clear();
    return this;
  }

  /** Adds the secrets of a header: the value, the part after its scheme, and the password of Basic (RFC 7617). */
  addHeader(value: string): void {
    const credential = /^\s*[\w-]+\s+(\S.*)$/u.exec(value)?.[1]?.trim() ?? value.trim();
    this.add(credential);
    if (/^\s*basic\s/iu.test(value)) this.addCredential(Buffer.from(credential, 'base64').toString());
  }

  /** Adds a credential, and its password where it is `user:password`. */
  addCredential(credential: string): void {
    const colon = credential.indexOf(':');
    const password = credential.slice(colon + 1);
    this.add(colon === -1 || password === '' ? credential.replace(/:$/u, '') : [credential, password]);
  }

  /** Adds the password of a URL, and the values of its query and its fragment whose names denote secrets. */
  addUrl(text: string): void {
    // A malformed URL may still hold a password.
    const userInfo = /^[a-z][\w+.-]*:\/\/([^/?#]*)@/iu.exec(text)?.[1];
    if (userInfo !== undefined)
      for (const one of new Set([userInfo, percentDecode(userInfo)])) this.addCredential(one);
    const query = /\?([^#]*)/u.exec(text)?.[1] ?? '';
    const fragment = /#(.*)/u.exec(text)?.[1] ?? '';
    for (const [name, value] of [...new URLSearchParams(query), ...new URLSearchParams(fragment)])
      if (isSecretName(name) || URL_SECRETS.test(name) || (name === 'key' && value.length >= 16))
        this.add(value);
  }

  /** Adds the strings of a value, of at least `least` characters, whose names denote secrets. */
  addMembers(value: unknown, least: number = LEAST): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member !== 'string') this.addMembers(member, least);
      else if (member.length >= least && isSecretName(name)) this.add(member);
    }
  }

  /** Returns a text with every secret masked. */
  mask = (text: string): string => {
    if (this.#plain.size + this.#pinned.size === 0) return text;
    const index = this.#index;
    let masked = '';
    let from = 0;
    for (let at = 0; at + LEAST <= text.length; at++) {
      const length = Math.max(
        matchAt(text, at, index.get(text.slice(at, at + LEAST_PART)) ?? []),
        wholeAt(text, at, index.get(text.slice(at, at + LEAST)) ?? []),
      );
      const found = length > 0 ? { start: at, end: at + length } : this.#partAt(text, { at, from });
      if (found === undefined) continue;
      masked += text.slice(from, found.start) + MASK;
      from = found.end;
      at = from - 1;
    }
    return from === 0 ? text : masked + text.slice(from);
  };

  /** Half at once, since all that is left is entered again. */
  #forgetHalf(): void {
    for (const secret of [...this.#plain].slice(0, MOST / 2)) this.#plain.delete(secret);
    this.#index.clear();
    this.#parts.clear();
    for (const secret of [...this.#pinned, ...this.#plain]) this.#enter(secret);
  }

  #enter(carried: string): void {
    for (const secret of new Set([carried, ...readMeanings(carried)])) this.#enterForms(secret);
  }

  #enterForms(secret: string): void {
    for (const form of formsOf(secret)) append(this.#index, form.slice(0, LEAST_PART), form);
    const step = secret.length > DENSE ? LEAST_INNER : 1;
    for (let offset = step; offset + LEAST_INNER <= secret.length; offset += step)
      append(this.#parts, secret.slice(offset, offset + LEAST_INNER), { secret, offset });
  }

  /** The longest part of a plain secret that holds this index of a text, and begins at `from` or later. */
  #partAt(
    text: string,
    { at, from }: { at: number; from: number },
  ): { start: number; end: number } | undefined {
    const ranges = (this.#parts.get(text.slice(at, at + LEAST_INNER)) ?? []).map(({ secret, offset }) => {
      let back = 0;
      while (back < Math.min(at - from, offset) && text[at - back - 1] === secret[offset - back - 1])
        back += 1;
      return { start: at - back, end: at + commonLength(text, at, secret.slice(offset)) };
    });
    const [longest] = ranges.toSorted((one, other) => other.end - other.start - (one.end - one.start));
    if (longest === undefined || isWord(text, longest.start, longest.end - longest.start)) return undefined;
    return longest;
  }

  /** Returns a copy of a value with every string masked; functions stay as they are. */
  maskAll<T>(value: T): T {
    return this.#maskAny(value) as T; // Masking keeps the shape of the value.
  }

  /** Masks the messages and stacks of an error and its causes, and returns the same error. */
  maskError<T>(error: T): T {
    for (let at: unknown = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth++) {
      const { message, stack } = at;
      at.message = this.mask(message);
      if (stack !== undefined) at.stack = this.mask(stack);
    }
    return error;
  }

  #maskAny(value: unknown): unknown {
    if (typeof value === 'string') return this.mask(value);
    if (Buffer.isBuffer(value)) return Buffer.from(this.mask(value.toString('latin1')), 'latin1');
    if (Array.isArray(value)) return value.map((item) => this.#maskAny(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.#maskAny(member)]));
  }
}

/** Names in URLs that denote a secret: of OAuth 2 (RFC 6749, 7521, 7636), and of signed URLs. */
const URL_SECRETS =
  /^(?:code|code_verifier|(?:client_)?assertion|sig|sign|x-amz-signature|x-goog-signature)$/iu;

/** Parts of names that denote a secret, alone or at the end of the name. */
const SECRET_WORDS =
  /(?:^|_)(?:authorization|auth|cookie|credentials?|jwt|otp|passcode|passphrase|passwd|password|pwd|secret|session|sid|signature|token|(?:api|access|account|auth|client|encryption|master|private|secret|shared|signing|subscription|webhook)_?keys?)(?:_(?:value|v?\d+))?$/u;

/** Tokens of pagination. */
const PLACE_TOKEN = /(?:page|next|previous|prev|sync|continuation|cursor|resume|start)_token$/u;

/** Whether the name of a header, a parameter, a cookie or a member denotes a secret. */
export function isSecretName(name: string): boolean {
  const values = name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '_')
    .replaceAll(/^_|_$/gu, '');
  return SECRET_WORDS.test(values) && !PLACE_TOKEN.test(values);
}

/** Whether a header carries a credential; an idempotency key does not. */
export function isSecretHeader(name: string): boolean {
  return (
    /auth|cookie|key|pass|secret|token/iu.test(name) && !/^(?:idempotency|sec-websocket)-key$/iu.test(name)
  );
}

/** What a cookie with percent-encoding, or a header of UTF-8 bytes (Node.js reads them as Latin-1), means. */
function readMeanings(carried: string): string[] {
  const bytes = /^[\0-\xFF]*[\x80-\xFF][\0-\xFF]*$/u.test(carried)
    ? Buffer.from(carried, 'latin1')
    : undefined;
  const meanings = [percentDecode(carried), ...(bytes && isUtf8(bytes) ? [bytes.toString()] : [])];
  return meanings.filter((secret) => secret !== carried && secret.length >= LEAST);
}

/** Returns each form in which a secret may appear. A URL inside a URL, or in Base64, is encoded twice. */
function formsOf(secret: string): string[] {
  const encoded = percentEncoded(secret);
  const base64 = [secret, ...encoded].flatMap((text) =>
    [0, 1, 2].flatMap((offset) => base64Forms(text, offset)),
  );
  const cases = secret.length >= LEAST_INNER ? inOtherCases(secret) : [];
  const hex = secret.length >= LEAST_INNER ? [Buffer.from(secret).toString('hex')] : [];
  return [
    ...new Set([
      secret,
      ...encoded,
      ...encoded.map((text) => encodeURIComponent(text)),
      ...base64,
      ...escaped(secret),
      ...cases.flatMap((text) => [text, ...percentEncoded(text), ...escaped(text)]),
      ...hex.flatMap((text) => [text, text.toUpperCase()]),
    ]),
  ];
}

/** As JSON and XML escape it: by JavaScript, Go, PHP and Python, and with names or numbers of quotes. */
function escaped(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const ascii = toUnicode(json, /[\u0080-\uFFFF]/g);
  const xml = escapeXml(secret);
  return [
    json,
    JSON.stringify(json).slice(1, -1),
    toUnicode(json, /[<>&]/g),
    ascii,
    ascii.replaceAll('/', String.raw`\/`),
    json.replaceAll('/', String.raw`\/`),
    xml,
    xml.replaceAll('&quot;', '&#34;').replaceAll(/&apos;|&#39;|'/g, '&#39;'),
    xml.replaceAll(/&apos;|&#39;|'/g, '&#x27;'),
  ];
}

function toUnicode(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** In small letters, in capitals, and with each letter in its other case; an ordinary word is left as it is. */
function inOtherCases(secret: string): string[] {
  if (/^[a-z]+$/iu.test(secret)) return [];
  const lower = secret.toLowerCase();
  const swapped = [...secret].map((one) =>
    one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
  );
  return [lower, secret.toUpperCase(), swapped.join('')];
}

/** As part of a URL, with hexadecimal digits in either case, and as a member of a form. */
function percentEncoded(secret: string): string[] {
  const component = encodeURIComponent(Buffer.from(secret).toString());
  const member = new URLSearchParams([['', secret]]).toString().slice(1);
  const lower = component.replaceAll(/%[\dA-F]{2}/gu, (code) => code.toLowerCase());
  return [component, lower, member].filter((text) => text !== secret);
}

/**
 * The Base64 characters that a secret alone determines when it starts `offset` bytes after a group of three (RFC 4648,
 * sections 4 and 5).
 */
function base64Forms(secret: string, offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  // The first characters hold bits of the text before the secret, and the last may hold bits of the text after it.
  const standard = bytes
    .toString('base64')
    .slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
  const url = standard.replaceAll('+', '-').replaceAll('/', '_');
  return [standard, url, encodeURIComponent(standard)].filter((form) => form.length >= LEAST_PART);
}

function append<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [value]);
  else known.push(value);
}

/** Characters of a plain secret, and where they stand in it. */
interface Part {
  readonly secret: string;
  readonly offset: number;
}

/** Length of the beginning of a form at this index of a text; 0 where it is an ordinary word. */
function matchAt(text: string, at: number, forms: readonly string[]): number {
  const length = Math.max(0, ...forms.map((form) => commonLength(text, at, form)));
  const isWhole = forms.some((form) => form.length === length);
  return length > 0 && !isWhole && isWord(text, at, length) ? 0 : length;
}

/** `default` of `default-key` is an ordinary word. A cut secret ends with an ellipsis. */
function isWord(text: string, at: number, length: number): boolean {
  const [before, behind] = [text[at - 1] ?? ' ', text[at + length] ?? ' '];
  return (
    /^(?:[a-z]+|[A-Z][a-z]+)$/u.test(text.slice(at, at + length)) &&
    /\W/u.test(before) &&
    /[^\w…]/u.test(behind)
  );
}

function wholeAt(text: string, at: number, forms: readonly string[]): number {
  return Math.max(0, ...forms.map((form) => (text.startsWith(form, at) ? form.length : 0)));
}

function commonLength(text: string, at: number, form: string): number {
  let length = 0;
  while (length < form.length && text[at + length] === form[length]) length += 1;
  return length;
}
