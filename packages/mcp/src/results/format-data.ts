/** An image of a result, as Base64; a content block of the protocol. */
export interface Image {
  type: 'image';
  mimeType: string;
  data: string;
}

/** Data as text, and the images that stood in it. */
export interface Formatted {
  text: string;
  images: Image[];
}

/** Max images of a result, and Base64 characters of one; further ones stay out and are counted in the text. */
const MAX_IMAGES = 4;
const MAX_IMAGE = 5_000_000;
const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Formats the data of a result for a model as JSON, in which the Markdown of pages and images are only named: Markdown comes
 * after it as it is, images apart.
 */
export function formatData(data: unknown): Formatted {
  const extracted: Extracted = { markdowns: [], images: [] };
  const rest = extract(data ?? null, extracted);
  const parts = extracted.markdowns.map((text, index) => `--- text ${index + 1} ---\n${text}`);
  const facts = typeof rest === 'string' ? rest : JSON.stringify(rest);
  return { text: [facts, ...parts].join('\n\n'), images: extracted.images };
}

interface Extracted {
  markdowns: string[];
  images: Image[];
}

/** Replaces each image and each Markdown text by its number. */
function extract(value: unknown, extracted: Extracted): unknown {
  if (typeof value === 'string') return extractImage(value, extracted.images);
  if (Array.isArray(value)) return value.map((item) => extract(item, extracted));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) =>
    name === 'markdown' && typeof one === 'string' && one !== ''
      ? [name, `(text ${extracted.markdowns.push(one)})`]
      : [name, extract(one, extracted)],
  );
  return Object.fromEntries(entries);
}

function extractImage(value: string, images: Image[]): string {
  const [, mimeType, data] = DATA_URL.exec(value) ?? [];
  if (mimeType === undefined || data === undefined) return value;
  if (images.length === MAX_IMAGES || data.length > MAX_IMAGE) return '(an image, which is not shown)';
  return `(image ${images.push({ type: 'image', mimeType, data })})`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
