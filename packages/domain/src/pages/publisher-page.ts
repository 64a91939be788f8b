import { isFrontPage, pageKey } from '../trends/items/canonical-url'
import { splitAddress } from '../trends/items/canonical-url-parts'

/**
 * Sites whose pages are not a publisher's: what they say in their heads is about themselves. A name stands for the
 * hosts below it, too.
 */
const OTHER_SITES: ReadonlySet<string> = new Set(
  [
    // The sources' own pages.
    'trends.google.com news.google.com news.ycombinator.com lobste.rs producthunt.com arxiv.org',
    // Social networks and messengers.
    'x.com twitter.com t.co facebook.com fb.com fb.me instagram.com threads.net threads.com tiktok.com bsky.app',
    'reddit.com redd.it mastodon.social mstdn.social mas.to linkedin.com lnkd.in pinterest.com tumblr.com snapchat.com',
    't.me telegram.org discord.com discord.gg whatsapp.com vk.com weibo.com quora.com truthsocial.com',
    // Video.
    'youtube.com youtu.be youtube-nocookie.com vimeo.com twitch.tv dailymotion.com rumble.com bilibili.com kick.com',
    // Encyclopedias.
    'wikipedia.org wikimedia.org wikidata.org wiktionary.org wikinews.org britannica.com fandom.com',
    // Code and packages.
    'github.com gitlab.com bitbucket.org codeberg.org sourceforge.net sr.ht npmjs.com pypi.org crates.io huggingface.co',
  ].flatMap((line) => line.split(' ')),
)

/** Files that are no web pages, by their name. */
const FILE =
  /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|mp[34]|m4a|webm|mov|zip|gz|xml|rss|atom|json|csv|docx?|xlsx?|pptx?)$/i

/** Longer addresses are no pages people share. */
const MAX_ADDRESS_LENGTH = 2_000

/**
 * Whether an address can be that of an article of a publisher: a web page of its own, not a site's front page, not a
 * file, not a page of a source, a network, a video site, an encyclopedia or a code host.
 */
export function isPublisherPage(address: string): boolean {
  const parts = address.length > MAX_ADDRESS_LENGTH ? null : splitAddress(address)
  const key = pageKey(address)
  if (parts === null || key === null || isFrontPage(key)) return false
  return !FILE.test(parts.segments.at(-1) ?? '') && !isOtherSite(parts.host)
}

function isOtherSite(host: string): boolean {
  const labels = host.replace(/:\d+$/, '').split('.')
  return labels.some((_, index) => OTHER_SITES.has(labels.slice(index).join('.')))
}
