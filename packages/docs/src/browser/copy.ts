/** Gives every block of code a button that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.code')) {
    const button = document.createElement('button');
    button.className = 'copy';
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', () => void copy(block, button));
    block.append(button);
  }
}

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
  button.textContent = 'Copied';
  setTimeout(() => (button.textContent = 'Copy'), 1500);
}
