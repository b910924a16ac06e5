/** A request about an organization, team or key that cannot be met: one sentence with the remedy. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}
