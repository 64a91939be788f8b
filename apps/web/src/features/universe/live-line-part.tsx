import { laterPart } from '../../components/browser/later-part'
import type { LiveLineProps } from './live-line'

/** The server writes the line, and it leads nowhere: its code comes after the first script. */
export const liveLinePart = laterPart<LiveLineProps>(
  () => import('./live-line').then((module) => module.LiveLine),
  <p className="live-line" />,
)
