import { saveAsFile } from '../../../components/browser/save-as-file'
import { Button } from '../../../components/controls/button'
import { CopyButton } from '../../../components/sharing/copy-button'
import './recovery-codes.css'

type RecoveryCodesProps = {
  readonly codes: readonly string[]
  readonly siteName: string
  readonly onDone: () => void
}

/** The recovery codes, the one time they are shown, with the ways to keep them. */
export function RecoveryCodes({ codes, siteName, onDone }: RecoveryCodesProps) {
  const text = `${[`Recovery codes of ${siteName}`, 'Each works once.', '', ...codes].join('\n')}\n`
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-sm text-muted">
        Keep these where you can reach them without your phone. Each works once in place of a code. They aren’t shown
        again.
      </p>
      <div
        data-theme="light"
        className="recovery-codes grid w-fit gap-3 rounded-md border border-line bg-panel p-4 text-text sm:p-5"
      >
        <p className="text-sm font-medium">Recovery codes of {siteName}</p>
        <ol aria-label="Recovery codes" className="grid gap-x-10 gap-y-1.5 tracking-wide tabular-nums sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          label="Copy"
          text={() => text}
          done="Recovery codes copied."
          failed="Your browser blocked copying. Please select and copy the codes yourself."
        />
        <Button onClick={() => saveAsFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          Download
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
        <Button tone="solid" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  )
}
