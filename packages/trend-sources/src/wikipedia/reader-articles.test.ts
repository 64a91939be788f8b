import { describe, expect, it } from 'vitest'
import { CONTEXT, replyTo } from '../testing/replies'
import { KNOWN_WIKIS } from './known-wikis'
import { isReaderArticle } from './reader-articles'
import { readSiteInfo, wikiOf } from './site-info'
import { source } from './source'

const isArticle = (project: string, title: string): boolean => isReaderArticle(title, wikiOf(project, undefined))

/** Main page, search page, and a page of another namespace. */
const OTHER_PAGES: Readonly<Record<string, readonly string[]>> = {
  en: ['Main_Page', 'Special:Search', 'Wikipedia:About', 'Portal:Current_events', 'User_talk:Ada', 'TM:Cite_web'],
  ar: ['الصفحة_الرئيسة', 'الصفحة_الرئيسية', 'خاص:بحث', 'تصنيف:علوم'],
  fa: ['صفحهٔ_اصلی', 'ویژه:جستجو', 'رده:دانش'],
  tr: ['Anasayfa', 'Özel:Ara', 'Kategori:Bilim', 'Vikipedi:Hakkında'],
  uk: ['Головна_сторінка', 'Спеціальна:Пошук', 'Категорія:Наука'],
  ko: ['위키백과:대문', '특수:검색', '분류:과학'],
  id: ['Halaman_Utama', 'Istimewa:Pencarian', 'Kategori:Ilmu'],
  vi: ['Trang_Chính', 'Đặc_biệt:Tìm_kiếm', 'Thể_loại:Khoa_học'],
  cs: ['Hlavní_strana', 'Speciální:Hledání', 'Kategorie:Věda'],
  ro: ['Pagina_principală', 'Pagina_principala', 'Special:Căutare', 'Categorie:Știință'],
  hu: ['Kezdőlap', 'Speciális:Keresés', 'Kategória:Tudomány'],
  fi: ['Wikipedia:Etusivu', 'Toiminnot:Haku', 'Luokka:Tiede'],
  no: ['Portal:Forside', 'Spesial:Søk', 'Kategori:Vitenskap'],
  da: ['Forside', 'Speciel:Søgning', 'Kategori:Videnskab'],
  he: ['עמוד_ראשי', 'מיוחד:חיפוש', 'קטגוריה:מדע'],
  th: ['หน้าหลัก', 'พิเศษ:ค้นหา', 'หมวดหมู่:วิทยาศาสตร์'],
  hi: ['मुखपृष्ठ', 'विशेष:खोज', 'श्रेणी:विज्ञान'],
  bn: ['প্রধান_পাতা', 'বিশেষ:অনুসন্ধান', 'বিষয়শ্রেণী:বিজ্ঞান'],
  el: ['Πύλη:Κύρια', 'Ειδικό:Αναζήτηση', 'Κατηγορία:Επιστήμη'],
  ca: ['Portada', 'Especial:Cerca', 'Categoria:Ciència'],
  de: ['Wikipedia:Hauptseite', 'Spezial:Suche', 'Kategorie:Wissenschaft'],
  fr: ['Wikipédia:Accueil_principal', 'Spécial:Recherche', 'Portail:Sciences'],
  es: ['Wikipedia:Portada', 'Especial:Buscar', 'Categoría:Ciencia'],
  it: ['Pagina_principale', 'Speciale:Ricerca', 'Categoria:Scienza'],
  ru: ['Заглавная_страница', 'Служебная:Поиск', 'Категория:Наука'],
  ja: ['メインページ', '特別:検索', 'カテゴリ:科学'],
  pt: ['Wikipédia:Página_principal', 'Especial:Pesquisar', 'Usuário(a):Ada', 'Usuário(a)_Discussão:Ada'],
  zh: ['Wikipedia:首页', 'Special:搜索', '分类:科学'],
  pl: ['Wikipedia:Strona_główna', 'Specjalna:Szukaj', 'Kategoria:Nauka'],
  nl: ['Hoofdpagina', 'Speciaal:Zoeken', 'Categorie:Wetenschap'],
  sv: ['Portal:Huvudsida', 'Special:Sök', 'Kategori:Vetenskap'],
}

