/** What one recipient is sent. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}
