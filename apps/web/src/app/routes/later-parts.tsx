import { laterPart } from '../../components/browser/later-part'

/** The end of every page: below everything else, it comes alive last. */
export const footerPart = laterPart(
  () => import('../shell/footer').then((module) => module.Footer),
  <div className="footer" />,
)

/** OP-15: what stands instead of all pages while the site is closed. */
export const maintenancePart = laterPart(
  () => import('../shell/maintenance-page').then((module) => module.MaintenancePage),
  null,
)

/** Few ever see it. */
export const notFoundPart = laterPart(
  () => import('../shell/not-found-page').then((module) => module.NotFoundPage),
  <div className="min-h-dvh" />,
)

/** The pages of administrators: the server writes their frame, who works there is the browser's to know. */
export const adminPart = laterPart(
  () => import('../../features/admin/admin-route').then((module) => module.AdminArea),
  <div className="min-h-dvh" />,
)
