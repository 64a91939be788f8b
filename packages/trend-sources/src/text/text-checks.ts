/** Shorter texts are fragments ("Comments", "App Store") unless they are a sentence. */
const MIN_CHARACTERS = 20
/** Characters that count twice: one of them says as much as two or three Latin letters. */
const DENSE_CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu
const SENTENCE = /\S\s+\S.*[.!?…][)\]”"'’»]*$|[。！？]$/u
const URL_PATTERN = /^(?:https?:\/\/|www\.)\S+$/i
const TAG_OR_MENTION = /^[#＃@]\S+$/u

/** Whether a text consists only of web addresses. */
export function isOnlyUrls(text: string): boolean {
  return text !== '' && text.split(/\s+/).every((word) => URL_PATTERN.test(word))
}

/** Whether a text consists only of hashtags, mentions of accounts and web addresses. */
export function isOnlyHashtags(text: string): boolean {
  return text !== '' && text.split(/\s+/).every((word) => TAG_OR_MENTION.test(word) || URL_PATTERN.test(word))
}

/** Whether a text is at least 20 characters long or a whole sentence. */
export function isInformative(text: string): boolean {
  const length = text.length + (text.match(DENSE_CHARACTERS)?.length ?? 0)
  return /[\p{L}\p{N}]/u.test(text) && (length >= MIN_CHARACTERS || SENTENCE.test(text))
}

/** Whether a text only repeats words of the title, ignoring case and punctuation. */
export function repeatsTitle(title: string, text: string): boolean {
  return fold(title).includes(fold(text))
}

function fold(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return ` ${words.join(' ')} `
}
