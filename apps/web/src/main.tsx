import './styles/app.css'
import './components/planet-portrait/planet-portrait.css'
import './app/shared-parts'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from './app/router'
import { startPage } from './app/start-page'
import { createPageServices } from './backend/page-services'
import { ServicesContext } from './backend/services'
import { keepServerMarkup } from './components/kept-markup'

/**
 * The server wrote the first page into the document. It stays until the same page is ready here, code and data included,
 * and is then replaced in one step: nothing blinks and nothing has to match byte by byte.
 */
async function takeOver(root: HTMLElement) {
  const services = await createPageServices()
  const router = createAppRouter(createBrowserHistory(), services)
  await router.load()
  keepServerMarkup(root)
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <ServicesContext value={services}>
          <RouterProvider router={router} />
        </ServicesContext>
      </StrictMode>,
    ),
  )
  startPage(router, services)
}

const root = document.getElementById('root')
if (root) void takeOver(root)
