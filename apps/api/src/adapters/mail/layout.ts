import { plainMail } from '@ventanilla/domain/cases/messages/plain-mail'

/** Content of a message, independent of its appearance. */
export interface MessageContent {
  title: string
  /** Plain texts; line breaks inside one are kept. */
  paragraphs: readonly string[]
  /** The one action to take, as an absolute http(s) address. */
  action?: { label: string; url: string } | undefined
  /** Small print: the sender and the reason for the message. */
  footer: string
}

/** The authority in whose name a message is written. */
export interface Sender {
  name: string
  /** `#rrggbb`; text on it is white. */
  primaryColor: string
}

/**
 * Renders a message as HTML and as text. The HTML is one column that reflows on a telephone, in the reader's
 * own colours and type size, with real headings, a language, no images, no tracking and no outside resources;
 * the address of the action is printed too, for mail programs that show no links. Throws `TypeError` for an
 * action whose address is not http(s).
 */
export function layOutMail(content: MessageContent, sender: Sender): { html: string; text: string } {
  const { action } = content
  if (action && !/^https?:\/\//.test(action.url)) throw new TypeError(`Not a web address: ${action.url}`)
  return { html: html(content, sender), text: plainMail(content, sender.name) }
}

function html({ title, paragraphs, action, footer }: MessageContent, sender: Sender): string {
  const color = /^#[0-9a-f]{6}$/i.test(sender.primaryColor) ? sender.primaryColor : '#1f4d3a'
  const name = escape(sender.name)
  const body = paragraphs.map((each) => `<p style="margin:0 0 16px">${lines(each)}</p>`).join('\n')
  const button = action
    ? `<p style="margin:24px 0 8px"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 20px;` +
      `background:${color};color:#ffffff;border-radius:4px;font-weight:bold">${escape(action.label)}</a></p>\n` +
      `<p style="margin:0 0 16px;font-size:0.875em">Si el botón no funciona, copie esta dirección en su navegador:<br>` +
      `<span style="word-break:break-all">${escape(action.url)}</span></p>`
    : ''
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:16px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div role="article" aria-label="${escape(title)}" lang="es" style="max-width:600px;margin:0 auto;overflow-wrap:anywhere">
<p style="margin:0 0 24px;padding:0 0 8px;border-bottom:3px solid ${color};font-weight:bold">${name}</p>
<h1 style="margin:0 0 16px;font-size:1.375em;line-height:1.3">${escape(title)}</h1>
${body}
${button}
<p style="margin:32px 0 0;padding:12px 0 0;border-top:1px solid #767676;font-size:0.875em">${name}<br>${lines(footer)}</p>
</div>
</body>
</html>
`
}

function lines(text: string): string {
  return escape(text).replace(/\r?\n/g, '<br>')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
