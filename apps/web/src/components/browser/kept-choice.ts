import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** How something is shown, chosen by the visitor and kept on the device. The first option holds until one is chosen. */
export type KeptChoice<Option extends string = string> = {
  readonly key: string
  /** Name in the data set of the document's root, by which the style sheet shows the chosen one. */
  readonly mark: string
  readonly options: readonly [Option, ...Option[]]
}

export const TREND_LAYOUT = {
  key: `${STORAGE_PREFIX}trend_layout`,
  mark: 'trendLayout',
  options: ['rows', 'cards'],
} as const satisfies KeptChoice

export const NEWS_LAYOUT = {
  key: `${STORAGE_PREFIX}news_layout`,
  mark: 'newsLayout',
  options: ['board', 'stream'],
} as const satisfies KeptChoice

const listeners = new Set<() => void>()

export function subscribeToChoices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The option of this name, else the first. */
function optionOf<Option extends string>({ options }: KeptChoice<Option>, stored: string | null | undefined): Option {
  return options.find((option) => option === stored) ?? options[0]
}

/** Writes what was chosen earlier on the document's root; called before the first paint, so that nothing moves later. */
export function settleChoices(root: HTMLElement, storage: () => Storage): void {
  for (const choice of [TREND_LAYOUT, NEWS_LAYOUT]) {
    try {
      root.dataset[choice.mark] = optionOf<string>(choice, storage().getItem(choice.key))
    } catch {
      // Storage is forbidden: what is usual (ST-06).
      root.dataset[choice.mark] = choice.options[0]
    }
  }
}

/** Shows an option at once, and on the next visit. */
export function choose<Option extends string>(
  choice: KeptChoice<Option>,
  option: Option,
  storage: () => Storage = () => window.localStorage,
): void {
  document.documentElement.dataset[choice.mark] = option
  try {
    storage().setItem(choice.key, option)
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** What is settled on the document's root. */
export function currentChoice<Option extends string>(choice: KeptChoice<Option>): Option {
  return optionOf(choice, document.documentElement.dataset[choice.mark])
}
