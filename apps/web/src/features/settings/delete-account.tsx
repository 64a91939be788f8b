import { useState } from 'react'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { SettingSection } from './setting-section'

/** Few leave: its code comes when somebody does. */
const DeleteWindow = lazyPart(() => import('./delete-window').then((module) => module.DeleteWindow))

/** The way out, for good. */
export function DeleteAccount({ username }: { readonly username: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingSection id="delete" text="This can’t be undone.">
      <ul className="grid max-w-prose list-disc gap-1.5 pl-5 text-sm text-muted marker:text-faint">
        <li>Your profile, picture, activity, streak and achievements are deleted.</li>
        <li>You’re signed out everywhere.</li>
        <li>Your username and email can be used again.</li>
        <li>Want to keep your data? Download it above first.</li>
      </ul>
      <Button className="button-danger w-fit" onClick={() => setIsOpen(true)}>
        Delete my account...
      </Button>
      {isOpen && <DeleteWindow username={username} onClose={() => setIsOpen(false)} />}
    </SettingSection>
  )
}
