/** An element of a document of XML. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const NAME = String.raw`[\w:.-]+`;
const TOKEN = new RegExp(
  String.raw`<\?xml [^?]*\?>|<(?<close>/?)(?<name>${NAME})(?<attributes>(?:\s+${NAME}="[^"<]*")*)\s*(?<empty>/?)>|(?<text>[^<]+)`,
  'guy',
);
// What XML 1.0 has for characters.
const CHARACTERS = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a document of XML as strictly as what reports need. @throws when it is not well-formed */
export function readXml(source: string): Element {
  if (!CHARACTERS.test(source)) throw new Error('A character is none of XML.');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let end = 0;
  for (const { index, 0: token, groups = {} } of source.matchAll(TOKEN)) {
    const inside = open.at(-1)!;
    end = index + token.length;
    if (groups['text'] !== undefined) inside.text += unescaped(groups['text']);
    else if (groups['close'] === '/') {
      if (open.length < 2 || inside.name !== groups['name'])
        throw new Error(`${token} closes ${inside.name}.`);
      open.pop();
    } else if (groups['name'] !== undefined) {
      const child = {
        name: groups['name'],
        attributes: attributesOf(groups['attributes'] ?? ''),
        children: [],
        text: '',
      };
      inside.children.push(child);
      if (groups['empty'] === '') open.push(child);
    }
  }
  const [only, ...more] = root.children;
  if (end !== source.length || open.length > 1 || only === undefined || more.length > 0)
    throw new Error(`It is not well-formed at ${end}.`);
  return only;
}

function attributesOf(text: string): Record<string, string> {
  const all = [...text.matchAll(/([\w:.-]+)="([^"]*)"/gu)];
  const found = Object.fromEntries(all.map(([, name = '', value = '']) => [name, unescaped(value)]));
  if (Object.keys(found).length !== all.length) throw new Error(`An attribute stands twice in${text}.`);
  return found;
}

function unescaped(text: string): string {
  return text.replaceAll(/&(#\d+|#x[\da-f]+|\w+)?;?/giu, (whole, name: string | undefined) => {
    if (name === undefined || !whole.endsWith(';')) throw new Error(`${whole} is no reference.`);
    if (name.startsWith('#'))
      return String.fromCodePoint(Number(name.replace('#', name[1] === 'x' ? '0' : '')));
    const known = ENTITIES[name];
    if (known === undefined) throw new Error(`There is no &${name};.`);
    return known;
  });
}
