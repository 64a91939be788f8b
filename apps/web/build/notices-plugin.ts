import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What is shipped without being a module: the fonts, cut to the letters that are needed. */
const FONTS = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/inter', '@fontsource/anton']
const PACKAGE = /^(.*[\\/]node_modules[\\/])((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.|-|$)/i

type Notice = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string }

/** The folder of the package a module belongs to; undefined for our own modules and those made by a plugin. */
export function packageFolder(moduleId: string): string | undefined {
  const match = PACKAGE.exec(moduleId.replace(/^\0/, ''))
  return match === null ? undefined : `${match[1]}${match[2]}`
}

function readNotice(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license?: string
  }
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
  if (license === undefined && text === '') throw new Error(`The package ${name} says nothing of its licence.`)
  return { name, version, licence: license ?? 'see below', text }
}

/** The text of all notices, by name. */
export function noticesText(notices: readonly Notice[]): string {
  const ordered = [...notices].sort((a, b) => (a.name < b.name ? -1 : 1))
  return [
    'Libraries and fonts that are shipped with these pages, and their licences.',
    ...ordered.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`.trim()),
  ].join(`\n\n${'-'.repeat(80)}\n\n`)
}

/** Writes `notices.txt` beside the page: the licences of everything in its scripts, and of its fonts. */
export function noticesPlugin(modulesFolder: string): Plugin {
  return {
    name: 'trendverse-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = new Set(FONTS.map((name) => join(modulesFolder, name)).filter((folder) => existsSync(folder)))
      for (const file of Object.values(bundle)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const folder = packageFolder(id)
          if (folder !== undefined) folders.add(folder)
        }
      }
      const source = `${noticesText([...folders].map(readNotice))}\n`
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source })
    },
  }
}
