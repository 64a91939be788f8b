import { categoryColor } from '@trendverse/domain/trends/categories/category-colors'
import { readableOnSpace } from '@trendverse/domain/trends/planets/planet-color'
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { createLabelHandle } from '../canvas/label-handle'
import { type ChosenLabels, type GalaxyLabel, type NamedArm, type NamedStar, orderLabels } from './galaxy-labels'
import type { GalaxyStage } from './galaxy-stage'
import { starLine } from './star-line'
import type { StarNames } from './star-names'

type StarLabelsProps = {
  readonly stage: GalaxyStage
  readonly chosen: ChosenLabels
  readonly names: StarNames
  readonly categories: readonly string[]
  readonly openRow: number | null
  readonly onOpen: (row: number) => void
  readonly onFocus: (row: number | null) => void
}

/** Tells the frame loop of the elements that stand for a label, and keeps the size of their words measured. */
function useLabelElements(stage: GalaxyStage): (label: GalaxyLabel) => RefCallback<HTMLElement> {
  const [sizes] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target } of entries) {
          const one = stage.placed.find(({ handle }) => handle.element.contains(target))
          if (one === undefined || !(target instanceof HTMLElement)) continue
          one.handle.textWidth = target.offsetWidth
          one.handle.textHeight = target.offsetHeight
          one.handle.writtenX = Number.NaN
        }
        stage.engine?.wake()
      }),
  )
  useEffect(() => () => sizes.disconnect(), [sizes])
  return useCallback(
    (label) => (element) => {
      if (element === null) return
      const words = element.querySelector('.galaxy-words')
      stage.placed.push({ label, handle: createLabelHandle(label.key, element), isNamed: false })
      if (words !== null) sizes.observe(words)
      return () => {
        const index = stage.placed.findIndex(({ handle }) => handle.element === element)
        if (index >= 0) stage.placed.splice(index, 1)
        if (words !== null) sizes.unobserve(words)
      }
    },
    [stage, sizes],
  )
}

/** Names over the picture. Every named star is a button; they are the list for keyboards and screen readers, too. */
export function StarLabels({ stage, chosen, names, categories, openRow, onOpen, onFocus }: StarLabelsProps) {
  const elementOf = useLabelElements(stage)
  useLayoutEffect(() => {
    orderLabels(stage.placed, chosen)
    stage.engine?.wake()
  }, [stage, chosen])
  return (
    <>
      <div className="galaxy-labels" aria-hidden="true">
        {chosen.arms.map((label) => (
          <ArmLabel key={label.key} label={label} categories={categories} elementOf={elementOf} />
        ))}
      </div>
      <ul className="galaxy-labels" aria-label="Stars in view">
        {chosen.stars.map((label) => (
          <StarLabel
            key={label.key}
            label={label}
            name={names.get(label.life.number)?.name ?? null}
            category={categories[label.life.category] ?? ''}
            isNamed={chosen.named.has(label.key)}
            isOpen={label.row === openRow}
            elementOf={elementOf}
            onOpen={onOpen}
            onFocus={onFocus}
          />
        ))}
      </ul>
    </>
  )
}

type ElementOf = (label: GalaxyLabel) => RefCallback<HTMLElement>

type ArmLabelProps = {
  readonly label: NamedArm
  readonly categories: readonly string[]
  readonly elementOf: ElementOf
}

function ArmLabel({ label, categories, elementOf }: ArmLabelProps) {
  const [place] = useState(() => elementOf(label))
  const category = categories[label.category] ?? ''
  return (
    <div
      ref={place}
      className="galaxy-label galaxy-arm"
      data-side="hidden"
      style={{ color: readableOnSpace(categoryColor(category)) }}
    >
      <span className="galaxy-words">{category}</span>
    </div>
  )
}

type StarLabelProps = {
  readonly label: NamedStar
  /** Null while nobody knows it. */
  readonly name: string | null
  readonly category: string
  readonly isNamed: boolean
  readonly isOpen: boolean
  readonly elementOf: ElementOf
  readonly onOpen: (row: number) => void
  readonly onFocus: (row: number | null) => void
}

function StarLabel({ label, name, category, isNamed, isOpen, elementOf, onOpen, onFocus }: StarLabelProps) {
  const [place] = useState(() => elementOf(label))
  const { row, size, life } = label
  return (
    <li
      ref={place}
      className="galaxy-label galaxy-star"
      data-side="hidden"
      data-named={isNamed || undefined}
      data-group={size > 1 || undefined}
      style={{ color: readableOnSpace(categoryColor(category)) }}
    >
      <button
        type="button"
        className="round-target"
        aria-pressed={isOpen}
        onClick={() => onOpen(row)}
        onFocus={() => onFocus(row)}
        onBlur={() => onFocus(null)}
      >
        <span className="galaxy-words">
          <span className="galaxy-name" dir="auto">
            {name ?? 'A trend'}
          </span>
          <span className="galaxy-line">{size > 1 ? `${size} trends` : starLine(life, category)}</span>
        </span>
      </button>
    </li>
  )
}
