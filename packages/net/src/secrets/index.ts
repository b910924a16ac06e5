/** Endings of the names of query parameters that hold secrets: of OAuth 2 (RFC 6749), of signed URLs, of keys. */
const SECRET_NAME =
  '(?:auth|authorization|code|credentials?|jwt|key|pass|passphrase|passwd|password|pwd|secret|session|sid|sig|sign|signature|token|verifier|assertion)';
const PASSWORD = /(\/\/[^\s"/?#:@]*):[^\s"/?#]*@/g;
const PARAMETER = new RegExp(String.raw`([?&#][^\s"=&#?]*${SECRET_NAME})=[^\s"&#]+`, 'gi');

/** Replaces the passwords and the secret query parameters of all URLs in a text by `[redacted]`. */
export function hideUrlSecrets(text: string): string {
  return text.replaceAll(PASSWORD, '$1:[redacted]@').replaceAll(PARAMETER, '$1=[redacted]');
}
