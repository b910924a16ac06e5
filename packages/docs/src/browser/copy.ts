const icons =
  '<svg class="copy-icon" viewBox="0 0 16 16" aria-hidden="true"><rect x="5.5" y="5.5" width="8" height="8" rx="1.5"/><path d="M10.5 2.5h-7a1 1 0 0 0-1 1v7"/></svg>' +
  '<svg class="done" viewBox="0 0 16 16" aria-hidden="true"><path d="m3 8.5 3.5 3.5L13 4.5"/></svg>';

/** Adds a copy button to every block of code; browsers allow copying only on https and on localhost. */
export function addCopyButtons(): void {
  if (!('clipboard' in navigator)) return;
  for (const code of document.querySelectorAll<HTMLElement>('.code pre')) {
    const button = document.createElement('button');
    button.className = 'copy';
    button.type = 'button';
    button.innerHTML = icons;
    button.setAttribute('aria-label', 'Copy');
    button.addEventListener('click', () => void copy(code.textContent, button));
    code.before(button);
  }
}

/** The button briefly confirms the copy, visibly and to screen readers, which have it in focus. */
async function copy(text: string, button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(text);
  announce(button, true);
  setTimeout(() => announce(button, false), 1500);
}

function announce(button: HTMLButtonElement, copied: boolean): void {
  button.classList.toggle('copied', copied);
  button.setAttribute('aria-label', copied ? 'Copied' : 'Copy');
}

/** Adds a button that copies the page as Markdown, for readers who pass it to a program. */
export function addCopyPageButton(): void {
  const alternate = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  const title = document.querySelector('body:not(.landing) h1');
  if (!alternate || !title || !('clipboard' in navigator)) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-page';
  button.textContent = 'Copy page';
  button.title = 'Copy this page as Markdown';
  button.addEventListener('click', () => void copyPage(alternate.href, button));
  title.before(button);
}

async function copyPage(address: string, button: HTMLButtonElement): Promise<void> {
  try {
    // Some browsers reject a write after the click event has ended, so they get the promise, not the text.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load(address) })]);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Not copied';
  }
  setTimeout(() => (button.textContent = 'Copy page'), 1500);
}

async function load(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
