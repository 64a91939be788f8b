import { keepText, readText } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { createListeners } from '@trendverse/domain/primitives/store'

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

const choices = createListeners()

export const subscribeToChoices = choices.subscribe

/** The option of this name, else the first. */
function optionOf<Option extends string>({ options }: KeptChoice<Option>, stored: string | null | undefined): Option {
  return options.find((option) => option === stored) ?? options[0]
}

/** Writes what was chosen earlier on the document's root; called before the first paint, so that nothing moves later. */
export function settleChoices(root: HTMLElement, storage: () => Storage): void {
  for (const choice of [TREND_LAYOUT, NEWS_LAYOUT]) {
    root.dataset[choice.mark] = optionOf<string>(choice, readText(storage, choice.key))
  }
}

/** Shows an option at once, and on the next visit. */
export function choose<Option extends string>(
  choice: KeptChoice<Option>,
  option: Option,
  storage: () => Storage = () => window.localStorage,
): void {
  document.documentElement.dataset[choice.mark] = option
  keepText(storage, choice.key, option)
  choices.notify()
}

/** What is settled on the document's root. */
export function currentChoice<Option extends string>(choice: KeptChoice<Option>): Option {
  return optionOf(choice, document.documentElement.dataset[choice.mark])
}
