import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { sayLoading } from './say-loading'

it('says in an empty document which page is on its way, until that page shows (RT-04)', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = document.createElement('div')
  sayLoading(root, '/about')
  expect(root.textContent).toBe('Loading about...')
  const page = createRoot(root)
  await act(async () => page.render(<h1>About</h1>))
  expect(root.innerHTML).toBe('<h1>About</h1>')
  await act(async () => page.unmount())
})

it('leaves a page that the server wrote as it is', () => {
  const root = document.createElement('div')
  root.innerHTML = '<main>About</main>'
  sayLoading(root, '/about')
  expect(root.innerHTML).toBe('<main>About</main>')
})
