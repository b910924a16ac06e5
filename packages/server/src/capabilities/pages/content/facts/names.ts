import { singular, normalizeName } from './record.ts';
import type { PageRecord } from './record.ts';
import { convertUnit, splitUnit } from './units.ts';

/** Synonyms of names, mainly from schema.org; tried after the name itself. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  title: ['name', 'headline'],
  name: ['title', 'headline'],
  headline: ['title', 'name'],
  price: ['price amount', 'low price', 'min price', 'cost'],
  currency: ['price currency'],
  image: ['thumbnail url', 'thumbnail', 'photo'],
  date: ['date published', 'published time', 'start date'],
  published: ['date published', 'published time'],
  'published at': ['date published', 'published time'],
  'published date': ['date published', 'published time'],
  updated: ['date modified', 'modified time'],
  'updated at': ['date modified', 'modified time'],
  phone: ['telephone'],
  email: ['e mail', 'mail', 'email address', 'e mail address'],
  'email address': ['email', 'e mail', 'e mail address', 'mail'],
  role: ['job title', 'position'],
  'job title': ['role', 'position'],
  position: ['job title', 'role'],
  address: ['street address'],
  street: ['street address'],
  city: ['address locality', 'locality'],
  state: ['address region', 'region'],
  region: ['address region'],
  country: ['address country'],
  zip: ['postal code'],
  postcode: ['postal code'],
  'zip code': ['postal code'],
  rating: ['rating value', 'review rating', 'aggregate rating'],
  reviews: ['review count', 'rating count'],
  'review count': ['rating count'],
  sku: ['product id', 'mpn'],
  colour: ['color'],
  color: ['colour'],
  'in stock': ['availability'],
  available: ['availability'],
  venue: ['location'],
  company: ['hiring organization', 'organization', 'employer'],
  employer: ['hiring organization'],
  salary: ['base salary'],
  servings: ['recipe yield', 'yield'],
  answer: ['accepted answer', 'suggested answer'],
  summary: ['description', 'abstract'],
  content: ['article body', 'review body', 'text'],
  body: ['article body', 'review body'],
  text: ['review body', 'article body', 'comment'],
  comment: ['review body'],
  link: ['url', 'item'],
  url: ['item', 'link'],
  site: ['site name'],
  tags: ['keywords'],
};

/** Labels of common facts in languages other than English. */
const translations: Readonly<Record<string, readonly string[]>> = {
  name: [
    'bezeichnung',
    'produkt',
    'nom',
    'nombre',
    'nome',
    'naam',
    'nazwa',
    '名前',
    '商品名',
    '名称',
    '品名',
    '이름',
  ],
  price: [
    'preis',
    'prix',
    'precio',
    'prezzo',
    'preço',
    'prijs',
    'cena',
    '価格',
    '値段',
    '价格',
    '價格',
    '가격',
  ],
  description: [
    'beschreibung',
    'descripción',
    'descrizione',
    'descrição',
    'beschrijving',
    'opis',
    '説明',
    '描述',
    '설명',
  ],
  weight: ['gewicht', 'poids', 'peso', 'waga', '重量', '重さ', '무게'],
  color: ['farbe', 'couleur', 'colore', 'cor', 'kleur', 'kolor', '色', '颜色', '顏色', '색상'],
  size: ['größe', 'taille', 'talla', 'tamaño', 'taglia', 'tamanho', 'maat', 'rozmiar'],
  width: ['breite', 'largeur', 'ancho', 'larghezza', 'largura', 'breedte'],
  height: ['höhe', 'hauteur', 'altura', 'altezza', 'hoogte'],
  date: ['datum', 'fecha', 'data', '日付', '日期', '날짜'],
  author: ['autor', 'autorin', 'auteur', 'autore', '著者', '作者', '저자'],
  phone: [
    'telefon',
    'téléphone',
    'teléfono',
    'telefono',
    'telefone',
    'telefoon',
    '電話',
    '電話番号',
    '电话',
    '電話號碼',
    '전화',
  ],
  address: ['adresse', 'anschrift', 'dirección', 'indirizzo', 'endereço', 'adres', '住所', '地址', '주소'],
  city: ['stadt', 'ort', 'ville', 'ciudad', 'città', 'cidade', 'stad', 'miasto'],
  country: ['land', 'pays', 'país', 'paese', 'kraj', '国', '国家', '國家', '국가'],
  quantity: [
    'menge',
    'anzahl',
    'quantité',
    'cantidad',
    'quantità',
    'quantidade',
    'aantal',
    '数量',
    '數量',
    '수량',
  ],
  availability: [
    'verfügbarkeit',
    'verfügbar',
    'disponibilité',
    'disponible',
    'disponibilidad',
    'disponibilità',
    'disponibile',
    '在庫',
    '库存',
    '재고',
  ],
};

