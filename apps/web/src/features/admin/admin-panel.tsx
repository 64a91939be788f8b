import type { ReactNode } from 'react'
import { Modal } from '../../components/overlays/modal'
import './admin-panel.css'

type AdminPanelProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The details of a row, at the right edge of the window; all of it on a phone. */
export function AdminPanel({ title, onClose, children }: AdminPanelProps) {
  return (
    <Modal title={title} onClose={onClose} className="admin-panel" toastCorner="bottom-right">
      {children}
    </Modal>
  )
}
