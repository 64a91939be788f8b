import type { Page } from '@playwright/test'

/** What the page did with windows, the clipboard and the device’s own sheet. */
export type SeenSharing = {
  readonly opened: readonly (readonly [address: string, features: string])[]
  readonly copied: readonly string[]
  /** Types of the pictures put into the clipboard. */
  readonly pictures: readonly string[]
  readonly sheets: readonly { readonly url: string; readonly text: string; readonly files: readonly SharedFile[] }[]
}

type SharedFile = { readonly name: string; readonly type: string; readonly width: number; readonly height: number }

type Watched = {
  readonly popups?: boolean
  readonly clipboard?: boolean
  /** Whether the device has a sheet of its own, which takes files. */
  readonly sheet?: boolean
}

/** Windows, clipboard and sheet as a visitor’s browser has them, but seen by the journey; set before the page comes. */
export async function watchSharing(page: Page, how: Watched = {}): Promise<void> {
  await page.addInitScript(
    ({ popups, clipboard, sheet }) => {
      const seen = {
        opened: [] as string[][],
        copied: [] as string[],
        pictures: [] as string[],
        sheets: [] as object[],
      }
      const allows = { clipboard }
      Object.assign(window, { seen, allows })
      const refuseUnlessAllowed = () => {
        if (!allows.clipboard) throw new DOMException('Refused', 'NotAllowedError')
      }
      const describe = async (file: File) => {
        const { width, height } = await createImageBitmap(file)
        return { name: file.name, type: file.type, width, height }
      }
      window.open = (address, _, features) => {
        seen.opened.push([String(address), features ?? ''])
        return popups ? ({ opener: window } as unknown as Window) : null
      }
      const writeText = async (text: string) => {
        refuseUnlessAllowed()
        seen.copied.push(text)
      }
      const write = async (items: ClipboardItem[]) => {
        refuseUnlessAllowed()
        for (const item of items) for (const type of item.types) seen.pictures.push((await item.getType(type)).type)
      }
      const share = async ({ files = [], url, text }: ShareData) => {
        seen.sheets.push({ url, text, files: await Promise.all(files.map(describe)) })
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText, write } })
      Object.defineProperty(navigator, 'canShare', { value: () => sheet })
      Object.defineProperty(navigator, 'share', { value: sheet ? share : undefined })
    },
    { popups: how.popups ?? true, clipboard: how.clipboard ?? true, sheet: how.sheet ?? false },
  )
}

export const seenOn = (page: Page): Promise<SeenSharing> =>
  page.evaluate(() => (window as unknown as { seen: SeenSharing }).seen)

/** From now on the clipboard takes nothing. */
export const refuseClipboard = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as { allows: { clipboard: boolean } }).allows.clipboard = false))
