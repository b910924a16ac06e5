/** A request about an organization, team or key that cannot be met. The message is one sentence with the remedy. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}
