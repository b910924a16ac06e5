/**
 * Domains that only serve or measure advertisements, or count visitors, as their operators document them for
 * publishers: in embedding instructions, in `sellers.json`, in consent policies. Domains that also serve content,
 * sign-in or tags of the site itself are left out. Lists that others maintain are longer, but their licences do not
 * allow them in this package (see its README).
 */
const AD_DOMAINS: ReadonlySet<string> = new Set(
  [
    '2mdn.net 3lift.com adcolony.com addthis.com adform.net adhigh.net adition.com admantx.com admixer.net adnxs.com',
    'adnxs-simple.com adroll.com adsafeprotected.com adservice.google.com adsrvr.org adtarget.com.tr adtechus.com',
    'advertising.com agkn.com amazon-adsystem.com an.facebook.com an.yandex.ru analytics.tiktok.com',
    'analytics.twitter.com applovin.com atdmt.com bat.bing.com bidr.io bidswitch.net bluekai.com bttrack.com',
    'casalemedia.com chartbeat.com chartbeat.net clarity.ms connatix.com contextweb.com crazyegg.com creativecdn.com',
    'criteo.com criteo.net crwdcntrl.net ct.pinterest.com demdex.net districtm.io dotomi.com doubleclick.net',
    'doubleverify.com everesttech.net exelator.com exoclick.com eyeota.net fullstory.com gemius.pl google-analytics.com',
    'googleadservices.com googlesyndication.com googletagservices.com gumgum.com hotjar.com hotjar.io imrworldwide.com',
    'id5-sync.com indexww.com inmobi.com innovid.com intentiq.com ioam.de iponweb.net justpremium.com kargo.com krxd.net',
    'liadm.com lijit.com liveintent.com lkqd.net loopme.me marphezis.com mathtag.com mc.yandex.ru media.net mgid.com',
    'moatads.com mookie1.com mouseflow.com nativo.com nr-data.net omnitagjs.com onetag-sys.com openx.net outbrain.com',
    'outbrainimg.com popads.net popcash.net postrelease.com propellerads.com pubmatic.com px.ads.linkedin.com',
    'quantcount.com quantserve.com revcontent.com rfihub.com richaudience.com rlcdn.com rtbhouse.com rubiconproject.com',
    'scorecardresearch.com serving-sys.com sharethrough.com simpli.fi sitescout.com smaato.net smartadserver.com',
    'snap.licdn.com sonobi.com spotxchange.com static.ads-twitter.com stackadapt.com taboola.com tapad.com teads.tv',
    'tr.snapchat.com tremorhub.com tribalfusion.com turn.com undertone.com unrulymedia.com vidazoo.com yieldlab.net',
    'yieldmo.com yieldoptimizer.com zedo.com zemanta.com zeotap.com',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a host is one of those domains or below one. */
export function isAdHost(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  return labels.some((_, from) => AD_DOMAINS.has(labels.slice(from).join('.')));
}
