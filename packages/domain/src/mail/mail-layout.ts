/** One mail in the product's own form. Texts may hold `{{variables}}` and are trusted: they are ours. */
export type MailLayout = {
  /** What an inbox shows beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly link: string }
  /** HTML that stands between the paragraphs and the footer. */
  readonly block?: string
  /** Small print; HTML. */
  readonly footer: string
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Mail programs that can show the night theme read this; the others keep the light one written at each element. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%!important;-webkit-text-size-adjust:100%}
@media (max-width:600px){.card{border-radius:0!important}.pad{padding-left:24px!important;padding-right:24px!important}}
@media (prefers-color-scheme:dark){.sky{background:#05060f!important}.card{background:#11142a!important;border-color:#262b52!important}
.ink{color:#f2f3ff!important}.soft{color:#b3b8dc!important}.fine{color:#8f95bf!important}.line{border-color:#262b52!important}
.act{background:#a78bfa!important}.act a{color:#0b0d1d!important}.ref{color:#c4b5fd!important}}`

/** A planet, drawn by a table cell alone: pictures are blocked in most inboxes. */
const PLANET = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="width:28px;height:28px;border-radius:14px;background:#6a3df0;background-image:linear-gradient(135deg,#8b5cf6,#ec4899);font-size:0;line-height:0">&nbsp;</td>
<td class="ink" style="${FONT};font-size:17px;font-weight:700;letter-spacing:.2px;color:#14162b;padding-left:12px">{{siteName}}</td>
</tr></table>`

function paragraph(text: string): string {
  return `<p class="soft" style="${FONT};font-size:16px;line-height:1.6;color:#3f4468;margin:0 0 16px">${text}</p>`
}

function button(label: string, link: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="act" style="border-radius:12px;background:#5b21b6"><a href="${link}" style="${FONT};display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:12px">${label}</a></td>
</tr></table>
<p class="fine" style="${FONT};font-size:13px;line-height:1.6;color:#6a6f94;margin:0 0 16px">If the button doesn’t work, open this address:<br><a class="ref" href="${link}" style="color:#5b21b6;word-break:break-all">${link}</a></p>`
}

/** The HTML part: tables and styles at each element, as mail programs want it; one column that fits every width. */
export function layoutHtml(mail: MailLayout): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${mail.heading}</title><style>${STYLE}</style></head>
<body class="sky" style="background:#eef0fa">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${mail.preview}</div>
<table role="presentation" class="sky" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eef0fa"><tr><td align="center" style="padding:32px 0">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe2f2;border-radius:20px">
<tr><td class="pad" style="padding:32px 40px 0">${PLANET}</td></tr>
<tr><td class="pad" style="padding:28px 40px 8px"><h1 class="ink" style="${FONT};font-size:26px;line-height:1.25;font-weight:700;color:#14162b;margin:0 0 16px">${mail.heading}</h1>
${mail.paragraphs.map(paragraph).join('\n')}
${mail.button === undefined ? '' : button(mail.button.label, mail.button.link)}${mail.block ?? ''}</td></tr>
<tr><td class="pad" style="padding:0 40px 32px"><p class="fine line" style="${FONT};font-size:13px;line-height:1.6;color:#6a6f94;border-top:1px solid #dfe2f2;padding-top:20px;margin:8px 0 0">${mail.footer}</p></td></tr>
</table></td></tr></table></body></html>`
}

/** The text part of the same mail; its footer is given apart, since that of the HTML part may hold tags. */
export function layoutText(mail: Omit<MailLayout, 'preview' | 'footer'>, footer: string): string {
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    ...(mail.button === undefined ? [] : [`${mail.button.label}:\n${mail.button.link}`]),
    ...(mail.block === undefined ? [] : [mail.block]),
    `-- \n${footer}`,
  ]
  return `${parts.join('\n\n')}\n`
}
