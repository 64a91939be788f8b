import { Modal } from '../../../components/overlays/modal'
import { ADMIN_PAGES } from './admin-pages'

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl K', 'Find a page or command'],
  ['/', 'Search the table'],
  ['↑ ↓', 'Move between rows'],
  ['Enter', 'Open the row'],
  ['Space', 'Select the row'],
  ['Ctrl Z', 'Undo the last change'],
  ['Esc', 'Close a window'],
  ['?', 'Show keyboard shortcuts'],
]

function KeyList({ rows }: { readonly rows: typeof KEYS }) {
  return (
    <dl className="grid content-start gap-2 text-sm">
      {rows.map(([keys, does]) => (
        <div key={keys} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{does}</dt>
          <dd>
            <kbd className="rounded-sm border border-line px-1.5 py-0.5 text-xs whitespace-nowrap">{keys}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function KeysWindow({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <KeyList rows={KEYS} />
        <KeyList rows={ADMIN_PAGES.map(({ label, letter }) => [`g ${letter}`, label])} />
      </div>
    </Modal>
  )
}
