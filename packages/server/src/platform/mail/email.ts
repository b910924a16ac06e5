/** The content of an email. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}
