import { expect, test } from 'vitest'
import { Shaders } from './shaders'

const COMPLETION_STATUS = 1
const LINK_STATUS = 2

/** A driver that compiles until told to finish, and records the queries that would block a page. */
function fakeDriver({ isParallel = true, links = true } = {}) {
  const done = new Set<object>()
  const programs: object[] = []
  const waits: string[] = []
  const gl = {
    LINK_STATUS,
    ACTIVE_UNIFORMS: 3,
    INVALID_INDEX: 4_294_967_295,
    getExtension: () => (isParallel ? { COMPLETION_STATUS_KHR: COMPLETION_STATUS } : null),
    createProgram: () => {
      programs.push({})
      return programs.at(-1)
    },
    createShader: () => ({}),
    shaderSource: () => {},
    compileShader: () => {},
    attachShader: () => {},
    deleteShader: () => {},
    linkProgram: () => {},
    useProgram: () => {},
    isContextLost: () => false,
    getAttachedShaders: () => [],
    getProgramInfoLog: () => 'line 7: no such thing',
    getProgramParameter: (program: object, what: number) => {
      if (what === COMPLETION_STATUS) return done.has(program)
      waits.push(what === LINK_STATUS ? 'linked' : 'uniforms')
      return what === LINK_STATUS ? links : 1
    },
    getUniformBlockIndex: () => 0,
    uniformBlockBinding: () => {},
    getActiveUniform: () => ({ name: 'seed' }),
    getUniformLocation: (_: object, name: string) => {
      waits.push(name)
      return {}
    },
  }
  return {
    gl: gl as unknown as WebGL2RenderingContext,
    waits,
    finish: (index: number) => done.add(programs[index] ?? {}),
  }
}

test('prepares one compiled shader per picture, and none that is still compiling', () => {
  const driver = fakeDriver()
  const shaders = new Shaders(driver.gl, 'View')
  const first = shaders.add('a', 'b')
  const second = shaders.add('c', 'd')
  shaders.prepareOne()
  expect([first.isCompiled(), second.isCompiled(), driver.waits]).toEqual([false, false, []])
  driver.finish(0)
  shaders.prepareOne()
  expect([first.isCompiled(), second.isCompiled(), driver.waits]).toEqual([true, false, ['linked', 'uniforms', 'seed']])
})

test('spends no picture on a shader that was used before its turn', () => {
  const driver = fakeDriver()
  const shaders = new Shaders(driver.gl, 'View')
  shaders.add('a', 'b').use()
  shaders.add('c', 'd')
  driver.finish(1)
  shaders.prepareOne()
  expect(driver.waits.filter((what) => what === 'linked')).toHaveLength(2)
})

test('a prepared shader asks the driver nothing more', () => {
  const driver = fakeDriver()
  const shaders = new Shaders(driver.gl, 'View')
  const shader = shaders.add('a', 'b')
  driver.finish(0)
  shaders.prepareOne()
  const asked = driver.waits.length
  shader.use()
  expect(shader.at('seed')).not.toBeNull()
  expect(driver.waits).toHaveLength(asked)
})

test('a shader that is used before it is compiled is waited for', () => {
  const driver = fakeDriver()
  const shader = new Shaders(driver.gl, 'View').add('a', 'b')
  shader.use()
  expect(driver.waits).toContain('linked')
  expect(shader.isCompiled()).toBe(true)
})

test('where the driver cannot say what is compiled, one is prepared each picture', () => {
  const driver = fakeDriver({ isParallel: false })
  const shaders = new Shaders(driver.gl, 'View')
  shaders.add('a', 'b')
  shaders.add('c', 'd')
  shaders.prepareOne()
  expect(driver.waits.filter((what) => what === 'linked')).toHaveLength(1)
  shaders.prepareOne()
  shaders.prepareOne()
  expect(driver.waits.filter((what) => what === 'linked')).toHaveLength(2)
})

test('a shader that does not link says what the driver says', () => {
  const shader = new Shaders(fakeDriver({ links: false }).gl, 'View').add('a', 'b')
  expect(() => shader.use()).toThrow('A shader does not link. line 7: no such thing')
})
