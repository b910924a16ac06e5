import type { HttpResponse } from '../http/exchange.ts';

/** Words of a rejection because a name exists, where its status does not say so. */
const EXISTS =
  /already (?:been |being )?(?:exists?|in use|taken|registered|used|created|present)|duplicate|must be unique|not unique|unique constraint|is taken/iu;

/** Whether a service rejects a request because what it names exists (RFC 9110, section 15.5.10). */
export function saysExists({ status, body }: HttpResponse): boolean {
  return status === 409 || ((status === 400 || status === 422) && EXISTS.test(body.slice(0, 10_000)));
}
