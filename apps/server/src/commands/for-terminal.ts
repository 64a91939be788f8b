/** Signs that a terminal may take for an order, line breaks and tabs aside. */
const ORDERS = /(?![\n\t])\p{Cc}/gu

/** A text as it may be shown on a terminal, whoever chose words of it: a backup, say, or a database. */
export function forTerminal(text: string): string {
  return text.replace(ORDERS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
