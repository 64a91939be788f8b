/**
 * Namespaces of pages that are no articles, in the languages of the largest projects. Matched as a whole word before
 * a colon without a space after it: "Avatar: The Way of Water" and "Re:Zero" are articles.
 */
const NAMESPACES = new Set(
  (
    'special wikipedia file portal help template category user talk mediawiki module draft timedtext book image media ' +
    'topic user_talk wikipedia_talk file_talk portal_talk help_talk template_talk category_talk module_talk draft_talk ' +
    'spezial datei hilfe vorlage kategorie benutzer benutzerin diskussion spécial fichier aide modèle catégorie ' +
    'utilisateur portail projet discussion especial archivo ayuda plantilla categoría usuario anexo wikiproyecto ' +
    'discusión speciale aiuto categoria utente portale progetto ficheiro ajuda predefinição usuário wikipédia ' +
    'служебная файл справка шаблон категория участник портал обсуждение википедия 特別 ファイル カテゴリ テンプレート ' +
    '利用者 ノート 特殊 文件 分类 模板 用户 wikipedysta specjalna plik pomoc szablon kategoria dyskusja speciaal bestand'
  ).split(' '),
)

const MAIN_PAGES = new Set([
  'main_page',
  'hauptseite',
  'wikipédia:accueil_principal',
  'wikipedia:portada',
  'pagina_principale',
  'strona_główna',
  'заглавная_страница',
  'メインページ',
  'hoofdpagina',
])

/**
 * Whether a title of the most-read list is an article people read: not the main page, not a page of another
 * namespace, and not one of the titles only programs ask for (`-` and bare domain endings).
 */
export function isReaderArticle(title: string): boolean {
  const key = title.trim().replaceAll(' ', '_').toLowerCase()
  if (key === '' || key === '-' || key.startsWith('.') || MAIN_PAGES.has(key)) return false
  const namespace = /^([^:]+):(?!_)/.exec(key)?.[1]
  return namespace === undefined || !NAMESPACES.has(namespace)
}
