// Texts of documents and slides as their XML has them, without any layout.
import { part, rowPart } from './markdown.js';
import { listOptional, readRelations, walkXml } from './xml.js';

/** Collects text into paragraphs, rows and a whole. */
class Collector {
  required = [];
  optional = [];
  parts = [];
  #paragraphs = [];
  #cells = [];
  #rows = [];

  add(text, isOptional = false) {
    (isOptional ? this.optional : this.required).push(text);
    if (isOptional) return;
    for (const paragraph of this.#paragraphs.slice(-1)) paragraph.text += text;
    for (const cell of this.#cells.slice(-1)) cell.text += text;
  }

  end() {
    this.required.push('\n');
    this.optional.push('\n');
    for (const cell of this.#cells.slice(-1)) cell.text += ' ';
  }

  openParagraph() {
    this.#paragraphs.push({ text: '', kind: undefined, isInTable: this.#rows.length > 0 });
  }

  setKind(kind) {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph) paragraph.kind ??= kind;
  }

  closeParagraph() {
    const { text, kind, isInTable } = this.#paragraphs.pop() ?? {};
    this.end();
    if (kind !== undefined && !isInTable) this.parts.push(part(kind, text));
  }

  openRow() {
    this.#rows.push([]);
  }

  openCell() {
    this.#cells.push({ text: '' });
  }

  closeCell() {
    this.#rows.at(-1)?.push(this.#cells.pop()?.text ?? '');
  }

  closeRow() {
    this.parts.push(rowPart(this.#rows.pop() ?? []));
  }
}

/** WordprocessingML (ECMA-376, part 1, 17). */
export function readDocx(readPart, names) {
  const found = new Collector();
  const main =
    [...readRelations(readPart, '').values()].find(({ type }) => type === 'officeDocument')?.path ??
    'word/document.xml';
  const styles = readStyles(readPart('word/styles.xml'));
  readStory(readPart(main), styles, found);
  // Notes are lists, or paragraphs.
  const notes = new Collector();
  for (const name of names.filter((one) => /^word\/(?:foot|end)notes\.xml$/.test(one)))
    readStory(readPart(name), { get: () => 'li' }, notes);
  found.required.push(...notes.required);
  found.optional.push(...notes.optional);
  found.optionalParts = notes.parts.filter(Boolean);
  found.optional.push(
    ...listOptional(
      readPart,
      names,
      /^(?:word\/(?:header|footer|comments|charts|diagrams|glossary|document)|docProps\/core).*\.xml$/,
    ),
  );
  return found;
}

function readStory(xml, styles, found) {
  const path = [];
  let isHidden = false;
  walkXml(xml, {
    open(name, attributes) {
      path.push(name);
      if (name === 'w:p') {
        found.openParagraph();
        found.setKind(styles.get(''));
      }
      if (name === 'w:tr') found.openRow();
      if (name === 'w:tc') found.openCell();
      if (name === 'w:r') isHidden = false;
      if (name === 'w:vanish' && path.at(-3) === 'w:r') isHidden = attributes['w:val'] !== '0';
      if (name === 'w:pStyle') found.setKind(styles.get(attributes['w:val']));
      if (name === 'w:numId' && attributes['w:val'] !== '0' && path.at(-3) === 'w:pPr') found.setKind('li');
      if (name === 'w:outlineLvl' && Number(attributes['w:val']) < 9) found.setKind('h');
      if (/^w:(?:tab|br|cr|ptab)$/.test(name) && path.at(-2) === 'w:r') found.add(' ');
      if (name === 'w:noBreakHyphen') found.add('-');
    },
    text(value) {
      const name = path.at(-1);
      if (name === 'w:t') found.add(value, isHidden);
      else if (name === 'm:t' || name === 'w:delText') found.add(value, true);
    },
    close(name) {
      path.pop();
      if (name === 'w:p') found.closeParagraph();
      if (name === 'w:tc') found.closeCell();
      if (name === 'w:tr') found.closeRow();
    },
  });
}

/** Which styles are headings or items, those they are based on counted. */
function readStyles(xml) {
  const all = new Map();
  let style;
  walkXml(xml, {
    open(name, attributes) {
      const value = attributes['w:val'];
      if (name === 'w:style') all.set(attributes['w:styleId'], (style = {}));
      else if (style === undefined) return;
      else if (name === 'w:name' && /^(?:heading \d|title)$/i.test(value)) style.kind = 'h';
      else if (name === 'w:outlineLvl' && Number(value) < 9) style.kind ??= 'h';
      else if (name === 'w:numId' && value !== '0') style.kind ??= 'li';
      else if (name === 'w:basedOn') style.base = value;
    },
  });
  const kindOf = (id, depth = 0) =>
    all.get(id)?.kind ?? (depth < 9 && all.has(id) ? kindOf(all.get(id).base, depth + 1) : undefined);
  return new Map([...all.keys()].map((id) => [id, kindOf(id)]));
}

/** PresentationML (ECMA-376, part 1, 19): slides in their order. */
export function readPptx(readPart, names) {
  const found = new Collector();
  const relations = readRelations(readPart, 'ppt/presentation.xml');
  walkXml(readPart('ppt/presentation.xml'), {
    open: (name, attributes) =>
      name === 'p:sldId' && readSlide(readPart(relations.get(attributes['r:id'])?.path), found),
  });
  found.optional.push(
    ...listOptional(
      readPart,
      names,
      /^(?:ppt\/(?:notesSlides|charts|diagrams|comments|slides)|docProps\/core).*\.xml$/,
    ),
  );
  return found;
}

function readSlide(xml, found) {
  const path = [];
  let [isHidden, kind, isAside] = [false, undefined, false];
  walkXml(xml, {
    open(name, attributes) {
      path.push(name);
      if (name === 'p:sld') isHidden = attributes.show === '0';
      if (name === 'p:sp') [kind, isAside] = [undefined, false];
      if (name === 'p:ph') kind = /^(?:ctrT|t)itle$/.test(attributes.type) ? 'h' : undefined;
      if (name === 'p:ph') isAside = /^(?:dt|ftr|sldNum|hdr)$/.test(attributes.type);
      if (name === 'a:p') found.openParagraph();
      if (name === 'a:tr') found.openRow();
      if (name === 'a:tc') found.openCell();
      if (name === 'a:br') found.add(' ');
    },
    text(value) {
      if (path.at(-1) === 'a:t') found.add(value, isHidden || isAside || path.includes('a:fld'));
      else if (path.at(-1) === 'm:t') found.add(value, true);
    },
    close(name) {
      path.pop();
      if (name === 'a:p') {
        if (kind !== undefined) found.setKind(kind);
        found.closeParagraph();
      }
      if (name === 'a:tc') found.closeCell();
      if (name === 'a:tr') found.closeRow();
    },
  });
}

/** OpenDocument text (OpenDocument 1.3, part 3). */
export function readOdt(readPart, names) {
  const found = new Collector();
  const path = [];
  const aside = () =>
    path.some((name) =>
      /^(?:office:annotation|text:tracked-changes|text:note-citation|text:table-of-content|text:alphabetical-index|svg:.*|math:.*|dc:.*)$/.test(
        name,
      ),
    );
  walkXml(readPart('content.xml'), {
    open(name) {
      path.push(name);
      if (name === 'text:p' || name === 'text:h') found.openParagraph();
      if (name === 'text:h') found.setKind('h');
      else if (name === 'text:p' && path.at(-2) === 'text:list-item') found.setKind('li');
      if (name === 'table:table-row') found.openRow();
      if (name === 'table:table-cell') found.openCell();
      if (/^text:(?:s|tab|line-break)$/.test(name)) found.add(' ');
    },
    text: (value) => path.some((name) => /^text:[ph]$/.test(name)) && found.add(value, aside()),
    close(name) {
      path.pop();
      if (name === 'text:p' || name === 'text:h') found.closeParagraph();
      if (name === 'table:table-cell') found.closeCell();
      if (name === 'table:table-row') found.closeRow();
    },
  });
  found.optional.push(...listOptional(readPart, names, /^(?:styles|meta|Object.*content)\.xml$/));
  return found;
}
