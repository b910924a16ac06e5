/** Max secrets of a session that are remembered. */
const MAX = 50;
/** Min characters of a secret: shorter ones stand in any text. */
const MIN_LENGTH = 3;

/** The strings typed into fields for secrets in one session, in memory until it ends. */
export class TypedSecrets {
  readonly #secrets = new Set<string>();
  #isFull = false;

  /** The secrets; undefined when there were too many to remember. */
  get all(): readonly string[] | undefined {
    return this.#isFull ? undefined : [...this.#secrets];
  }

  add(text: string): void {
    if (text.trim().length < MIN_LENGTH || this.#secrets.has(text)) return;
    if (this.#secrets.size === MAX) this.#isFull = true;
    else this.#secrets.add(text);
  }

  /** Replaces the secrets in a text by `[redacted]`, as they are and as parts of URLs. */
  hide(text: string): string {
    let hidden = text;
    for (const secret of this.#secrets)
      for (const form of toForms(secret)) hidden = hidden.replaceAll(form, '[redacted]');
    return hidden;
  }
}

/** The forms of a text in a URL: of RFC 3986, and of forms (URL Standard, application/x-www-form-urlencoded). */
function toForms(text: string): string[] {
  const wellFormed = text.toWellFormed();
  const inForm = new URLSearchParams({ '': wellFormed }).toString().slice(1);
  return [...new Set([text, encodeURIComponent(wellFormed), encodeURI(wellFormed), inForm])];
}
