import { ON_ITS_WAY } from '../components/browser/on-its-way'
import { wake } from '../components/browser/wake'

/** One thing a visitor did before the page could answer. Elements stay the same while the page comes alive around them. */
type EarlyAct =
  | { readonly kind: 'click'; readonly element: HTMLElement; readonly hint: Animation | null }
  | {
      readonly kind: 'value'
      readonly element: ValueElement
      readonly value: string
      readonly types: readonly string[]
    }
  | { readonly kind: 'tick'; readonly element: HTMLInputElement; readonly checked: boolean }
  | { readonly kind: 'key'; readonly element: Element; readonly init: KeyboardEventInit }
  | { readonly kind: 'submit'; readonly form: HTMLFormElement; readonly submitter: HTMLElement | null }

type ValueElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What happened before the page was alive. The boot script fills it, the page's own script plays it back. */
export type EarlyInput = {
  /** The address the document was opened at; the back button may have led elsewhere since. */
  readonly openedAt: string
  /**
   * Does again, in order, what was done; the page must listen by now. What was meant for a part that is still on its way
   * is kept until that part calls this once more; with the last of them the recording ends.
   */
  readonly replay: () => void
}

declare global {
  interface Window {
    /** Set by the boot script, which shares no module with the page's own. */
    earlyInput?: EarlyInput
  }
}

/** Links work without any script; these do nothing until the page is alive. */
const PRESSABLE = 'button, [role="button"], input[type="checkbox"], input[type="radio"]'
const KEYS: ReadonlySet<string> = new Set(['Enter', 'Escape'])
/** Nobody does more in three seconds; a held key might. */
const MOST_ACTS = 100
/** A pressed button looks pressed until it is answered. An animation leaves the markup alone, which React compares. */
const HINT_FRAMES = { opacity: 0.6 }
const HINT_TIMING: KeyframeAnimationOptions = { duration: 120, fill: 'forwards' }

const isOnItsWay = (element: Element): boolean => element.closest(`[${ON_ITS_WAY}]`) !== null

const elementOf = (act: EarlyAct): Element => (act.kind === 'submit' ? act.form : act.element)

const isValueElement = (target: EventTarget | null): target is ValueElement =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio')

/** Sets a value as typing does: the element's own property is React's, which would take the value as known already. */
function typeValue(element: ValueElement, value: string): void {
  // The library types a prototype as anything.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
}

function replayValue({ element, value, types }: Extract<EarlyAct, { kind: 'value' }>): void {
  wake(element)
  if (element instanceof HTMLSelectElement) element.value = value
  else {
    const { selectionStart, selectionEnd, selectionDirection } = element
    // React heard of no typing yet: first what it wrote, then what the visitor made of it.
    element.value = element.defaultValue
    typeValue(element, value)
    if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
  }
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }))
}

function replayAct(act: EarlyAct): void {
  switch (act.kind) {
    case 'click':
      act.hint?.cancel()
      if (act.element.isConnected) act.element.click()
      return
    case 'value':
      if (act.element.isConnected) replayValue(act)
      return
    case 'tick':
      if (!act.element.isConnected) return
      wake(act.element)
      // Whatever the page made of the box meanwhile: the press leads to what the visitor saw.
      act.element.checked = !act.checked
      act.element.click()
      return
    case 'key':
      act.element.dispatchEvent(new KeyboardEvent('keydown', { ...act.init, bubbles: true, cancelable: true }))
      return
    case 'submit':
      if (!act.form.isConnected) return
      wake(act.form)
      act.form.requestSubmit(act.submitter)
  }
}

/**
 * Remembers what a visitor does while the page's script is still on its way: presses on buttons, typed and chosen values,
 * Enter and Escape, sent forms. Focus, caret and scroll position need no help, because the elements stay.
 */
export function recordEarlyInput(page: Document = document): EarlyInput {
  let acts: EarlyAct[] = []
  let isPageAlive = false
  const recording = new AbortController()
  const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    page.addEventListener(type, listener, { capture: true, signal: recording.signal })
  const add = (act: EarlyAct) => {
    if (acts.length < MOST_ACTS) acts.push(act)
  }
  const isHeard = (element: Element) => isPageAlive && !isOnItsWay(element)

  listen('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null
    if (!element || isHeard(element)) return
    // A box shows its tick at once, as it would by itself; it is ticked by the time this is heard.
    if (element instanceof HTMLInputElement) return add({ kind: 'tick', element, checked: element.checked })
    // Whatever else the press does by itself (send a form) happens when it is played back.
    event.preventDefault()
    add({ kind: 'click', element, hint: element.animate?.(HINT_FRAMES, HINT_TIMING) ?? null })
  })

  const recordValue = (event: Event) => {
    const element = event.target
    if (!isValueElement(element) || isHeard(element)) return
    const { value } = element
    const last = acts.at(-1)
    if (last?.kind === 'value' && last.element === element) {
      acts[acts.length - 1] = { ...last, value, types: [...new Set([...last.types, event.type])] }
    } else add({ kind: 'value', element, value, types: [event.type] })
  }
  listen('input', recordValue)
  listen('change', recordValue)

  listen('keydown', (event) => {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (!KEYS.has(key) || !(target instanceof Element) || event.isComposing || isHeard(target)) return
    add({ kind: 'key', element: target, init: { key, code, altKey, ctrlKey, metaKey, shiftKey } })
  })

  listen('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || isHeard(event.target)) return
    event.preventDefault()
    add({ kind: 'submit', form: event.target, submitter: event.submitter })
  })

  return {
    openedAt: window.location.href,
    replay: () => {
      isPageAlive = true
      const heard = acts.filter((act) => isHeard(elementOf(act)))
      acts = acts.filter((act) => !isHeard(elementOf(act)))
      if (!page.querySelector(`[${ON_ITS_WAY}]`)) {
        recording.abort()
        delete window.earlyInput
      }
      for (const act of heard) replayAct(act)
    },
  }
}
