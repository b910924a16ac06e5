/** Adds a button that opens the console of an operation; the console is loaded when it is first used. */
export function addTryButton(): void {
  const endpoint = document.querySelector<HTMLElement>('.endpoint[data-try]');
  if (!endpoint) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button try-button';
  button.textContent = 'Try it';
  button.addEventListener('click', () => void open(endpoint, button));
  endpoint.append(' ', button);
}

let dialog: HTMLDialogElement | undefined;

async function open(endpoint: HTMLElement, button: HTMLButtonElement): Promise<void> {
  try {
    dialog ??= await build(new URL(endpoint.dataset['try']!, document.baseURI));
    dialog.showModal();
  } catch {
    button.textContent = 'Not loaded, try again';
  }
}

async function build(address: URL): Promise<HTMLDialogElement> {
  const [{ buildConsole }, response] = await Promise.all([import('./try-it/console.ts'), fetch(address)]);
  if (!response.ok) throw new Error(`${address.href}: ${response.status}`);
  const built = buildConsole(await response.json());
  document.body.append(built);
  return built;
}
