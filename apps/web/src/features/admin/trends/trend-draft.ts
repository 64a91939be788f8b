import { type Category, DEFAULT_CATEGORY, isCategory } from '@trendverse/domain/trends/categories/category'
import { TREND_DEFAULTS, TREND_STATUSES, type TrendStatus } from '@trendverse/domain/trends/trend'
import type { OpenTrend } from './admin-trend-types'

/** TR-01 as a form holds it: texts, whatever is typed. */
export type TrendDraft = {
  readonly name: string
  readonly description: string
  readonly color: string
  readonly category: string
  readonly status: string
  /** `true`, `false`, or nothing: nobody decides. */
  readonly featured: string
  /** Separated by commas. */
  readonly tags: string
  readonly views: string
  readonly interactions: string
}

/** What the server is told of a trend. */
export type TrendFields = {
  readonly name: string
  readonly description: string
  readonly color: string
  readonly category: Category
  readonly status: TrendStatus
  readonly featured: boolean | null
  readonly tags: string[]
  readonly views: number
  readonly interactions: number
}

export const DRAFT_FIELDS = [
  'name',
  'description',
  'color',
  'category',
  'status',
  'featured',
  'tags',
  'views',
  'interactions',
] as const satisfies readonly (keyof TrendDraft)[]

const MAX = { name: 200, description: 5_000, tags: 20, tag: 50, count: 1_000_000_000_000 } as const

export const NEW_DRAFT: TrendDraft = {
  name: '',
  description: '',
  color: TREND_DEFAULTS.color,
  category: DEFAULT_CATEGORY,
  status: 'draft',
  featured: '',
  tags: '',
  views: '0',
  interactions: '0',
}

type Shown = Omit<TrendFields, 'featured' | 'tags'> & {
  readonly featuredByAdmin: OpenTrend['featuredByAdmin']
  readonly tags: readonly string[]
}

export function toDraft(trend: Shown): TrendDraft {
  const { name, description, color, category, status, featuredByAdmin, tags, views, interactions } = trend
  return {
    name,
    description,
    color,
    category,
    status,
    featured: featuredByAdmin === null ? '' : String(featuredByAdmin),
    tags: tags.join(', '),
    views: String(views),
    interactions: String(interactions),
  }
}

const countIn = (text: string): number | null => (/^\d{1,13}$/.test(text.trim()) ? Number(text) : null)

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

function countProblem(text: string): string | undefined {
  const count = countIn(text)
  return count === null || count > MAX.count ? 'Please enter a whole number from 0.' : undefined
}

/** What is wrong with a draft, by field; nothing where it can be sent. */
export function draftProblems(draft: TrendDraft): Partial<Readonly<Record<keyof TrendDraft, string>>> {
  const tags = tagsIn(draft.tags)
  const problems: Partial<Record<keyof TrendDraft, string | undefined>> = {
    name: draft.name.trim() === '' ? 'Please enter a name.' : tooLong(draft.name, MAX.name),
    description:
      draft.description.trim() === '' ? 'Please describe the trend.' : tooLong(draft.description, MAX.description),
    color: /^#[0-9a-f]{6}$/i.test(draft.color.trim()) ? undefined : 'Please enter a colour like #00ffff.',
    tags:
      tags.length > MAX.tags
        ? `${MAX.tags} tags at most.`
        : tags.some((tag) => tag.length > MAX.tag)
          ? `A tag has ${MAX.tag} characters at most.`
          : undefined,
    views: countProblem(draft.views),
    interactions: countProblem(draft.interactions),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

function tooLong(text: string, most: number): string | undefined {
  return text.trim().length > most ? `${most.toLocaleString('en')} characters at most.` : undefined
}

/** What a draft without problems says. */
function fieldsOf(draft: TrendDraft): TrendFields {
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    color: draft.color.trim().toLowerCase(),
    category: isCategory(draft.category) ? draft.category : DEFAULT_CATEGORY,
    status: TREND_STATUSES.find((status) => status === draft.status) ?? TREND_DEFAULTS.status,
    featured: draft.featured === '' ? null : draft.featured === 'true',
    tags: tagsIn(draft.tags),
    views: countIn(draft.views) ?? 0,
    interactions: countIn(draft.interactions) ?? 0,
  }
}

/** The fields of a draft in which it differs from another one, or all of them where there is no other. */
export function changedFields(draft: TrendDraft, from: TrendDraft | null): Partial<TrendFields> {
  const fields = fieldsOf(draft)
  if (from === null) return fields
  const before = fieldsOf(from)
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((name) =>
      JSON.stringify(fields[name]) === JSON.stringify(before[name]) ? [] : [[name, fields[name]]],
    ),
  )
}

/** Of one draft the fields another change names: what was seen before it, or what takes it back. */
export function sameFields(draft: TrendDraft, changed: Partial<TrendFields>): Partial<TrendFields> {
  const fields = fieldsOf(draft)
  return Object.fromEntries(DRAFT_FIELDS.flatMap((name) => (name in changed ? [[name, fields[name]]] : [])))
}

export function isSameDraft(one: TrendDraft, other: TrendDraft): boolean {
  return DRAFT_FIELDS.every((name) => one[name] === other[name])
}

/** A draft over newer values: what nobody wrote follows them, what somebody wrote stays. */
export function rebaseDraft(draft: TrendDraft, seen: TrendDraft, now: TrendDraft): TrendDraft {
  const written = DRAFT_FIELDS.filter((name) => draft[name] !== seen[name])
  return { ...now, ...Object.fromEntries(written.map((name) => [name, draft[name]])) }
}
