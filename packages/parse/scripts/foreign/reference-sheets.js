// Texts of workbooks as their XML has them. Numbers and dates are not compared: readers show them in many ways.
import { rowPart } from './markdown.js';
import { listOptional, readRelations, walkXml } from './xml.js';

const MAX_CHARACTERS = 2_000_000;
const NUMBER =
  /^(?:\d+\p{L}?|\p{L}\d*|jan\w*|feb\w*|mar|march|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|mon|tue|wed|thu|fri|sat|sun|\w+day|am|pm|\d+t\d+|\d+z)$/u;

/** Numbers and what dates consist of. */
export function isFreeInSheets(word) {
  return NUMBER.test(word);
}

/** SpreadsheetML (ECMA-376, part 1, 18). */
export function readXlsx(readPart, names) {
  const found = { required: [], optional: [], parts: [] };
  const book = names.find((name) => /^xl\/workbook\.xml$/i.test(name));
  const relations = readRelations(readPart, book);
  const strings = readStrings(
    readPart([...relations.values()].find(({ type }) => type === 'sharedStrings')?.path),
  );
  walkXml(readPart(book), {
    open(name, attributes) {
      if (!/^(?:\w+:)?sheet$/.test(name)) return;
      found.optional.push(attributes.name, '\n');
      const path = relations.get(attributes['r:id'] ?? attributes['d3p1:id'])?.path;
      readSheet(readPart(path), strings, { found, isHidden: (attributes.state ?? 'visible') !== 'visible' });
    },
  });
  found.optional.push(
    ...listOptional(
      readPart,
      names,
      /^(?:xl\/(?:comments|drawings|charts|diagrams|worksheets|workbook|tables|threaded|chartsheets).*|docProps\/.*)\.xml$/,
    ),
  );
  return found;
}

function readStrings(xml) {
  const strings = [];
  let [isText, phonetic] = [false, 0];
  walkXml(xml, {
    open(name) {
      const local = name.replace(/.*:/, '');
      if (local === 'si') strings.push('');
      if (local === 'rPh') phonetic++;
      isText = local === 't';
    },
    text: (value) => isText && phonetic === 0 && (strings[strings.length - 1] += value),
    close(name) {
      if (name.endsWith('rPh')) phonetic--;
      isText = false;
    },
  });
  return strings.map(unescape);
}

function unescape(text) {
  return text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function readSheet(xml, strings, { found, isHidden }) {
  let [row, cell, element] = [[], undefined, ''];
  walkXml(xml, {
    open(name, attributes) {
      element = name.replace(/.*:/, '');
      if (element === 'row') row = [];
      if (element === 'c') cell = { type: attributes.t ?? 'n', text: '' };
    },
    text: (value) => cell && /^(?:v|t)$/.test(element) && (cell.text += value),
    close(name) {
      element = '';
      if (/(?:^|:)c$/.test(name) && cell) {
        const { type, text } = cell;
        const displayed =
          type === 's'
            ? (strings[Number(text)] ?? '')
            : type === 'b'
              ? text === '1'
                ? 'TRUE'
                : 'FALSE'
              : /^(?:n|d)$/.test(type)
                ? ''
                : unescape(text);
        found.size = (found.size ?? 0) + displayed.length;
        // A bomb: one long string in many cells.
        if (found.size > MAX_CHARACTERS) throw new Error('The workbook has too much text.');
        row.push(displayed);
        cell = undefined;
      }
      if (/(?:^|:)row$/.test(name)) {
        (isHidden ? found.optional : found.required).push(...row.map((text) => `${text}\n`));
        if (!isHidden) found.parts.push(rowPart(row));
      }
    },
  });
}
