import { expect } from '@playwright/test'
import type { SmtpSink } from '@trendverse/test-support/smtp-sink'

const MAIL_LIMIT_MS = 30_000

export type ReceivedMail = {
  readonly subject: string
  /** The whole message, its soft line ends and escapes undone. */
  readonly text: string
  readonly headers: readonly string[]
}

/** What people find in their mail: the journey's SMTP server, read by address. */
export type Mailbox = {
  /** The latest mail to somebody that holds the words, as soon as it came. */
  mailTo(address: string, words: string): Promise<ReceivedMail>
  /** Path and query of the latest link to a page in the mails to somebody, as soon as there is one other than `not`. */
  linkTo(address: string, path: string, not?: string): Promise<string>
  countTo(address: string): number
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const headerOf = (headers: readonly string[], name: string): string =>
  headers
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? ''

export function openMailbox(sink: SmtpSink): Mailbox {
  const received = (address: string): ReceivedMail[] =>
    sink.mails
      .filter(({ to }) => to.some((one) => one.toLowerCase() === address.toLowerCase()))
      .map(({ headers, source }) => ({
        headers,
        subject: headerOf(headers, 'subject'),
        text: decodeQuotedPrintable(source),
      }))
      .reverse()

  async function find<Found>(what: string, look: () => Found | undefined): Promise<Found> {
    await expect.poll(() => look() !== undefined, { message: what, timeout: MAIL_LIMIT_MS }).toBe(true)
    // The poll has just seen it.
    return look() as Found
  }
  return {
    mailTo: (address, words) =>
      find(`a mail to ${address} about "${words}"`, () => received(address).find(({ text }) => text.includes(words))),
    linkTo: (address, path, not) =>
      find(`a mail to ${address} with a link to ${path}`, () =>
        received(address)
          .flatMap(({ text }) => [...text.matchAll(/https?:\/\/[^/\s"<>]+(\/[^\s"<>]*)/g)].map(([, link = '']) => link))
          .find((link) => link.startsWith(path) && link !== not),
      ),
    countTo: (address) => received(address).length,
  }
}
