import { exportSettings, importSettings, MAX_SETTINGS_FILE_BYTES } from '@trendverse/domain/social/settings-file'
import type { SocialSettings } from '@trendverse/domain/social/social-settings'
import { useRef, useState } from 'react'
import { saveAsFile } from '../../../components/browser/save-as-file'
import { Button } from '../../../components/controls/button'
import { FormMessage } from '../../../components/form/form-message'
import { SettingPanel } from './setting-panel'

type SettingsFileProps = {
  readonly settings: SocialSettings
  readonly isUnsaved: boolean
  readonly onImport: (settings: SocialSettings) => void
}

/** SO-03, OP-65: pages and button as a file, and back; what a file brings counts once it is saved. */
export function SettingsFile({ settings, isUnsaved, onImport }: SettingsFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [summary, setSummary] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const read = async (file: File) => {
    setSummary(null)
    setProblem(null)
    try {
      const text = file.size > MAX_SETTINGS_FILE_BYTES ? '' : await file.text()
      const imported = importSettings(text, file.size)
      if (!imported.accepted) return setProblem(imported.problem)
      onImport(imported.settings)
      setSummary(imported.summary)
    } catch {
      setProblem('This file couldn’t be read. Nothing was changed.')
    }
  }
  return (
    <SettingPanel
      title="As a file"
      text="Export these settings as a JSON file, or import one of up to 100 KB. An import takes effect when you save."
    >
      <FormMessage text={problem} />
      <p role="status" className="text-sm empty:hidden">
        {summary !== null && isUnsaved && `Imported: ${summary} Save to apply it, or undo.`}
        {summary !== null && !isUnsaved && `Imported: ${summary} Nothing changes.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() =>
            saveAsFile(new Blob([exportSettings(settings)], { type: 'application/json' }), 'trendverse-social.json')
          }
        >
          Export
        </Button>
        <Button onClick={() => input.current?.click()}>Import</Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="File with settings"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file can be chosen again.
            event.target.value = ''
            if (file !== undefined) void read(file)
          }}
        />
      </div>
    </SettingPanel>
  )
}