describe('isReaderArticle', () => {
  it('has samples of every wiki that ships', () => {
    expect(Object.keys(OTHER_PAGES).sort()).toEqual(Object.keys(KNOWN_WIKIS).sort())
  })

  it.each(Object.entries(OTHER_PAGES))('knows main, search and other pages of %s', (language, titles) => {
    const project = `${language}.wikipedia`
    for (const title of [
      ...titles,
      'Special:Search',
      'wiki.phtml',
      'robots.txt',
      'ads.txt',
      'app-ads.txt',
      'favicon.ico',
      'Favicon.ico',
      'sellers.json',
      'wp-content/plugins',
      'undefined/',
      'index.php?title=Comet',
      '//',
      'NaN',
      'wiki',
      'https://en.wikipedia.org/wiki/Comet',
      'index.php',
      'W/index.php',
      'undefined',
      '-',
      'A{b}',
      'Special%3ASearch',
      'Main%20Page',
      'A&amp;B',
      '~~~~',
      '../etc',
      'A\uFFFD',
      '_',
      'Wiki/Main_Page',
      '.well-known/security.txt',
      '.git/config',
      'apple-touch-icon.png',
      'Apple-touch-icon-precomposed.png',
      'skins/main.css',
      'sw.js',
      'manifest.json',
      '%s',
      '$1',
      'false',
    ]) {
      expect({ title, isArticle: isArticle(project, title) }).toEqual({ title, isArticle: false })
    }
  })

  it.each([
    '.NET',
    '.hack',
    '.hack//G.U.',
    'What?',
    'Q&A',
    '.NET_Framework',
    'Node.js',
    'ASP.NET',
    'Re:Zero',
    'Avatar:_The_Way_of_Water',
    '2:22',
    'Portadas',
    'AT&T',
    '100%',
    'M.I.A.',
    '...And_Justice_for_All',
    'Main.css.story',
    'Svelte.js',
    'Ads.txt',
    'Robots.txt',
    'Wiki',
    'Nan',
    'W',
    '$',
    '_x',
  ])('takes %s for an article', (title) => {
    expect(isArticle('en.wikipedia', title)).toBe(true)
    expect(isArticle('ca.wikipedia', title)).toBe(true)
  })

  it('knows the main page with what a program adds to it', () => {
    for (const title of ['Main_Page/', 'Main_Page?action=raw', 'Main_Page&action=edit', 'Special:Search/'])
      expect({ title, isArticle: isArticle('en.wikipedia', title) }).toEqual({ title, isArticle: false })
  })

  it('takes what another wiki calls its main page for an article of this one', () => {
    expect(isArticle('en.wikipedia', 'Portada')).toBe(true)
    expect(isArticle('xx.wikipedia', 'Portada')).toBe(false)
  })
})

const SITE_INFO = {
  query: {
    general: { mainpage: 'Esileht', case: 'first-letter' },
    namespaces: {
      '-1': { id: -1, case: 'first-letter', name: 'Eri', canonical: 'Special', content: false },
      '0': { id: 0, name: '', content: true },
      '2': { id: 2, name: 'Kasutaja', canonical: 'User', content: false },
      '104': { id: 104, name: 'Loend', canonical: 'List', content: true },
    },
    namespacealiases: [
      { id: 2, alias: 'K' },
      { id: 104, alias: 'L' },
    ],
  },
}

describe('what a wiki says of itself', () => {
  const read = (body: unknown) => readSiteInfo(replyTo(source, JSON.stringify(body)))

  it('is asked of wikis that do not ship', () => {
    const settings = { ...CONTEXT.settings, wikipediaProjects: ['en.wikipedia', 'et.wikipedia'] }
    expect(source.facts?.wanted(settings).map(({ name, request }) => [name, request.address])).toEqual([
      [
        'et.wikipedia',
        'https://et.wikipedia.org/w/api.php?action=query&meta=siteinfo&siprop=general%7Cnamespaces%7Cnamespacealiases&format=json&formatversion=2',
      ],
    ])
  })

  it.each([
    ['now', SITE_INFO],
    [
      'in its older form',
      {
        query: {
          general: { mainpage: 'Esileht' },
          namespaces: {
            '-1': { id: -1, '*': 'Eri', canonical: 'Special' },
            '0': { id: 0, '*': '', content: '' },
            '2': { id: 2, '*': 'Kasutaja', canonical: 'User' },
            '104': { id: 104, '*': 'Loend', content: '' },
          },
          namespacealiases: [{ id: 2, '*': 'K' }],
        },
      },
    ],
  ])('tells main page and namespaces, those of articles left out, %s', (_, body) => {
    const wiki = wikiOf('et.wikipedia', read(body) ?? undefined)
    const refused = ['Esileht', 'esileht', 'Eri:Otsimine', 'Kasutaja:Ada', 'K:Ada', 'Special:Search', 'User:Ada']
    expect(refused.filter((title) => isReaderArticle(title, wiki))).toEqual([])
    expect(['Loend:Jõed', 'Eesti', 'Portada'].filter((title) => !isReaderArticle(title, wiki))).toEqual([])
  })

  it.each([{}, { query: {} }, { query: { general: { mainpage: 'A' } } }, [], null, { error: { info: 'no' } }])(
    'is nothing where it answers %j',
    (body) => {
      expect(read(body)).toBeNull()
    },
  )

  it('is used in reading its lists', () => {
    const facts = { 'et.wikipedia': read(SITE_INFO) ?? '' }
    const articles = ['Esileht', 'Eri:Otsimine', 'Eesti'].map((article, rank) => ({ article, views: 9 - rank, rank }))
    const address = 'https://wikimedia.org/api/rest_v1/metrics/pageviews/top/et.wikipedia/all-access/2026/08/31'
    const reply = replyTo(source, JSON.stringify({ items: [{ articles }] }), { address })
    expect(source.parse(reply, { ...CONTEXT, facts }).items.map(({ title }) => title)).toEqual(['Eesti'])
    expect(source.follow?.(reply, { facts })).toHaveLength(2)
  })
})
