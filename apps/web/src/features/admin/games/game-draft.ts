import { GAME_CONTROLS, GAME_DIFFICULTIES, GAME_TYPES, type Game, gameSchema } from '@trendverse/domain/games/game'

type Field = Exclude<keyof Game, 'hidden'>

/** How a field of GM-01 is filled in, and what is asked of it. */
export type FieldSpec = {
  readonly name: Field
  readonly label: string
  readonly hint: string
  readonly kind: 'text' | 'long' | 'lines' | 'number' | 'switch' | readonly string[]
}

/** GM-01, in the order the form asks for it. */
export const GAME_FIELDS: readonly FieldSpec[] = [
  {
    name: 'id',
    label: 'ID',
    hint: 'Lower-case letters, digits and hyphens. Part of its address; it can’t be changed later.',
    kind: 'text',
  },
  { name: 'name', label: 'Name', hint: 'Up to 60 characters.', kind: 'text' },
  { name: 'description', label: 'Description', hint: 'Up to 300 characters.', kind: 'long' },
  {
    name: 'instructions',
    label: 'Instructions',
    hint: 'Up to 600 characters, one step a line. Lines that begin with “Keyboard:” are left out on phones.',
    kind: 'long',
  },
  { name: 'gameUrl', label: 'Address', hint: 'An https address, or a folder like /games/trend-quiz/.', kind: 'text' },
  { name: 'thumbnail', label: 'Picture', hint: 'An https address, or a file on this site.', kind: 'text' },
  { name: 'gameType', label: 'Type', hint: '', kind: GAME_TYPES },
  { name: 'controls', label: 'Controls', hint: '', kind: GAME_CONTROLS },
  { name: 'category', label: 'Category', hint: 'Up to 30 characters.', kind: 'text' },
  { name: 'difficulty', label: 'Difficulty', hint: '', kind: GAME_DIFFICULTIES },
  { name: 'minAge', label: 'Minimum age', hint: 'In years, from 0 to 18.', kind: 'number' },
  { name: 'maxPlayers', label: 'Players', hint: 'From 1 to 64.', kind: 'number' },
  { name: 'estimatedPlayTime', label: 'Play time', hint: 'For example 5-10 min.', kind: 'text' },
  { name: 'developer', label: 'Developer', hint: 'Up to 60 characters.', kind: 'text' },
  { name: 'version', label: 'Version', hint: 'For example v1.2.0.', kind: 'text' },
  { name: 'fileSize', label: 'Size', hint: 'For example 2.5 MB.', kind: 'text' },
  { name: 'tags', label: 'Tags', hint: 'One per line, ten at most.', kind: 'lines' },
  { name: 'features', label: 'Features', hint: 'One per line, eight at most.', kind: 'lines' },
  { name: 'responsive', label: 'Adapts to the size of its frame', hint: '', kind: 'switch' },
  { name: 'mobileOptimized', label: 'Made for phones', hint: '', kind: 'switch' },
]

/** What the form holds: texts, whatever is typed, and switches. */
export type GameDraft = Readonly<Record<Field, string | boolean>>
export type DraftProblems = { readonly [Name in Field]?: string | undefined }

const EMPTY: Partial<Game> = {
  gameType: 'html5',
  controls: 'keyboard',
  difficulty: 'Easy',
  minAge: 0,
  maxPlayers: 1,
  version: 'v1.0.0',
  responsive: true,
  mobileOptimized: false,
}

/** A game as the form holds it; without one, what a new one begins with. */
export function toDraft(game: Partial<Game> = EMPTY): GameDraft {
  const values = GAME_FIELDS.map(({ name }) => {
    const value = game[name]
    if (typeof value === 'boolean') return [name, value]
    return [name, Array.isArray(value) ? value.join('\n') : value === undefined ? '' : String(value)]
  })
  // One entry for each of the fields.
  return Object.fromEntries(values) as GameDraft
}

function valueOf({ kind }: FieldSpec, said: string | boolean): unknown {
  if (typeof said === 'boolean') return said
  if (kind === 'number') return /^\d{1,3}$/.test(said.trim()) ? Number(said) : Number.NaN
  if (kind !== 'lines') return said.trim()
  return said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Reads a game out of a draft, or says what is wrong with each field. */
export function readDraft(draft: GameDraft): { readonly game: Game } | { readonly problems: DraftProblems } {
  const parsed = gameSchema.safeParse(
    Object.fromEntries(GAME_FIELDS.map((field) => [field.name, valueOf(field, draft[field.name])])),
  )
  if (parsed.success) return { game: parsed.data }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const problems: { [Name in FieldSpec['name']]?: string } = {}
  for (const { name, hint } of GAME_FIELDS) {
    if (!wrong.has(name)) continue
    problems[name] = draft[name] === '' ? 'Please fill this in.' : `Please check this. ${hint}`.trim()
  }
  return { problems }
}

/** The fields in which a game differs from what it was, and what they were. */
export function changesOf(game: Game, before: Game) {
  const changed = GAME_FIELDS.map(({ name }) => name).filter(
    (name) => name !== 'id' && JSON.stringify(game[name]) !== JSON.stringify(before[name]),
  )
  const pick = (from: Game): Partial<Omit<Game, 'id'>> => Object.fromEntries(changed.map((name) => [name, from[name]]))
  return { changes: pick(game), seen: pick(before), isChanged: changed.length > 0 }
}
