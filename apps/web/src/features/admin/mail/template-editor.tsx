import { Button } from '../../../components/controls/button'
import { FormField } from '../../../components/form/form-field'
import { FormMessage } from '../../../components/form/form-message'
import { FormSelect } from '../../../components/form/form-select'
import { FormTextArea } from '../../../components/form/form-text-area'
import { changesOf } from '../change/changes-of'
import { useAdminChange } from '../change/use-admin-change'
import { useRecordForm } from '../change/use-record-form'
import { MAIL_TYPE_WORDS, type MailTemplate } from './mail-types'
import { TemplatePreview } from './template-preview'

type TemplateEditorProps = { readonly template: MailTemplate; readonly onClose: () => void }

/** The wording of one kind of mail beside what becomes of it. */
export function TemplateEditor({ template, onClose }: TemplateEditorProps) {
  const { type, status, subject, htmlContent, textContent, variables, required, builtIn } = template
  const saved = { status, subject, htmlContent, textContent }
  const form = useRecordForm<keyof typeof saved>(saved)
  const { change, isBusy } = useAdminChange()
  const draft = {
    // One of the options of its field.
    status: form.values.status as MailTemplate['status'],
    subject: form.values.subject,
    htmlContent: form.values.htmlContent,
    textContent: form.values.textContent,
  }
  const { isChanged } = changesOf(saved, draft)
  const save = () =>
    change({
      run: (backend) => backend.mail.templates.save({ type, ...draft, expected: saved }),
      done: 'Saved. The next email uses it.',
      undo: (backend) =>
        builtIn
          ? backend.mail.templates.remove({ type })
          : backend.mail.templates.save({ type, ...saved, expected: draft }),
      onRefused: form.onRefused,
    })
  const goBack = () =>
    change({
      run: (backend) => backend.mail.templates.remove({ type }),
      done: 'The built-in wording is used again.',
      undo: (backend) => backend.mail.templates.save({ type, ...saved }),
    })
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{MAIL_TYPE_WORDS[type]}</h2>
        <Button size="sm" onClick={onClose}>
          All templates
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
        <form
          className="grid grid-cols-1 content-start gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <FormField {...form.text('subject')} label="Subject" maxLength={200} required />
          <FormTextArea
            {...form.text('htmlContent')}
            label="HTML"
            hint="Shown by most email apps."
            spellCheck={false}
            className="font-mono text-xs"
          />
          <FormTextArea
            {...form.text('textContent')}
            label="Text"
            hint="Shown by email apps without HTML."
            className="font-mono text-xs"
          />
          <VariableList variables={variables} required={required} />
          <FormSelect
            {...form.choice('status')}
            label="Status"
            options={[
              { value: 'active', label: 'Used' },
              { value: 'inactive', label: 'Off: the built-in wording is sent' },
            ]}
          />
          <FormMessage text={form.refusal} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="solid" disabled={!isChanged} aria-disabled={isBusy}>
              {isBusy ? 'Saving…' : 'Save'}
            </Button>
            {!builtIn && (
              <Button aria-disabled={isBusy} onClick={() => void goBack()}>
                Restore the built-in wording
              </Button>
            )}
          </div>
        </form>
        <TemplatePreview type={type} draft={draft} />
      </div>
    </div>
  )
}

function VariableList({ variables, required }: Pick<MailTemplate, 'variables' | 'required'>) {
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">Variables</p>
      <ul className="flex flex-wrap gap-2">
        {variables.map((name) => (
          <li key={name} className="rounded-md border border-line px-2 py-1 text-xs">
            <code>{`{{${name}}}`}</code>
            {required.includes(name) && <span className="text-muted"> required</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
