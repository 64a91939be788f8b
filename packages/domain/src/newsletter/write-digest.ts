import { languageCodeOf, languageName } from '../language/language-code'
import { escapeHtml } from '../mail/escape-html'
import type { MailFragment } from '../mail/mail-type'
import { SOURCE_PROFILES } from '../trends/items/source'
import type { DigestReceipt, DigestTrend } from './choose-digest'

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Descriptions of feeds run on; a digest makes curious, the page tells the story. */
const MAX_DESCRIPTION_LENGTH = 240
const MAX_RECEIPT_LENGTH = 140
const TITLE_TRENDS = 2
const MAX_TITLE_LENGTH = 120
const COUNT = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation: 'compact' })

const QUIZ_SENTENCE = 'Did you keep up? Five questions on five stories, new every day.'

/** The words of one digest: the same for everybody who gets it. */
export type Digest = { readonly title: string; readonly content: MailFragment }

/** Writes the mail of the week (OP-66); everything that came from sources is escaped. */
export function writeDigest(trends: readonly DigestTrend[], publicUrl: string): Digest {
  const html = trends.map((trend) => trendHtml(trend, publicUrl)).join('\n')
  const text = trends.map((trend) => trendText(trend, publicUrl)).join('\n\n')
  const link = `${publicUrl}/quiz/today`
  return {
    title: titleOf(trends),
    content: {
      html: `${html}\n<p class="soft" style="margin:0;${FONT};font-size:15px;line-height:1.6;color:#3f4468">${QUIZ_SENTENCE} <a class="ref" href="${escapeHtml(link)}" style="color:#5b21b6">Take the quiz of the day</a></p>`,
      text: `${text}\n\n${QUIZ_SENTENCE}\n  ${link}`,
    },
  }
}

/** @example 'This week: Solar eclipse, Robot marathon and 3 more' */
function titleOf(trends: readonly DigestTrend[]): string {
  const names = trends.slice(0, TITLE_TRENDS).map(({ name }) => shorten(name, MAX_TITLE_LENGTH / TITLE_TRENDS))
  const more = trends.length - names.length
  return more > 0 ? `This week: ${names.join(', ')} and ${more} more` : `This week: ${names.join(' and ')}`
}

function trendHtml(trend: DigestTrend, publicUrl: string): string {
  // The colour of a trend is `#rrggbb` by its schema; it is escaped all the same, like everything of a trend.
  const color = escapeHtml(trend.color)
  const receipts = trend.receipts.map(receiptHtml).join('\n')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 28px"><tr>
<td width="30" valign="top" style="padding-top:5px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="width:16px;height:16px;border-radius:8px;background:${color};font-size:0;line-height:0">&nbsp;</td></tr></table></td>
<td valign="top"><p style="margin:0;${FONT};font-size:18px;line-height:1.35;font-weight:700"><a class="ink" href="${escapeHtml(storyLink(trend, publicUrl))}" style="color:#14162b;text-decoration:none">${escapeHtml(trend.name)}</a></p>
<p class="fine" style="margin:2px 0 8px;${FONT};font-size:13px;line-height:1.5;color:#6a6f94">${escapeHtml(aboutTrend(trend))}</p>
<p class="soft" style="margin:0 0 10px;${FONT};font-size:15px;line-height:1.6;color:#3f4468">${escapeHtml(whatHappened(trend))}</p>
${receipts}</td>
</tr></table>`
}

function receiptHtml(receipt: DigestReceipt): string {
  const title = escapeHtml(shorten(receipt.title, MAX_RECEIPT_LENGTH))
  return `<p class="fine" style="margin:0 0 6px;${FONT};font-size:13px;line-height:1.5;color:#6a6f94"><a class="ref" href="${escapeHtml(receipt.url)}" style="color:#5b21b6">${title}</a><br>${escapeHtml(whereSeen(receipt))}</p>`
}

function trendText(trend: DigestTrend, publicUrl: string): string {
  const receipts = trend.receipts.map((receipt) => {
    const title = shorten(receipt.title, MAX_RECEIPT_LENGTH)
    return `  * ${title} (${whereSeen(receipt)})\n    ${receipt.url}`
  })
  const head = `${trend.name} (${aboutTrend(trend)})`
  return [head, whatHappened(trend), ...receipts, `  ${storyLink(trend, publicUrl)}`].join('\n')
}

const storyLink = ({ id }: DigestTrend, publicUrl: string): string => `${publicUrl}/trends/${id}`

/** @example 'Science, 15.2M views on Wikipedia' */
function aboutTrend({ category, proof }: DigestTrend): string {
  if (proof?.kind === 'count') {
    return `${category}, ${COUNT.format(proof.count)} ${proof.metricUnit} on ${SOURCE_PROFILES[proof.source].label}`
  }
  if (proof?.kind === 'publishers' && proof.count > 1) return `${category}, ${COUNT.format(proof.count)} publishers`
  return category
}

/** The sentence of a story, with whose words it is. */
function whatHappened({ description, descriptionOrigin }: DigestTrend): string {
  const sentence = shorten(description, MAX_DESCRIPTION_LENGTH)
  const by = descriptionOrigin.kind === 'source' ? shorten(descriptionOrigin.label, MAX_RECEIPT_LENGTH) : ''
  const code = descriptionOrigin.kind === 'source' ? languageCodeOf(descriptionOrigin.language ?? null) : null
  const inLanguage = code === null ? '' : `, in ${languageName(code)}`
  return by === '' ? sentence : `${sentence} (${by}${inLanguage})`
}

/** @example 'Hacker News, 1.2K points at its peak' */
function whereSeen({ source, publisher, peakMetric, metricUnit }: DigestReceipt): string {
  const { label } = SOURCE_PROFILES[source]
  const place = publisher === null || publisher === label ? label : `${publisher}, via ${label}`
  return peakMetric === null ? place : `${place}, ${COUNT.format(peakMetric)} ${metricUnit} at its peak`
}

/** One line, cut at a word where there is one. */
function shorten(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`
}
