/** Characters that show nothing: white space, those that Unicode calls ignorable, and the blank Braille pattern. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Lines of Markdown without text: a rule, and the frame and the empty rows of a table. */
const FRAME = /^(?:-{3,}|\|(?:(?:-{3,})?\|)+)$/u;

/** Whether a text or Markdown shows a reader nothing. */
export function isBlank(text: string): boolean {
  return text.split('\n').every((line) => {
    const visible = line.replaceAll(UNSEEN, '');
    return visible === '' || FRAME.test(visible);
  });
}
