import { Badge } from '../../../components/page/badge'
import { RowsTable } from '../table/rows-table'
import type { TableColumn } from '../table/table-column'
import { useOpenRow } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
import { WhenRead } from '../when-read'
import { MAIL_TYPE_WORDS, type MailTemplate } from './mail-types'
import { TemplateEditor } from './template-editor'

const COLUMNS: readonly TableColumn<MailTemplate>[] = [
  { key: 'type', header: 'Email', cell: ({ type }) => MAIL_TYPE_WORDS[type] },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject },
  {
    key: 'wording',
    header: 'Wording',
    cell: ({ builtIn, status }) =>
      builtIn ? 'Built in' : status === 'active' ? <Badge tone="accent">Your own</Badge> : <Badge>Your own, off</Badge>,
  },
]

/** EM-03: what every kind of mail says. */
export function Templates() {
  const read = useAdminData('mail templates', (backend, signal) => backend.mail.templates.list(undefined, { signal }), {
    followsChanges: true,
  })
  return (
    <WhenRead read={read} room="h-96" failure="Couldn’t load the templates">
      {(templates) => <TemplateList templates={templates} />}
    </WhenRead>
  )
}

/** All wordings, or the one that is open. */
function TemplateList({ templates }: { readonly templates: readonly MailTemplate[] }) {
  const [openType, open] = useOpenRow()
  const opened = templates.find(({ type }) => type === openType)
  if (opened) {
    const { type, status, subject, htmlContent, textContent } = opened
    // Begun anew where somebody saved another wording meanwhile.
    const key = JSON.stringify([type, status, subject, htmlContent, textContent])
    return <TemplateEditor key={key} template={opened} onClose={() => open(undefined)} />
  }
  return (
    <RowsTable
      label="Mail templates"
      rows={templates}
      columns={COLUMNS}
      idOf={({ type }) => type}
      titleOf={({ type }) => MAIL_TYPE_WORDS[type]}
      openId={openType}
      onOpen={open}
    />
  )
}
