/** How a style or a tone is called: its word, with a capital. */
export function kindLabel(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}
