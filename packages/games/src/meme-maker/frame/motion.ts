const CALM = 'cubic-bezier(0.22, 0.8, 0.32, 1)'

export type Places = ReadonlyMap<HTMLElement, DOMRect>

export function placesOf(elements: Iterable<HTMLElement>): Places {
  return new Map([...elements].map((one) => [one, one.getBoundingClientRect()]))
}

/** Lets elements travel from where they were to where they are now. */
export function travelFrom(before: Places): void {
  for (const [one, from] of before) {
    const to = one.getBoundingClientRect()
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (x === 0 && y === 0) continue
    one.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: 320, easing: CALM })
  }
}

/** Lets copies of what is gone fly to where it went, in the colour of their group. */
export async function flyInto(gone: Places, target: HTMLElement, groupClass: string): Promise<void> {
  const end = target.getBoundingClientRect()
  const flights = [...gone].map(async ([one, from], index) => {
    const copy = one.cloneNode(true) as HTMLElement
    copy.className += ` flying ${groupClass}`
    copy.setAttribute('aria-hidden', 'true')
    copy.tabIndex = -1
    copy.style.width = `${from.width}px`
    copy.style.height = `${from.height}px`
    document.body.append(copy)
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
    const toX = end.left + (end.width * (index + 0.5)) / gone.size - from.width / 2
    const toY = end.top + end.height / 2 - from.height / 2
    await copy.animate(
      [
        { transform: at(from.left, from.top, 1) },
        { transform: at(toX, toY, 0.96), opacity: 1, offset: 0.8 },
        { transform: at(toX, toY, 0.7), opacity: 0 },
      ],
      { duration: 560, delay: index * 40, easing: CALM, fill: 'both' },
    ).finished
    copy.remove()
  })
  await Promise.all(flights)
}

export function shake(elements: Iterable<HTMLElement>): void {
  for (const one of elements) {
    const steps = [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }))
    one.animate(steps, { duration: 340, easing: 'ease-out' })
  }
}
