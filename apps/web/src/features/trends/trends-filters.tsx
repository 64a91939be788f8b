import { useNavigate } from '@tanstack/react-router'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { useState } from 'react'
import { Button } from '../../components/controls/button'
import { Field } from '../../components/controls/field'
import { SearchBox } from '../../components/controls/search-box'
import { Select, type SelectOption } from '../../components/controls/select'
import { useIsLeaving } from '../../components/overlays/use-is-leaving'
import { LIFECYCLE_TEXT } from '../../components/text/lifecycle-text'
import { DEFAULT_TRENDS_SORT, parseTrendsSearch, type TrendsSearch } from './trends-search'

const CATEGORY_OPTIONS = [
  { value: '', label: 'All categories' },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
]
const STAGE_OPTIONS = [
  { value: '', label: 'Any stage' },
  ...LIFECYCLE_STAGES.map((stage) => ({ value: stage, label: LIFECYCLE_TEXT[stage].name })),
]
const FEATURED_OPTIONS = [
  { value: '', label: 'All trends' },
  { value: 'true', label: 'Featured only' },
]
const SORT_OPTIONS = [
  { value: 'attention', label: 'Most talked about' },
  { value: 'fastest', label: 'Fastest rising' },
  { value: 'newest', label: 'Newest' },
  { value: 'views', label: 'Most viewed' },
  { value: 'name', label: 'Name' },
]

type Choice = {
  readonly name: 'category' | 'lifecycle' | 'featured' | 'sort'
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string
}

function choicesOf(search: TrendsSearch): readonly Choice[] {
  return [
    { name: 'category', label: 'Category', options: CATEGORY_OPTIONS, value: search.category ?? '' },
    { name: 'lifecycle', label: 'Stage', options: STAGE_OPTIONS, value: search.lifecycle ?? '' },
    { name: 'featured', label: 'Show', options: FEATURED_OPTIONS, value: search.featured ? 'true' : '' },
    { name: 'sort', label: 'Sort by', options: SORT_OPTIONS, value: search.sort ?? DEFAULT_TRENDS_SORT },
  ]
}

/**
 * What narrows and orders the list (TR-07, TR-08). Every choice goes into the address and back to its first page. On phones
 * the choices wait behind a button, so that the first trend is on the first screen.
 */
export function TrendsFilters({ search }: { readonly search: TrendsSearch }) {
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  const [isOpen, setIsOpen] = useState(false)
  const choices = choicesOf(search)
  const chosen = choices.filter(({ name }) => search[name] !== undefined).length
  const change = (changes: Record<string, string>) => {
    if (isLeaving()) return
    void navigate({
      to: '/trends',
      // From the address as it is now: a second choice may come before the first one's trends have.
      search: (latest) => parseTrendsSearch({ ...latest, ...changes, page: 1 }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <div className="trends-filters" data-open={isOpen || undefined}>
      <SearchBox value={search.q ?? ''} onSearch={(q) => change({ q })} />
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      {choices.map(({ name, label, options, value }) => (
        <Field key={name} label={label} htmlFor={name}>
          <Select id={name} value={value} options={options} onChange={(wish) => change({ [name]: wish })} />
        </Field>
      ))}
    </div>
  )
}
