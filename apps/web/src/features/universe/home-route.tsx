import { createLazyRoute } from '@tanstack/react-router'
import { HomePage } from './home-page'

export const homeRoute = createLazyRoute('/')({ component: HomePage })
