import { isSecretHeader, isSecretName, Secrets } from '../http/secrets.ts';

/** Options whose value is or may hold a secret. */
const OPTION = /^(?:--(key|auth|header)|-(H))(?:=?([^]*))$/u;

/** Collects the secrets in the arguments before they are validated: an error message may repeat them. */
export function argumentSecrets(args: readonly string[]): Secrets {
  const secrets = new Secrets();
  for (const [index, arg] of args.entries()) {
    secrets.addUrl(arg.replace(/^--[\w-]+=/u, ''));
    const [, name = '', short, joined = ''] = OPTION.exec(arg) ?? [];
    if (name === '' && short === undefined) addUnknown(secrets, arg);
    else
      add(secrets, short === undefined ? name : 'header', joined === '' ? (args[index + 1] ?? '') : joined);
  }
  return secrets;
}

function add(secrets: Secrets, option: string, value: string): void {
  if (option === 'header') {
    const [, name = '', text = ''] = /^([^:\s]+):\s*(.*)$/u.exec(value) ?? [];
    if (name === '') secrets.add(value);
    else if (isSecretHeader(name)) secrets.addHeader(text);
    return;
  }
  secrets.addCredential(value);
  // `--key <scheme>=<secret>`
  if (option === 'key' && value.includes('=')) secrets.addCredential(value.slice(value.indexOf('=') + 1));
}

/** A misspelt option may be one that takes a secret. */
function addUnknown(secrets: Secrets, arg: string): void {
  const [, name = '', value = ''] = /^--([\w-]+)=([^]*)$/u.exec(arg) ?? [];
  if (isSecretName(name)) secrets.addCredential(value);
}
