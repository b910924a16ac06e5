/** Selectors for the lists of notes of GitHub, Pandoc, WordPress, MediaWiki and DPUB-ARIA. */
const NOTES = ['.footnotes', '[data-footnotes]', '[role="doc-endnotes"]', '.references', '.footnote-list'];
/** Arrows and single characters of links back, including the variation selectors of emoji. */
const SIGNS = /^(?:[\s^a-z]|\p{S}|\uFE0E|\uFE0F){1,3}$/u;

/**
 * Marks the notes of a text and the references to them, before links become absolute. A reference becomes a `note-ref`
 * element; its note gets the same number as `data-note` and loses its links back.
 */
export function markFootnotes(content: Element): void {
  const selector = NOTES.map((list) => `${list} li[id]`).join(', ');
  const notes = new Map([...content.querySelectorAll(selector)].map((note) => [note.id, note]));
  if (notes.size === 0) return;
  for (const link of content.querySelectorAll('a[href^="#"]')) {
    const note = notes.get(idOf(link));
    const holder = link.closest('li[id]');
    // A note may link to another note, or back: links inside notes stay links.
    if (note === undefined || (holder !== null && notes.get(holder.id) === holder)) continue;
    note.setAttribute('data-note', note.getAttribute('data-note') ?? numberOf(link, note));
    const reference = content.ownerDocument.createElement('note-ref');
    reference.textContent = note.getAttribute('data-note');
    (link.closest('sup') ?? link).replaceWith(reference);
  }
  for (const note of notes.values()) if (note.hasAttribute('data-note')) removeLinksBack(note);
}

function idOf(link: Element): string {
  const id = link.getAttribute('href')!.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The label of the reference, or else the index of the note in its list. */
function numberOf(link: Element, note: Element): string {
  const footnotes = /^\W*([\w-]{1,20})\W*$/.exec(link.textContent ?? '')?.[1];
  return footnotes ?? String([...(note.parentElement?.children ?? [])].indexOf(note) + 1);
}

function removeLinksBack(note: Element): void {
  for (const link of note.querySelectorAll('a[href^="#"]'))
    if (SIGNS.test(link.textContent ?? '')) link.remove();
  for (const back of note.querySelectorAll('[class*="backlink" i]')) back.remove();
}
