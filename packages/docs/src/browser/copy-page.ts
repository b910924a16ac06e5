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
  button.addEventListener('click', () => void copy(alternate.href, button));
  title.before(button);
}

async function copy(address: string, button: HTMLButtonElement): Promise<void> {
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
