import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import { Modal } from '../../../components/overlays/modal'
import { ADMIN_PAGES } from './admin-pages'
import { usePageCommands } from './page-commands'
import './command-palette.css'

/** Pages whose lists are searched for what is typed. */
const SEARCHED = ADMIN_PAGES.filter(({ page }) => page === 'users' || page === 'trends')

/** All pages and what the open one can do, found by typing. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const commands = usePageCommands()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // After the window has opened and taken the focus.
  useEffect(() => input.current?.focus(), [])
  const sought = text.trim()
  const go = (page: string | undefined, search?: { readonly q: string }) => {
    onClose()
    void navigate({ to: '/admin/{-$page}', params: { page }, search: search ?? {} })
  }
  return (
    <Modal title="Go to" onClose={onClose} className="command-window">
      <Command label="Pages and commands" loop className="grid gap-3">
        <Command.Input
          ref={input}
          value={text}
          onValueChange={setText}
          placeholder="A page, a command, a name…"
          className="h-11 w-full rounded-md border border-line bg-panel px-3.5 text-base text-text placeholder:text-faint sm:text-sm"
        />
        <Command.List className="command-list">
          <Command.Empty className="px-3 py-6 text-center text-sm text-muted">No results.</Command.Empty>
          {commands.length > 0 && (
            <Command.Group heading="On this page">
              {commands.map(({ label, run }) => (
                <Command.Item
                  key={label}
                  value={label}
                  onSelect={() => {
                    onClose()
                    run()
                  }}
                >
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          <Command.Group heading="Pages">
            {ADMIN_PAGES.map(({ page, label, letter, words }) => (
              <Command.Item key={label} value={label} keywords={words.split(' ')} onSelect={() => go(page)}>
                {label}
                <kbd>g {letter}</kbd>
              </Command.Item>
            ))}
          </Command.Group>
          {sought !== '' && SEARCHED.length > 0 && (
            <Command.Group heading="Search" forceMount>
              {SEARCHED.map(({ page, label }) => (
                <Command.Item key={label} forceMount value={`search ${label}`} onSelect={() => go(page, { q: sought })}>
                  {label} matching “{sought}”
                </Command.Item>
              ))}
            </Command.Group>
          )}
        </Command.List>
      </Command>
    </Modal>
  )
}
