import { useState } from 'react'
import { Button } from '../../components/button'
import { DeleteWindow } from './delete-window'
import { SettingSection } from './setting-section'

/** The way out, for good. */
export function DeleteAccount({ username }: { readonly username: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingSection id="delete" text="For good. There is no way back, and nobody here can undo it.">
      <ul className="grid max-w-prose list-disc gap-1.5 pl-5 text-sm text-muted marker:text-faint">
        <li>Your profile, your picture, your days, your streak and your achievements are deleted.</li>
        <li>You are signed out everywhere.</li>
        <li>Your username and your address are free for others to use.</li>
        <li>Whatever you want to keep, download it first, above.</li>
      </ul>
      <Button className="button-danger w-fit" onClick={() => setIsOpen(true)}>
        Delete my account...
      </Button>
      {isOpen && <DeleteWindow username={username} onClose={() => setIsOpen(false)} />}
    </SettingSection>
  )
}
