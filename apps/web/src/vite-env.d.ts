interface ImportMetaEnv {
  /** `browser` makes a static demo that never asks for a server (OP-09). */
  readonly VITE_BACKEND?: 'browser'
  /** Where the API lies when it is not `/api` of the same origin (OP-73). */
  readonly VITE_API_BASE?: string
  /** What the build measured of the frames of games, as JSON: bytes by the ids of their games (OP-57). */
  readonly VITE_GAME_SIZES?: string
}
