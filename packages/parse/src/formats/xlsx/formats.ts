import { format } from 'numfmt';
import type { Archive } from '../../archive.ts';
import { findAll, attribute, findChild, listChildren, readXml } from '../../xml/read-xml.ts';
import type { ParentNode } from '../../xml/read-xml.ts';
import { BUILT_IN } from './built-in-formats.ts';

/** Writes a number as a cell of a style shows it. */
export interface Formats {
  show(value: number, style: number): string;
}

/** How the styles of a workbook show numbers (18.8.30, 18.8.45). */
export function readFormats(archive: Archive, workbook: ParentNode): Formats {
  const text = archive.text('xl/styles.xml');
  const styles = text === undefined ? undefined : findChild(readXml(text), 'styleSheet');
  const own = new Map(
    (styles ? findAll(styles, 'numFmt') : []).map((one) => [
      attribute(one, 'numFmtId'),
      attribute(one, 'formatCode'),
    ]),
  );
  const cells = findChild(styles, 'cellXfs');
  const codes = (cells ? listChildren(cells, 'xf') : []).map((xf) => {
    const id = attribute(xf, 'numFmtId') ?? '0';
    return own.get(id) ?? BUILT_IN[Number(id)] ?? 'General';
  });
  const leap1900 = !/^(?:1|true)$/.test(attribute(findAll(workbook, 'workbookPr')[0], 'date1904') ?? '');
  return {
    show: (value, style) => formatted(value + (leap1900 ? 0 : 1462), value, codes[style] ?? 'General'),
  };
}

function formatted(dated: number, value: number, code: string): string {
  if (code === 'General') return general(value);
  try {
    const isDate = /[ymdhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
    const text = isDate ? format(isoDate(code), dated, { overflow: '' }) : format(code, value);
    return text.trim() || general(value);
  } catch {
    return general(value);
  }
}

/** Days first or months first, nobody can tell: a whole date is written year first (ISO 8601). */
function isoDate(code: string): string {
  const bare = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase();
  const hasDay = /y/.test(bare) && /d/.test(bare);
  if (!hasDay) return code;
  return /h/.test(bare) ? (/s/.test(bare) ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd hh:mm') : 'yyyy-mm-dd';
}

/** Without the noise of binary fractions. */
function general(value: number): string {
  return String(Number(value.toPrecision(15)));
}
