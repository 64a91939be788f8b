import { describe, expect, it } from 'vitest'
import { peopleText } from './people-text'

describe('peopleText', () => {
  it.each([
    [2_134_000, 'about 2 million people'],
    [952_000, 'about 1 million people'],
    [38_500, 'about 40,000 people'],
    [140, 'about 100 people'],
    [99, 'fewer than 100 people'],
    [0.2, 'fewer than 100 people'],
  ])('says %d as "%s"', (people, text) => {
    expect(peopleText(people)).toBe(text)
  })

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('says nothing of %s', (people) => {
    expect(peopleText(people)).toBeNull()
  })
})
