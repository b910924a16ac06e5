/** A part of a page: what the structure calls it, and its text; `Artifact` for what does not belong to it. */
export type TaggedPart = readonly [role: string, text: string];

/** A PDF of one page with a structure tree: a heading, then items of a list, each a label and a body. */
export function writeTagged(parts: readonly TaggedPart[]): Uint8Array {
  const first = 10;
  let count = 0;
  const contents = parts.map(([role, text], at) => {
    const open = role === 'Artifact' ? '/Artifact BMC' : `/${role} <</MCID ${count++}>> BDC`;
    return `${open} BT /F1 12 Tf ${role === 'Lbl' ? 40 : 60} ${750 - at * 8} Td (${text.replaceAll(/[()]/g, '\\$&')}) Tj ET EMC`;
  });
  const tagged = parts.filter(([role]) => role !== 'Artifact');
  const elements: string[] = [];
  const items: number[] = [];
  const tops: number[] = [];
  for (const [id, [role]] of tagged.entries()) {
    const number = first + id;
    const isInItem = role === 'Lbl' || role === 'LBody';
    const parent = isInItem ? first + tagged.length + 1 + Math.floor(items.length / 2) : 8;
    elements.push(`${number} 0 obj<</Type/StructElem/S/${role}/P ${parent} 0 R/Pg 3 0 R/K ${id}>>endobj`);
    (isInItem ? items : tops).push(number);
  }
  const list = first + tagged.length;
  const rows: number[] = [];
  for (let at = 0; at < items.length; at += 2) {
    const number = list + 1 + rows.length;
    rows.push(number);
    elements.push(
      `${number} 0 obj<</Type/StructElem/S/LI/P ${list} 0 R/K[${items[at]} 0 R ${items[at + 1]} 0 R]>>endobj`,
    );
  }
  elements.push(
    `${list} 0 obj<</Type/StructElem/S/L/P 8 0 R/K[${rows.map((row) => `${row} 0 R`).join(' ')}]>>endobj`,
  );
  const stream = contents.join('\n');
  return new TextEncoder().encode(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 7 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/StructParents 0/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
7 0 obj<</Type/StructTreeRoot/K 8 0 R/ParentTree 9 0 R/ParentTreeNextKey 1>>endobj
8 0 obj<</Type/StructElem/S/Document/P 7 0 R/K[${[...tops, list].map((one) => `${one} 0 R`).join(' ')}]>>endobj
9 0 obj<</Nums[0[${tagged.map((_, id) => `${first + id} 0 R`).join(' ')}]]>>endobj
${elements.join('\n')}
trailer<</Root 1 0 R>>
`);
}
