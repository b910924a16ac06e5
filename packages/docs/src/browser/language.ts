const key = 'language';

/** A language chosen for one sample is chosen for all, on this page and the next ones. */
export function rememberLanguage(): void {
  choose(read());
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const before = target.getBoundingClientRect().top;
    choose(target.value);
    // Samples above may have changed their height; the chosen one stays where it is.
    scrollBy(0, target.getBoundingClientRect().top - before);
    try {
      localStorage.setItem(key, target.value);
    } catch {}
  });
}

function choose(value: string | null): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.tabs input')) {
    if (input.value === value) input.checked = true;
  }
}

/** Storage may be forbidden; then every page starts with the first language. */
function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
