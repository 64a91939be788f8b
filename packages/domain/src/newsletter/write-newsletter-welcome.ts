import { escapeHtml } from '../mail/escape-html'
import type { Digest } from './write-digest'

const STYLE =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;color:#3f4468;margin:0 0 16px"
const PARAGRAPHS = [
  'It’s good to have you here. Every Monday, we’ll send you the trends that moved the world most, each with its sources.',
  'No made-up numbers, and no email in weeks when nothing moved. You can unsubscribe with one click at the end of every email.',
]

/** The mail a new subscriber gets (OP-66), in the form of every newsletter, with its way out. */
export function writeNewsletterWelcome(publicUrl: string): Digest {
  const link = escapeHtml(`${publicUrl}/trends`)
  const invitation = 'Until then, see what’s rising right now'
  return {
    title: 'Welcome to the universe of trends',
    content: {
      html: [
        ...PARAGRAPHS.map((paragraph) => `<p class="soft" style="${STYLE}">${paragraph}</p>`),
        `<p class="soft" style="${STYLE}"><a class="ref" href="${link}" style="color:#5b21b6">${invitation}</a>.</p>`,
      ].join('\n'),
      text: [...PARAGRAPHS, `${invitation}:\n${publicUrl}/trends`].join('\n\n'),
    },
  }
}
