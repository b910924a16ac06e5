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
  const [{ buildConsole }, response] = await Promise.all([
    import('./try-it/console.ts'),
    fetch(address),
    loadStyle(new URL('./try-it/console.css', import.meta.url)),
  ]);
  if (!response.ok) throw new Error(`${address.href}: ${response.status}`);
  const built = buildConsole(await response.json());
  document.body.append(built);
  return built;
}

/** The style sheet of the console, which pages do not load before it is opened. */
function loadStyle({ href }: URL): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(href)));
    document.head.append(link);
  });
}
