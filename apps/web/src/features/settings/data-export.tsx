import { useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import { Button } from '../../components/button'
import { plainFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { notify } from '../../components/notify'
import { saveAsFile } from '../../components/save-as-file'
import { SettingSection } from './setting-section'

/** Everything kept about the account, as one file. */
export function DataExport({ username }: { readonly username: string }) {
  const { call } = useServices()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const exportData = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(null)
    try {
      const { data } = await call((backend) => backend.account.exportData())
      const day = new Date().toISOString().slice(0, 10)
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveAsFile(file, `trendverse-${username}-${day}.json`)
      notify('Your data is in your downloads.')
    } catch (cause) {
      logFailure('The data could not be exported.', cause)
      setError(plainFailure(cause, 'Your data could not be put together. Please try again.'))
    }
    setIsBusy(false)
  }
  return (
    <SettingSection
      id="data"
      text="Everything we keep about you, in one JSON file that people and programs can read. Passwords are not in it."
    >
      <FormMessage text={error} />
      <Button className="w-fit" aria-disabled={isBusy} onClick={() => void exportData()}>
        {isBusy ? 'Putting it together...' : 'Download my data'}
      </Button>
    </SettingSection>
  )
}
