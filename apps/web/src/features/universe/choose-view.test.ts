import { describe, expect, it } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../test-support/memory-storage'
import { chooseView, opensList } from './choose-view'
import { VIEW_KEY } from './home-view'

const empty = () => memoryStorage()

describe('chooseView', () => {
  it('opens the universe where hardware draws it, the list elsewhere', () => {
    expect(chooseView('', empty, 'hardware')).toBe('universe')
    expect(chooseView('', empty, 'software')).toBe('list')
    expect(chooseView('', empty, 'none')).toBe('list')
  })

  it('lets the address win over everything but a missing WebGL', () => {
    const choseList = () => memoryStorage({ [VIEW_KEY]: 'list' })
    expect(chooseView('?view=3d', choseList, 'software')).toBe('universe')
    expect(chooseView('?view=galaxy', choseList, 'software')).toBe('universe')
    expect(chooseView('?view=list', empty, 'hardware')).toBe('list')
    expect(chooseView('?view=3d', empty, 'none')).toBe('list')
  })

  it('remembers what the visitor chose', () => {
    expect(chooseView('', () => memoryStorage({ [VIEW_KEY]: 'universe' }), 'software')).toBe('universe')
    expect(chooseView('', () => memoryStorage({ [VIEW_KEY]: 'list' }), 'hardware')).toBe('list')
  })

  it('survives nonsense and forbidden storage', () => {
    expect(chooseView('?view=4d', () => memoryStorage({ [VIEW_KEY]: '{}' }), 'hardware')).toBe('universe')
    expect(chooseView('', forbiddenStorage, 'software')).toBe('list')
  })
})

describe('opensList', () => {
  const chose = (view: string) => () => memoryStorage({ [VIEW_KEY]: view })

  it('opens a weak phone with the list, unless 3D is asked for or was chosen', () => {
    expect(opensList('', empty, true)).toBe(true)
    expect(opensList('?view=3d', empty, true)).toBe(false)
    expect(opensList('', chose('universe'), true)).toBe(false)
  })

  it('knows without a look at the graphics where the list is wished for', () => {
    expect(opensList('?view=list', chose('universe'), false)).toBe(true)
    expect(opensList('', chose('list'), false)).toBe(true)
    expect(opensList('?view=3d', chose('list'), false)).toBe(false)
    expect(opensList('', empty, false)).toBe(false)
    expect(opensList('', forbiddenStorage, false)).toBe(false)
  })
})