/** Kinds of records whose labels are written for readers and may have modifiers before the noun. */
const LABELS: ReadonlySet<string> = new Set(['table', 'definition-list', 'text', 'card']);

/**
 * Returns the value of a record under a name or a synonym or, where the name ends with a unit, the number in that unit;
 * undefined when there is none.
 */
export function lookUp(record: PageRecord, name: string): unknown {
  const { values } = record;
  const normalized = normalizeName(name);
  const found = known(record, normalized).find((candidate) => values.has(candidate));
  const value = found === undefined ? ending(record, normalized) : values.get(found);
  return value ?? convertMeasure(record, name);
}

/** Finds `weight_kg` under `weight`, whose unit stands behind the number or in the label: `Weight (g)`. */
function convertMeasure(record: PageRecord, name: string): number | undefined {
  const asked = splitUnit(name);
  const value = asked && lookUp(record, asked.name);
  if (typeof value !== 'string') return undefined;
  for (const [label, same] of record.values) {
    const labelled = splitUnit(label);
    if (same === value && labelled && convertUnit(`1 ${labelled.unit}`, asked!.unit) !== undefined)
      return convertUnit(value, asked!.unit) ?? convertUnit(`${value} ${labelled.unit}`, asked!.unit);
  }
  return convertUnit(value, asked!.unit);
}

/** Returns the value of a record under the name itself; undefined when it only has it under a synonym. */
export function lookUpExact({ values }: PageRecord, name: string): unknown {
  return values.get(normalizeName(name));
}

/** Names of what a thing has, in any language, as headings of columns write them; none of these names the thing. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...Object.keys(aliases),
  ...Object.values(aliases).flat(),
  ...Object.keys(translations),
  ...Object.values(translations).flat(),
  ...'type status category version year month day time hours id number no rank code value unit amount total count language format default required optional notes note comment reason source start end from to by owner creator artist speaker manager'.split(
    ' ',
  ),
]);

/** Whether a heading of a column says what the things of its table are, such as `Plan`, and not what they have. */
export function isSubject(heading: string): boolean {
  const normalized = normalizeName(heading);
  return (
    /^\p{L}+(?: \p{L}+)?$/u.test(normalized) &&
    !ATTRIBUTES.has(normalized) &&
    !ATTRIBUTES.has(singular(normalized))
  );
}

/** Whether a record, or its list, is about a name. */
export function isAbout({ about }: PageRecord, name: string): boolean {
  const normalized = singular(normalizeName(name));
  return (
    normalized !== '' &&
    about.some(
      (one) =>
        one === normalized ||
        singular(one) === normalized ||
        ` ${singular(one)} `.includes(` ${normalized} `),
    )
  );
}

/** Cached candidates by the subject of a record and by name; the rows of a table share them. */
const memory = new Map<string, string[]>();
const MAX_MEMORY = 10_000;
const MAX_KEY = 500;

function known({ about }: PageRecord, normalized: string): string[] {
  const key = [normalized, ...about].join('\n');
  const found = memory.get(key) ?? [...new Set(candidates(about, normalized))];
  if (memory.size >= MAX_MEMORY) memory.clear();
  // The cache lives as long as the thread, so long keys are not stored.
  if (key.length <= MAX_KEY) memory.set(key, found);
  return found;
}

function candidates(about: readonly string[], normalized: string): string[] {
  const one = singular(normalized);
  const list = [normalized, one, `${normalized}s`];
  for (const type of about) {
    // The company name of an organization, the ingredients of a recipe (`recipeIngredient`).
    if (normalized.startsWith(`${type} `)) list.push(...listAliases(normalized.slice(type.length + 1)));
    list.push(`${type} ${normalized}`, `${type} ${one}`);
  }
  list.push(...listAliases(normalized), ...listAliases(one));
  // The type of a thing also stands for its name: `question` of a question.
  if (about.includes(one)) list.push('name', 'title', 'headline');
  return list;
}

function listAliases(normalized: string): readonly string[] {
  const others = Object.hasOwn(aliases, normalized) ? aliases[normalized]! : [];
  const all = [normalized, ...others];
  return [...all, ...all.flatMap((one) => (Object.hasOwn(translations, one) ? translations[one]! : []))];
}

/** Finds the only label that ends with a name: "plan name" for `name`, "unit price" for `price`. */
function ending({ kind, values }: PageRecord, normalized: string): unknown {
  if (!LABELS.has(kind)) return undefined;
  const found = [...values.keys()].filter((key) => key.endsWith(` ${normalized}`));
  return found.length === 1 ? values.get(found[0]!) : undefined;
}
