import {
  type ButtonEvent,
  type ButtonPosition,
  clampPosition,
  isButtonDocked,
  isButtonShown,
  MENU_OPEN_MS,
  nextButtonState,
  restingPosition,
  stepsAside,
} from '@trendverse/domain/social/floating-button'
import { enabledPlatforms } from '@trendverse/domain/social/social-links'
import { Share2, X } from 'lucide-react'
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useIsClosed } from '../../backend/services'
import { useSharing, useSharingSettings } from '../../backend/sharing/use-sharing'
import { notify, SHORT_TOAST_MS } from '../../components/overlays/notify'
import { useShareActions } from '../../components/sharing/use-share-actions'
import { currentPage } from './current-page'
import { FloatingMenu } from './floating-menu'
import { keySteps } from './key-steps'
import { useDock } from './use-dock'
import { useDrag } from './use-drag'
import { useHiddenOnScroll } from './use-hidden-on-scroll'
import './floating-button.css'

const windowSize = () => `${window.innerWidth} ${window.innerHeight}`

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

type Place = ButtonPosition & {
  /** Whether there is more room to the left of it, and above it: the menu opens there. */
  readonly isRight: boolean
  readonly isLow: boolean
  /** How the place is counted: in the window, or in the page it scrolls with. */
  readonly lies: 'afloat' | 'in the header' | 'in a header that scrolls away'
  readonly mayStepAside: boolean
  readonly theme?: string | undefined
}

/**
 * Where the button stands in the window as it is now (FL-08): where its visitor put it, else in the header of narrow windows,
 * else where the site wants it. The wish stays, for when there is room again.
 */
function usePlace(own: ButtonPosition | null, wanted: ButtonPosition, path: string): Place {
  const [width = 0, height = 0] = useSyncExternalStore(subscribe, windowSize).split(' ').map(Number)
  const dock = useDock(isButtonDocked(own, wanted, width), `${path} ${width} ${height}`)
  if (dock !== null) {
    const lies = dock.stays ? 'in the header' : 'in a header that scrolls away'
    return {
      x: dock.x,
      y: dock.y,
      isRight: dock.x > width / 2,
      isLow: false,
      lies,
      mayStepAside: false,
      theme: dock.theme,
    }
  }
  const size = { width, height }
  const { x, y } = clampPosition(own ?? restingPosition(wanted, size), size)
  return { x, y, isRight: x > width / 2, isLow: y > height / 2, lies: 'afloat', mayStepAside: stepsAside(width) }
}

/** FL-07, OP-79 */
const sayThatItIsSaved = () => notify('Position saved', SHORT_TOAST_MS)

/** OP-06, FL: sharing within reach on every page but some. `path` is that of the page that stands. */
export function FloatingButton({ path }: { readonly path: string }) {
  const { links, button, ownPosition, place } = useSharingSettings()
  const actions = useShareActions({ subject: currentPage(path), ...useSharing() })
  const isClosed = useIsClosed()
  const [state, dispatch] = useReducer(nextButtonState, 'closed')
  const [isMenuUsed, setIsMenuUsed] = useState(false)
  const carried = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const hintId = useId()
  const at = usePlace(ownPosition, button.position, path)
  const isScrolledDown = useHiddenOnScroll()
  const send = (event: ButtonEvent) => dispatch(event)
  const drag = useDrag({
    show: ({ x, y }) => {
      if (carried.current) carried.current.style.translate = `${x}px ${y}px`
    },
    from: at,
    onDrag: () => send('dragged'),
    onDrop: (position: ButtonPosition) => {
      send('dropped')
      place(position)
      sayThatItIsSaved()
    },
    onCancel: () => send('dropped'),
  })
  const { wasDrag, ...pointer } = drag
  const keys = keySteps({ from: at, onStep: place, onSettled: sayThatItIsSaved })
  const close = () => {
    if (carried.current?.contains(document.activeElement)) opener.current?.focus()
    setIsMenuUsed(false)
    send('dismissed')
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  // Whoever travels the menu by keys, or copies from it by hand, is not hurried.
  useClosingTimer(state === 'open', isMenuUsed || actions.byHand !== null, close)

  if (isClosed || !isButtonShown(button, path, enabledPlatforms(links).length)) return null
  return (
    <aside aria-label="Share and follow">
      <div
        ref={carried}
        data-covers="box"
        className="floating"
        data-state={state}
        data-theme={at.theme}
        data-animated={button.animationEnabled || undefined}
        data-right={at.isRight || undefined}
        data-low={at.isLow || undefined}
        data-docked={state !== 'dragging' && at.lies !== 'afloat' ? at.lies : undefined}
        data-aside={(state === 'closed' && at.mayStepAside && isScrolledDown) || undefined}
        style={{ translate: `${at.x}px ${at.y}px` }}
      >
        <button
          {...pointer}
          onKeyUp={keys.onKeyUp}
          onKeyDown={(event) => {
            closeOnEscape(event)
            keys.onKeyDown(event)
          }}
          ref={opener}
          type="button"
          className="floating-opener"
          aria-label="Share and follow"
          aria-describedby={hintId}
          aria-expanded={state === 'open'}
          aria-controls={state === 'open' ? menuId : undefined}
          onClick={() => {
            if (!wasDrag()) send('pressed')
          }}
        >
          {state === 'open' ? (
            <X aria-hidden="true" className="size-5" />
          ) : (
            <Share2 aria-hidden="true" className="size-5" />
          )}
        </button>
        <span id={hintId} className="sr-only">
          Use the arrow keys to move this button.
        </span>
        {state === 'open' && (
          <FloatingMenu
            id={menuId}
            settings={button}
            links={links}
            actions={actions}
            onKeyDown={closeOnEscape}
            onFocus={({ target }) => setIsMenuUsed(target.matches(':focus-visible'))}
            onBlur={() => setIsMenuUsed(false)}
          />
        )}
      </div>
    </aside>
  )
}

/** FL-05: calls `close` five seconds after the menu opened, or after whatever held it open let go. */
function useClosingTimer(isOpen: boolean, isHeld: boolean, close: () => void): void {
  const onTime = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen || isHeld) return undefined
    const timer = setTimeout(onTime, MENU_OPEN_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isHeld])
}
