/** Where the button stands: pixels from the upper left corner of the window (FL-08). */
export type ButtonPosition = { readonly x: number; readonly y: number }

/** FL-09 */
export type FloatingButtonSettings = {
  readonly enabled: boolean
  readonly position: ButtonPosition
  /** Whether the names of platforms stand beside their signs. */
  readonly showLabels: boolean
  readonly animationEnabled: boolean
  /** Whether the menu begins with sharing the page one is on. */
  readonly quickShare: boolean
}

/** FL-10 */
export const DEFAULT_FLOATING_BUTTON: FloatingButtonSettings = {
  enabled: true,
  position: { x: 20, y: 100 },
  showLabels: true,
  animationEnabled: true,
  quickShare: true,
}

/** From this width pages leave room at their side for the default place (`.page`); below it, the place is on their words. */
const BESIDE_PAGES_FROM_PX = 1_024

/**
 * Whether the button lies in the header, where it covers nothing: nobody placed it, neither visitor nor site, and the window is
 * too narrow to have it beside the page.
 */
export function isButtonDocked(own: ButtonPosition | null, wanted: ButtonPosition, windowWidth: number): boolean {
  return own === null && isDefaultPlace(wanted) && windowWidth < BESIDE_PAGES_FROM_PX
}

function isDefaultPlace({ x, y }: ButtonPosition): boolean {
  return x === DEFAULT_FLOATING_BUTTON.position.x && y === DEFAULT_FLOATING_BUTTON.position.y
}

/** Whether a button that floats steps aside while the page is scrolled down: beside the page it is in nobody's way. */
export function stepsAside(windowWidth: number): boolean {
  return windowWidth < BESIDE_PAGES_FROM_PX
}

/**
 * Where a button stands that its visitor never moved and no header has room for: where the site wants it (FL-10), but in the lower right corner, as far
 * as FL-08 lets it, where the default place would cover what a page begins with.
 */
export function restingPosition(
  wanted: ButtonPosition,
  window: { readonly width: number; readonly height: number },
): ButtonPosition {
  return isDefaultPlace(wanted) && window.width < BESIDE_PAGES_FROM_PX ? { x: window.width, y: window.height } : wanted
}

/** FL-05 */
export const MENU_OPEN_MS = 5_000
/** How far one press of an arrow key carries the button; with Shift, the larger step. */
export const KEY_STEP_PX = 10
export const LARGE_KEY_STEP_PX = 50

/** FL-02, kept literally (OP-61). */
const HIDDEN_PATHS = ['/admin', '/signup', '/login', '/forgot-password']

/** FL-02, FL-03: whether the button stands on a page. `platforms` is how many are enabled. */
export function isButtonShown(settings: FloatingButtonSettings, path: string, platforms: number): boolean {
  return settings.enabled && platforms > 0 && !HIDDEN_PATHS.some((hidden) => path.startsWith(hidden))
}

/** The place nearest to the given one where the whole button can be reached (FL-08), in whole pixels. */
export function clampPosition(
  { x, y }: ButtonPosition,
  window: { readonly width: number; readonly height: number },
): ButtonPosition {
  return { x: clamp(x, 10, window.width - 70), y: clamp(y, 50, window.height - 120) }
}

/** In a window that is too small the upper left bound counts. */
function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(Math.round(value), to))
}

/** FL-06 */
export type ButtonState = 'closed' | 'open' | 'dragging'
export type ButtonEvent = 'pressed' | 'dragged' | 'dropped' | 'dismissed'

/** What follows from what happens to the button. A drag closes the menu, and its end opens none. */
export function nextButtonState(state: ButtonState, event: ButtonEvent): ButtonState {
  switch (event) {
    case 'pressed':
      return state === 'closed' ? 'open' : 'closed'
    case 'dragged':
      return 'dragging'
    case 'dropped':
      return state === 'dragging' ? 'closed' : state
    case 'dismissed':
      return state === 'open' ? 'closed' : state
  }
}
