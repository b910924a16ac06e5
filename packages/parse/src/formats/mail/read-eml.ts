import type { FileContent } from '../../file-content.ts';
import { parseMail } from './parse-mail.ts';
import { writeMail } from './write-mail.ts';

/** Reads a message of the internet (RFC 5322). */
export async function readEml(bytes: Uint8Array): Promise<FileContent> {
  const mail = await parseMail(bytes);
  const { subject, from, to = [], cc = [], date, html, text, attachments, encoding, warning } = mail;
  return writeMail({
    subject,
    from,
    to,
    cc,
    date,
    html,
    text,
    files: attachments
      .filter(({ disposition, filename }) => disposition !== 'inline' && filename)
      .map(({ filename }) => filename!),
    inline: attachments
      .filter(({ disposition, contentId, related }) => disposition === 'inline' && !contentId && !related)
      .map(({ filename, mimeType }) => filename || mimeType),
    encoding,
    warning,
  });
}
