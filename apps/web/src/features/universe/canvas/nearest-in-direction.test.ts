import { describe, expect, it } from 'vitest'
import { isArrowKey, nearestInDirection } from './nearest-in-direction'

const at = (x: number, y: number, visible = true) => ({ x, y, visible })
const cross = [at(100, 100), at(200, 100), at(0, 100), at(100, 0), at(100, 200)]

describe('travelling by arrow keys', () => {
  it('goes to the planet that lies that way', () => {
    expect(nearestInDirection(cross, 0, 'ArrowRight')).toBe(1)
    expect(nearestInDirection(cross, 0, 'ArrowLeft')).toBe(2)
    expect(nearestInDirection(cross, 0, 'ArrowUp')).toBe(3)
    expect(nearestInDirection(cross, 0, 'ArrowDown')).toBe(4)
  })

  it('stays where nothing lies that way, and skips planets out of sight', () => {
    expect(nearestInDirection(cross, 1, 'ArrowRight')).toBeNull()
    expect(nearestInDirection([at(0, 0), at(50, 0, false), at(90, 0)], 0, 'ArrowRight')).toBe(2)
  })

  it('prefers straight ahead to near but sideways', () => {
    expect(nearestInDirection([at(0, 0), at(40, 90), at(120, 5)], 0, 'ArrowRight')).toBe(2)
  })

  it('starts at the first visible planet when the focus is elsewhere', () => {
    expect(nearestInDirection([at(0, 0, false), at(9, 9)], -1, 'ArrowUp')).toBe(1)
    expect(nearestInDirection([], -1, 'ArrowUp')).toBeNull()
  })

  it('knows arrow keys from other keys', () => {
    expect(['ArrowUp', 'Enter', 'constructor', ''].map(isArrowKey)).toEqual([true, false, false, false])
  })
})
