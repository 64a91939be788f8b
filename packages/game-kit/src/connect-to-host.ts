import type { GameConfig, SentByGame, ToGame } from '@trendverse/domain/games/frame-protocol'

/** The page around a game, as the game sees it. */
export type GameHost = {
  /** Resolves once the page has answered `GAME_READY`. */
  readonly config: Promise<GameConfig>
  tell(message: SentByGame): void
  /** Calls `act` for each message of a type; several may listen. `PAUSE_GAME` comes from a lost focus, too. */
  on<Type extends ToGame['type']>(type: Type, act: (message: Extract<ToGame, { type: Type }>) => void): void
  /** Keeps a text of up to 48 KB, at most twenty times a minute. Resolves to whether it was kept. */
  save(data: string): Promise<boolean>
}

/** What the kit uses of a window. */
export type GameWindow = Pick<
  Window & typeof globalThis,
  'parent' | 'addEventListener' | 'performance' | 'requestAnimationFrame' | 'setInterval'
>

const LONGEST_DETAIL = 300
const SIGN_OF_LIFE_EVERY_MS = 1000

/**
 * Connects a game to the page that holds its frame. Pauses when the focus is lost, reports the first error nobody caught,
 * and says once a second how fast it draws, which is how the page knows that the game is alive.
 *
 * @example
 * const host = connectToHost()
 * host.tell({ type: 'GAME_READY', protocol: 1 })
 * const { save } = await host.config
 * draw(save)
 * host.tell({ type: 'GAME_LOADED' })
 */
export function connectToHost(self: GameWindow = window): GameHost {
  const listeners: { readonly type: string; readonly act: (message: never) => void }[] = []
  const saves = new Map<number, (saved: boolean) => void>()
  let lastSave = 0

  // The frame's own origin is opaque, and its page may stand anywhere: there is no narrower target.
  const tell: GameHost['tell'] = (message) => self.parent.postMessage(message, '*')
  const on: GameHost['on'] = (type, act) => {
    listeners.push({ type, act })
  }
  const hear = (message: ToGame): void => {
    if (message.type === 'SAVE_RESULT') {
      saves.get(message.id)?.(message.saved)
      saves.delete(message.id)
    }
    for (const { type, act } of listeners) if (type === message.type) act(message as never)
  }

  self.addEventListener('message', ({ source, data }: MessageEvent<ToGame | null>) => {
    if (source === self.parent && data) hear(data)
  })
  self.addEventListener('blur', () => hear({ type: 'PAUSE_GAME' }))
  reportFirstError(self, tell)
  showLife(self, tell)

  return {
    tell,
    on,
    config: new Promise((resolve) => on('GAME_CONFIG', ({ config }) => resolve(config))),
    save: (data) =>
      new Promise((resolve) => {
        lastSave += 1
        saves.set(lastSave, resolve)
        tell({ type: 'SAVE', id: lastSave, data })
      }),
  }
}

/** One is enough: a fault in what draws would come sixty times a second, and the page would close the frame. */
function reportFirstError(self: GameWindow, tell: GameHost['tell']): void {
  let isReported = false
  const report = (cause: unknown): void => {
    if (isReported) return
    isReported = true
    tell({ type: 'GAME_ERROR', code: 'UNKNOWN', detail: String(cause).slice(0, LONGEST_DETAIL) })
  }
  self.addEventListener('error', ({ message }) => report(message))
  self.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Once a second: pictures drawn, and the longest wait between two. */
function showLife(self: GameWindow, tell: GameHost['tell']): void {
  let fps = 0
  let worstFrameMs = 0
  let lastMs = self.performance.now()
  const draw = (nowMs: number): void => {
    fps += 1
    worstFrameMs = Math.max(worstFrameMs, nowMs - lastMs)
    lastMs = nowMs
    self.requestAnimationFrame(draw)
  }
  self.requestAnimationFrame(draw)
  self.setInterval(() => {
    tell({ type: 'PERFORMANCE_UPDATE', fps, worstFrameMs })
    fps = 0
    worstFrameMs = 0
  }, SIGN_OF_LIFE_EVERY_MS)
}
