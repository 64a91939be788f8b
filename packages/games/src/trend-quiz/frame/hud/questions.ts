import { element } from '../../../frame-kit/elements'
import type { TrendQuizPack } from '../../pack'
import { asksForAnswer, sideName } from '../../side-name'
import type { NamePlaces } from '../picture/scene'
import type { Label, LabelRoom } from '../place-labels'
import { placeLabels } from '../place-labels'

/** The question on top, the names of its two worlds right below it, where nothing flies. */
export type Questions = {
  /** Writes the question of a gate; -1 for none. */
  ask(gate: number): void
  /** Moves each name sideways to where its world is. `x` below 0 aims at the left. */
  place(names: NamePlaces, x: number): void
  show(isShown: boolean): void
  /** Measures anew what fits where. */
  measure(): void
}

export function createQuestions(pack: TrendQuizPack, accents: readonly (readonly [string, string])[]): Questions {
  const section = element('question')
  const text = element('question-text')
  const source = element('question-source')
  const tags = [element('name-left'), element('name-right')] as const
  const labels: readonly [Label, Label] = [newLabel(), newLabel()]
  const room: { -readonly [Key in keyof LabelRoom]: number } = { width: 0, top: 0 }
  let asked = -1
  let isShown = false
  let isNamed = false
  let aimedLeft: boolean | null = null

  const measure = (): void => {
    room.width = innerWidth
    if (isShown) room.top = section.offsetTop + section.offsetHeight + 8
    for (const [index, tag] of tags.entries()) {
      const label = labels[index]
      if (label === undefined) continue
      Object.assign(label, { width: tag.offsetWidth, height: tag.offsetHeight })
    }
  }
  const name = (isSeen: boolean): void => {
    const named = isShown && isSeen
    if (named === isNamed) return
    isNamed = named
    for (const tag of tags) tag.classList.toggle('is-shown', named)
  }

  return {
    measure,
    ask(gate) {
      if (gate === asked) return
      asked = gate
      const question = pack.questions[gate]
      if (question === undefined) return
      text.textContent = question.ask
      source.textContent = `${question.source}, ${question.window}`
      for (const [index, side] of [question.left, question.right].entries()) {
        const tag = tags[index]
        if (tag === undefined) continue
        tag.style.setProperty('--accent', accents[gate]?.[index] ?? '#fff')
        const [title, category] = tag.children
        if (title !== undefined) title.textContent = sideName(side)
        if (category !== undefined) category.textContent = asksForAnswer(question) ? '' : side.trend.category
      }
      measure()
    },
    show(shown) {
      if (shown === isShown) return
      isShown = shown
      section.hidden = !shown
      if (shown) measure()
    },
    place(names, x) {
      name(names.isSeen)
      if (!isNamed) return
      const [left, right] = labels
      left.x = names.left.x * innerWidth
      right.x = names.right.x * innerWidth
      placeLabels(left, right, room)
      for (const [index, tag] of tags.entries()) {
        const label = labels[index]
        if (label === undefined) continue
        tag.style.transform = `translate(${label.x.toFixed(1)}px,${label.y.toFixed(1)}px) translate(-50%,-100%)`
      }
      if (aimedLeft === x < 0) return
      aimedLeft = x < 0
      tags[0].classList.toggle('is-aimed', aimedLeft)
      tags[1].classList.toggle('is-aimed', !aimedLeft)
    },
  }
}

const newLabel = (): Label => ({ x: 0, y: 0, width: 0, height: 0 })
