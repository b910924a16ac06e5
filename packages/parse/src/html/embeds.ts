import { parseUrl } from '@web-data/net/url';
import { isHidden } from './clutter.ts';

/** Hosts and titles of frames for advertisements, analytics and CAPTCHAs. */
const AD =
  /doubleclick|googlesyndication|googletagmanager|adservice|amazon-adsystem|adnxs|taboola|outbrain|captcha|facebook\.com\/(?:plugins|tr)|platform\.twitter\.com\/widgets\/(?:follow|tweet)_button|disqus/i;
const AD_TITLE = /^(?:advert|ad\b|3rd party ad|sponsor|recaptcha)/i;

/** Replaces films, recordings and frames by links to them; frames that only advertise or count are left out. */
export function linkEmbeds(embeds: readonly Element[], base: URL): void {
  for (const embed of embeds) {
    const url = findSource(embed, base);
    const title = (embed.getAttribute('title') ?? embed.getAttribute('aria-label') ?? '').trim();
    if (url === undefined || isTiny(embed) || isHidden(embed) || AD.test(url.href) || AD_TITLE.test(title)) {
      embed.remove();
      continue;
    }
    const link = embed.ownerDocument.createElement('a');
    link.setAttribute('href', url.href);
    link.textContent = title || { VIDEO: 'Video', AUDIO: 'Audio' }[embed.nodeName] || url.host;
    const paragraph = embed.ownerDocument.createElement('p');
    paragraph.append(link);
    embed.replaceWith(paragraph);
  }
}

function findSource(embed: Element, base: URL): URL | undefined {
  const elements = [embed, ...embed.querySelectorAll('source')];
  const source = elements
    .flatMap((one) => [one.getAttribute('src'), one.getAttribute('data-src')])
    .find((one) => one && !/^(?:about|data|blob|javascript):/i.test(one));
  const url = source ? parseUrl(source, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function isTiny(embed: Element): boolean {
  return ['width', 'height'].some((side) => /^[01](?:px)?$/.test(embed.getAttribute(side) ?? ''));
}
