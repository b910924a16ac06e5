/** What one recipient is sent. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}
