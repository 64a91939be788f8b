/** What a key press asks the workplace for. */
export type KeyWish =
  | { readonly kind: 'commands' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'search' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'go'; readonly letter: string }

export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'timeStamp'>

/** How long after `g` a letter still belongs to it, in milliseconds. */
const TOGETHER_MS = 1_500

/**
 * Reads key presses one after another: Ctrl or Command with K, Ctrl or Command with Z, `/`, `?`, and `g` with a letter after it.
 * While somebody writes only Ctrl or Command with K counts.
 */
export function createKeyReader(): (pressed: PressedKey, isWriting: boolean) => KeyWish | null {
  let leadAt: number | null = null
  return ({ key, ctrlKey, metaKey, altKey, shiftKey, timeStamp }, isWriting) => {
    const lead = leadAt
    leadAt = null
    const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey
    if (isCommand && key.toLowerCase() === 'k') return { kind: 'commands' }
    if (isWriting) return null
    if (isCommand && key.toLowerCase() === 'z') return { kind: 'undo' }
    if (ctrlKey || metaKey || altKey) return null
    if (lead !== null && timeStamp - lead <= TOGETHER_MS && /^[a-z]$/i.test(key)) return { kind: 'go', letter: key }
    if (key === '/') return { kind: 'search' }
    if (key === '?') return { kind: 'keys' }
    if (key === 'g') leadAt = timeStamp
    return null
  }
}
