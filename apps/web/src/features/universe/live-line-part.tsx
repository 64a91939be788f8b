import { laterPart } from '../../components/browser/later-part'
import type { LiveLineProps } from './live-line'

/** The server writes the line with its link: its code comes after the first script. */
export const liveLinePart = laterPart<LiveLineProps>(
  () => import('./live-line').then((module) => module.LiveLine),
  <p className="live-line" />,
)
