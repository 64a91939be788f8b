import { build, type HtmlTagDescriptor, type Plugin, type ResolvedConfig } from 'vite'
import { FONT_FACES } from './font-faces.ts'

/** The built files of the fonts every page shows at once. */
const PRELOADED_FONTS = FONT_FACES.filter((face) => face.isOnEveryPage).map(
  ({ name }) => new RegExp(`(?:^|/)${name}-[\\w-]{8}\\.woff2$`),
)
/** The page's script is fetched and started by boot.js, after the server's page was painted. */
const ENTRY_TAG = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const ENTRY_HINT = '<link rel="later-module" crossorigin data-entry href="$1">'
const MANIFEST_TAG = /<link rel="manifest" /
const MANIFEST_HINT = '<link rel="later-manifest" '
/** The rules that make a browser fetch fonts; the stand-ins of this device's own fonts are none of them. */
const FETCHED_FACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/g
const STYLE_TAG = /<link rel="stylesheet" crossorigin href="([^"]+)">/g
const BOOT_ENTRY = 'src/boot/boot.ts'

/** One classic script without imports: modules would run after the first paint. */
async function buildBootScript(config: ResolvedConfig): Promise<string> {
  const result = await build({
    root: config.root,
    base: config.base,
    configFile: false,
    logLevel: 'warn',
    mode: config.mode,
    build: {
      write: false,
      lib: { entry: BOOT_ENTRY, formats: ['iife'], name: 'boot' },
      minify: config.command === 'build',
    },
  })
  const output = (Array.isArray(result) ? result[0] : result) as { output: readonly { type: string; code?: string }[] }
  const code = output.output.find((file) => file.type === 'chunk')?.code
  if (code === undefined) throw new Error('The boot script was not built.')
  return code
}

/**
 * Puts the style sheet into the document itself: words then show as soon as the document is here, a round trip earlier.
 * The link stays, switched off: it is not fetched, and tells scripts that name the sheet that it is there. They would ask
 * for it otherwise, and every word would be laid out anew. `$&` and the like must stay what they are, so replacements are
 * functions.
 */
function inlineStyles(html: string, files: ReadonlyMap<string, string>, base: string): string {
  return html.replace(STYLE_TAG, (tag, address: string) => {
    const source = files.get(address.slice(base.length))
    return source === undefined ? tag : `<style>${source}</style><link rel="stylesheet" disabled href="${address}">`
  })
}

/**
 * Takes the fonts out of the first style sheet: boot.js switches them on once the first words are painted, which a local
 * font of the same measures shows at once. On a slow line the files would otherwise arrive before these words.
 */
function takeFonts(styles: Map<string, string>): string {
  const faces: string[] = []
  for (const [name, source] of styles) {
    const rest = source.replace(FETCHED_FACE, (face) => {
      faces.push(face)
      return ''
    })
    styles.set(name, rest)
  }
  if (faces.length === 0) throw new Error('The style sheet of the page declares no fonts.')
  return faces.join('')
}

const CHARSET_TAG = /\s*<meta charset="utf-8" ?\/?>/

/** Puts the boot script, the style sheet and the fonts into index.html. */
export function pageShellPlugin(): Plugin {
  let config: ResolvedConfig
  let bootScript = ''
  return {
    name: 'trendverse-page-shell',
    // After the plugin that names the manifest.
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved
    },
    configureServer: async (server) => {
      const code = await buildBootScript(config)
      server.middlewares.use(`${server.config.base}boot.js`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(code)
      })
    },
    async buildStart() {
      if (config.command !== 'build' || config.build.ssr) return
      bootScript = (await buildBootScript(config)).trim()
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => {
        const fonts = Object.keys(context.bundle ?? {}).filter((file) =>
          PRELOADED_FONTS.some((font) => font.test(file)),
        )
        const tags: HtmlTagDescriptor[] = fonts.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'later-preload',
            'data-as': 'font',
            type: 'font/woff2',
            href: config.base + file,
            crossorigin: '',
          },
          injectTo: 'head',
        }))
        if (!context.bundle)
          return [{ tag: 'script', attrs: { src: `${config.base}boot.js` }, injectTo: 'head-prepend' }]
        const styles = new Map(
          Object.values(context.bundle).flatMap((file) =>
            file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, file.source.toString()]] : [],
          ),
        )
        // Before the script, which may switch them on at once.
        const faces: HtmlTagDescriptor = {
          tag: 'style',
          attrs: { 'data-fonts': true, media: 'not all' },
          children: takeFonts(styles),
          injectTo: 'head-prepend',
        }
        const hints = html.replace(ENTRY_TAG, ENTRY_HINT).replace(MANIFEST_TAG, MANIFEST_HINT)
        const page = inlineStyles(hints, styles, config.base)
        // The content security policy names it by its hash; whoever serves the page computes that from the page.
        const script: HtmlTagDescriptor = { tag: 'script', children: bootScript, injectTo: 'head-prepend' }
        // Readers look for it in the first 1,024 bytes, and what is put in front of the head is longer.
        const charset: HtmlTagDescriptor = { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' }
        return { html: page.replace(CHARSET_TAG, ''), tags: [charset, faces, script, ...tags] }
      },
    },
  }
}
