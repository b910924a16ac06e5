import { format } from 'numfmt';
import type { Archive } from '../../archive.ts';
import { attribute, findAll, findChild, listChildren, readXml, type ParentNode } from '../../xml/read-xml.ts';

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
    show: (value, style) => formatNumber(value, codes[style] ?? 'General', !leap1900),
  };
}

/** Formats a number by a format code, dates in ISO 8601. @param is1904 whether days count from 1904 */
export function formatNumber(value: number, code: string, is1904: boolean): string {
  const dated = value + (is1904 ? 1462 : 0);
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

/** Built-in number formats, which a workbook does not declare (18.8.30), by id. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
