import { articleKey, isFrontPage, pageKey } from './canonical-url'
import { SOURCE_PROFILES, type SourceId } from './source'
import { titleEntities } from './title-entities'
import { type TitleVector, type TokenWeights, vectorOf } from './title-likeness'
import { type TitleTokens, tokenizeTitle } from './title-tokens'

/** What merging compares: an item, or the representative of a trend. */
export type MergeSubject = {
  readonly title: string
  readonly url: string | null
  readonly sourceUrl: string | null
  readonly references: readonly { readonly title: string; readonly url: string }[]
  /** Where it was seen; absent for a trend's own title. */
  readonly source?: SourceId
}

/** Keys of the pages something is, front pages included, and of the pages it lists. */
export type PageLinks = { readonly ownPages: ReadonlySet<string>; readonly listedPages: ReadonlySet<string> }

/** A subject taken apart for comparing. Costly parts are worked out when first asked for. */
export type MergeProfile = PageLinks & {
  readonly vector: TitleVector
  /** Keys of its own pages, front pages left out. */
  readonly pages: readonly string[]
  /** The encyclopedia article it is about, or null. */
  readonly article: string | null
  /** The name of a repository of one word ("owner/quillscript"), as a token, or null for anything else. */
  readonly bareRepository: string | null
  /** Names a developers' list gives a version number ("Quillscript 2.0"), as tokens: they are software. */
  readonly releasedNames: ReadonlySet<string>
  referenceVectors(): readonly TitleVector[]
  entities(): ReadonlySet<string>
}

/** References read per subject: a source lists a handful; more would be a link page. */
const MAX_REFERENCES = 12

/** "Sinners (2025 film)": what an encyclopedia puts in brackets tells namesakes apart and is no part of the name. */
const QUALIFIER = /\s+\([^()]*\)$/u

/** "owner/some-name": a repository whose name says something by itself. */
const REPOSITORY = /^[\w.-]+\/(?=[a-z\d]+(?:[-_.][a-z\d]+)+$)/i

/** "owner/name" where the name is one word, which alone says little: `owner/notes`, `owner/mercury`. */
const BARE_REPOSITORY = /^[\w.-]+\/([a-z\d]+)$/i
/** Shorter names of software collide with other things by chance. */
const MIN_BARE_NAME_LENGTH = 5
/** A name with a version of at least two parts: plain numbers count anything ("Apollo 13"). */
const RELEASE = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{M}]*)[ -]v?\d+(?:\.\d+)+(?![\p{L}\p{N}%])/gu

/** The one word a repository is called, as a token, when it could be the name of something; otherwise null. */
export function bareRepositoryOf({ source, title }: Pick<MergeSubject, 'source' | 'title'>): string | null {
  const name = (source === 'github' ? BARE_REPOSITORY.exec(title) : null)?.[1] ?? ''
  const [token, ...others] = tokenizeTitle(name).telling
  return name.length >= MIN_BARE_NAME_LENGTH && token !== undefined && others.length === 0 ? token : null
}

function releasedNamesOf({ source, title }: MergeSubject): ReadonlySet<string> {
  if (source === undefined || SOURCE_PROFILES[source].kind !== 'developer') return new Set()
  return new Set([...title.matchAll(RELEASE)].flatMap((match) => tokenizeTitle(match[1] ?? '').telling))
}

/** The title without an encyclopedia's trailing qualifier and without the owner of a repository. */
export function plainTitle(title: string): string {
  return title.replace(QUALIFIER, '').replace(REPOSITORY, '').trim() || title
}

export function tokensOf(subject: Pick<MergeSubject, 'title'>): TitleTokens {
  return tokenizeTitle(plainTitle(subject.title))
}

function later<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}

const isKey = (key: string | null): key is string => key !== null

/**
 * @param isCrowded Whether too many items of one source share this page for it to tell them apart (a list page).
 */
export function profileOf(
  subject: MergeSubject,
  tokens: TitleTokens,
  weights: TokenWeights,
  isCrowded: (page: string) => boolean,
): MergeProfile {
  const references = subject.references.slice(0, MAX_REFERENCES)
  const isListed = (key: string | null): key is string => key !== null && !isFrontPage(key) && !isCrowded(key)
  const own = [subject.url, subject.sourceUrl].map((url) => (url === null ? null : pageKey(url))).filter(isKey)
  const usable = own.filter((page) => !isCrowded(page))
  const ownArticle = usable.find((page) => articleKey(`https://${page}`) !== null)
  const linkedArticles = new Set(references.map((reference) => articleKey(reference.url)).filter(isKey))
  const [onlyLinkedArticle] = linkedArticles.size === 1 ? linkedArticles : []
  return {
    vector: vectorOf(tokens, weights),
    pages: usable.filter((page) => !isFrontPage(page)),
    article: ownArticle ?? onlyLinkedArticle ?? null,
    bareRepository: bareRepositoryOf(subject),
    releasedNames: releasedNamesOf(subject),
    ownPages: new Set(usable),
    listedPages: new Set(references.map((reference) => pageKey(reference.url)).filter(isListed)),
    referenceVectors: later(() => references.map((reference) => vectorOf(tokenizeTitle(reference.title), weights))),
    entities: later(() => titleEntities(plainTitle(subject.title))),
  }
}
