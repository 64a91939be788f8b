import { choose, type KeptChoice } from '../browser/kept-choice'
import { useKeptChoice } from '../browser/use-kept-choice'

type LayoutSwitchProps<Option extends string> = {
  readonly choice: KeptChoice<Option>
  readonly labels: Readonly<Record<Option, string>>
}

/** Chooses how a list is shown. Which button looks chosen is the style sheet's, so that it is right from the first paint. */
export function LayoutSwitch<Option extends string>({ choice, labels }: LayoutSwitchProps<Option>) {
  const chosen = useKeptChoice(choice) ?? choice.options[0]
  return (
    <fieldset className="layout-switch">
      <legend className="sr-only">Show as</legend>
      {choice.options.map((option) => (
        <button
          key={option}
          type="button"
          data-layout={option}
          aria-pressed={option === chosen}
          onClick={() => choose(choice, option)}
        >
          {labels[option]}
        </button>
      ))}
    </fieldset>
  )
}
