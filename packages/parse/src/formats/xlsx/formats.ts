import { format } from 'numfmt';
import type { Archive } from '../../archive.ts';
import { findAll, attribute, findChild, listChildren, readXml } from '../../xml/read-xml.ts';
import type { ParentNode } from '../../xml/read-xml.ts';
import { BUILT_IN } from './built-in-formats.ts';

/** Formats a number as the style of its cell displays it. */
export interface Formats {
  show(value: number, style: number): string;
}

/** Reads the number formats of the styles of a workbook (18.8.30, 18.8.45). @param part name of the part with its styles */
export function readFormats(archive: Archive, workbook: ParentNode, part: string): Formats {
  const text = archive.text(part);
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

/** A date may have the day or the month first, so full dates are written in ISO 8601. */
function isoDate(code: string): string {
  const bare = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase();
  const hasDay = /y/.test(bare) && /d/.test(bare);
  if (!hasDay) return code;
  return /h/.test(bare) ? (/s/.test(bare) ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd hh:mm') : 'yyyy-mm-dd';
}

/** Rounds away the noise of binary fractions. */
function general(value: number): string {
  return String(Number(value.toPrecision(15)));
}
