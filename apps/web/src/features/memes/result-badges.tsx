import { Badge } from '../../components/badge'
import type { OwnMeme } from '../../backend/meme-calls'
import { kindLabel } from './kind-label'

const GENERATORS: Readonly<Record<OwnMeme['generatedBy'], string>> = { ai: 'AI', 'built-in': 'Built-in writer' }

/** MM-13 */
export function ResultBadges({ meme }: { readonly meme: OwnMeme }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {meme.fallback && (
        <li>
          <Badge className="border-warn/50! text-warn!">Fallback</Badge>
        </li>
      )}
      <li>
        <Badge tone="accent">{kindLabel(meme.style)}</Badge>
      </li>
      <li>
        <Badge>{kindLabel(meme.tone)}</Badge>
      </li>
      <li className="min-w-0">
        <Badge className="max-w-full">
          <span dir="auto" className="truncate">
            {meme.trendName}
          </span>
        </Badge>
      </li>
      <li>
        <Badge>{GENERATORS[meme.generatedBy]}</Badge>
      </li>
    </ul>
  )
}
