import { raw } from './html.ts';
import type { Html } from './html.ts';

/** A letter of a script that is written from right to left (Unicode, Bidi_Class R and AL). */
const RIGHT_TO_LEFT =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The attribute by which the first letter of a text decides its direction; none for a text that needs it not. */
export function direction(text: string): Html | false {
  return RIGHT_TO_LEFT.test(text) && raw(' dir="auto"');
}
