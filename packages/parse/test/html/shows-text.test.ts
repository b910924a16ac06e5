import { expect, test } from 'vitest';
import { showsText } from '../../src/html/shows-text.ts';

const ten = 'ten chars!';

test.each<[shown: boolean, html: string]>([
  [true, 'ten chars!!'],
  [true, '<p>ten</p><p>chars!!</p>'],
  [true, `<html><head><title>A</title></head><body>tenchars${'!'.repeat(2)}`],
  [true, `${'<b></b>'.repeat(3000)}ten<br>chars!!`],
  [true, '<svg><text>ten chars!!</text></svg>'],
  [true, '<noscript>no</noscript><template></template>tenchars!!'],
  [true, 'ten &lt;chars!'],
  [false, 'ten char!'],
  [false, '          \n\t&nbsp;&nbsp;&nbsp;&nbsp;ten&#32;&#160;chars'],
  [false, `<title>${ten.repeat(20)}</title>`],
  [false, `<head><title></title>${ten.repeat(20)}</head>`],
  [false, `<script>${ten.repeat(20)}</script><style>${ten.repeat(20)}</style>`],
  [false, `<script>if (a < b) "<p>${ten.repeat(20)}"</script>`],
  [false, `<script>${ten.repeat(1000)}`],
  [false, `<noscript><p>${ten}</p>${ten}</noscript>`],
  [false, `<template><p>${ten.repeat(20)}</p></template>`],
  [false, `<!-- ${ten.repeat(20)} -->`],
  [false, `<img alt="a > ${ten.repeat(20)}" title='<p>${ten.repeat(20)}'>`],
  [false, `<!doctype html><?xml ${ten.repeat(20)}?>`],
  [false, `<input value="${ten.repeat(2000)}">`],
  [false, `<p>${'\u200B\u00AD\u2060\u200F\uFEFF\u2800\u3164'.repeat(20)}</p>ten`],
])('shows ten characters: %s, %#', (formatted, html) => {
  expect(showsText(html, 10)).toBe(formatted);
});
