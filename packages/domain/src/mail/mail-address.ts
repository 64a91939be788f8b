import { asciiDomain } from './domain-name'

/** RFC 5321, 4.5.3.1. A longer name than it allows is for the server there to judge. */
const MAX_ADDRESS_LENGTH = 254

/** Atoms with single dots between them (RFC 5322, 3.2.3), with letters of any script (RFC 6531). */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~\u0080-\u{10FFFF}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\u0080-\u{10FFFF}-]+)*$/u
/** Characters that show nothing, turn the text around them, are halves of one, or are nobody's. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Z}]/u
/** Typographic characters that no mailbox has: dashes, quotes, the ellipsis. */
const PRINTED = /[\u2010-\u2027\u2030-\u205e\u2212]/
/** Blanks, and marks of direction and width, which pages put around an address. */
const AROUND = /[\p{Cf}\p{Z}\s]/u

/**
 * The one form of a mail address, as it is kept, shown and sent to: the name composed (NFC) and in plain signs, the domain as mail servers find it
 * (IDNA), both in the case they were typed in, which says nothing (`addressKey`). Null for what is no address of one mailbox.
 *
 * @example mailAddress(' Jürgen@MÜNCHEN.example ') // 'Jürgen@xn--mnchen-3ya.example'
 */
export function mailAddress(typed: string): string | null {
  const text = bared(typed).normalize('NFC')
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(0, at))
  const domain = domainOf(text.slice(at + 1))
  if (at < 1 || domain === null || !LOCAL.test(local)) return null
  if (UNSEEN.test(local) || PRINTED.test(local)) return null
  const address = `${local}@${domain}`
  return address.length <= MAX_ADDRESS_LENGTH ? address : null
}

/** The same for what was taken under older rules: as near to the one form as it can be brought, never nothing. */
export function inOneForm(typed: string): string {
  const text = bared(typed).normalize('NFC')
  const at = text.lastIndexOf('@')
  const domain = at < 1 ? null : domainOf(text.slice(at + 1))
  return mailAddress(typed) ?? (domain === null ? text : `${text.slice(0, at)}@${domain}`)
}

/** What two addresses of one mailbox have in common: the one form, whatever its case. */
export function addressKey(typed: string): string {
  return inOneForm(typed).toLowerCase().normalize('NFC')
}

/** Whether mail to both arrives in one mailbox. */
export const isSameAddress = (one: string, other: string): boolean => addressKey(one) === addressKey(other)

/** Full-width characters, as Chinese and Japanese keyboards type them: `ａｄａ＠`. */
const WIDE = /[\uFF01-\uFF5E]/g
const TO_NARROW = 0xfee0
/** What word processors turn plain characters into: `o’brien`, `anne–marie`, `oﬃce`. */
const APOSTROPHES = /[\u2018\u2019]/g
const HYPHENS = /[\u2010-\u2013\u2212]/g
const LIGATURES = /[\uFB00-\uFB06]/g

function bared(typed: string): string {
  let [start, end] = [0, typed.length]
  while (start < end && AROUND.test(typed.charAt(start))) start += 1
  while (end > start && AROUND.test(typed.charAt(end - 1))) end -= 1
  return typed
    .slice(start, end)
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - TO_NARROW))
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
}

/** As it was typed where that is what name servers read, apart from its case. */
function domainOf(typed: string): string | null {
  const ascii = asciiDomain(typed)
  return ascii === typed.toLowerCase() ? typed : ascii
}
