/** How this installation names itself to others: with an address to complain at. */
export function userAgentOf(version: string, publicUrl: string): string {
  return `Trendverse/${version} (+${publicUrl})`.replace(/[^\x20-\x7e]/g, '')
}
