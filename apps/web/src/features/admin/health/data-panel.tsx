import { ExactTime } from '../../../components/text/exact-time'
import type { Attention } from '../dashboard/dashboard-answers'
import { SettingPanel } from '../sharing/setting-panel'
import { diskText } from './disk-text'
import { type Fact, FactList } from './fact-list'

type DataPanelProps = { readonly health: Pick<Attention['health'], 'disk' | 'backup'> }

/** Room on the disk and the latest backup, with what helps where either is short. */
export function DataPanel({ health: { disk, backup } }: DataPanelProps) {
  const facts: readonly Fact[] = [
    { label: 'Free disk space', value: disk === null ? 'Unknown' : diskText(disk) },
    { label: 'Last backup', value: backup === null ? 'Unknown' : <LastBackup {...backup} /> },
  ]
  return (
    <SettingPanel title="Data" text="Free disk space and your last backup.">
      <FactList facts={facts} />
      <div className="grid gap-2 text-sm text-muted">
        <p>
          <code className="rounded-sm bg-raised px-1.5 py-0.5 text-text">npm run backup</code> on the server saves
          everything into one file. Keep the file on another machine, separate from the secret key.
        </p>
        {backup === null && <p>Backups made with PostgreSQL’s own tools aren’t shown here.</p>}
        <p>Running out of space? Move old backups to another machine, or use a larger disk.</p>
      </div>
    </SettingPanel>
  )
}

function LastBackup({ latestAt }: { readonly latestAt: string | null }) {
  return latestAt === null ? 'None yet' : <ExactTime at={latestAt} />
}
