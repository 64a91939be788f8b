import { describe, expect, it } from 'vitest'
import { ITEM, ItemTable } from './item-table'

function tableOf(count: number): ItemTable {
  const table = new ItemTable()
  for (let index = 0; index < count; index += 1) table.set(table.add(`item-${index}`), ITEM.count, index)
  return table
}

describe('ItemTable', () => {
  it('keeps the items it is told to, with their numbers, in order of first sight', () => {
    const table = tableOf(1_000)
    const kept = Array.from({ length: 1_000 }, (_, slot) => slot).filter((slot) => slot % 7 === 3)
    table.keepOnly(kept)
    expect(table.ids).toEqual(kept.map((index) => `item-${index}`))
    expect(table.ids.map((_, slot) => table.get(slot, ITEM.count))).toEqual(kept)
    expect(table.slots.get('item-10')).toBe(1)
    expect(table.slots.has('item-9')).toBe(false)
  })

  it('gives a new item zeros, also where a forgotten one stood', () => {
    const table = tableOf(300)
    table.keepOnly([299])
    const slot = table.add('new')
    expect([slot, table.get(0, ITEM.count), table.get(1, ITEM.count)]).toEqual([1, 299, 0])
  })
})
