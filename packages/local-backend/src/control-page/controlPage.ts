import type { SentMail } from '../email/outbox.ts'
import { faultKinds } from '../faults.ts'
import type { LocalBackend } from '../localBackend.ts'
import type { ServicePanel } from '../service.ts'
import { readState, toJson } from './controlState.ts'
import { html, type SafeHtml } from './html.ts'

export function renderControlPage(backend: LocalBackend): string {
  const { documents, outbox, denials } = readState(backend)
  const panels = backend.services.flatMap(({ panel }) => panel ?? [])
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Embedded backend</title>
        <link rel="stylesheet" href="/__local/style.css" />
      </head>
      <body>
        <main>
          <h1>Embedded backend</h1>
          <p>
            Stands in for Firebase and the other services on this computer. Nothing here leaves it,
            and everything is gone when the server stops.
            <a href="/__local">Look again</a> · <a href="/__local/state.json">as JSON</a> ·
            <a href="/">To the site</a>
          </p>
          ${section('Controls', renderControls(backend))}
          ${section(
            'Documents',
            list(
              Object.entries(documents),
              ([path, found]) =>
                html`<h3>${path} (${found.length})</h3>
                  ${found.map(({ id, fields }) => entry(id, fields))}`,
            ),
          )}
          ${section('Outbox', list(outbox.toReversed(), renderMail))}
          ${panels.map((panel) =>
            section(
              panel.title,
              list(panel.entries().toReversed(), (each) => html`<pre>${toJson(each, 2)}</pre>`),
            ),
          )}
          ${section(
            'Denied by firestore.rules',
            list(
              denials,
              ({ time, method, path, uid, explanation }) =>
                html`<details>
                  <summary>${time} · ${method} /${path} · ${uid ?? 'anonymous'}</summary>
                  <pre>${explanation.join('\n')}</pre>
                </details>`,
            ),
          )}
          ${panels.map(({ hints }) => (hints ? section(hints.title, renderHints(hints)) : html``))}
        </main>
      </body>
    </html> `.text
}

function section(title: string, content: SafeHtml): SafeHtml {
  return html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`
}

function list<T>(items: readonly T[], render: (item: T) => SafeHtml): SafeHtml {
  return items.length === 0 ? html`<p>None.</p>` : html`${items.map(render)}`
}

function entry(summary: string, content: unknown): SafeHtml {
  return html`<details>
    <summary>${summary}</summary>
    <pre>${toJson(content, 2)}</pre>
  </details>`
}

function renderMail({ time, endpoint, serviceId, templateId, params, link }: SentMail): SafeHtml {
  return html`<details>
    <summary>${time} · ${templateId}</summary>
    ${link === undefined ? '' : html`<p><a href="${link}">${link}</a></p>`}
    <pre>${toJson({ endpoint, serviceId, templateId, params }, 2)}</pre>
  </details>`
}

function renderControls(backend: LocalBackend): SafeHtml {
  const { accounts, downloads, services } = backend
  return html`${accounts.map(
      ({ label, email, password }) =>
        html`<p>${label}: <code>${email}</code>, password <code>${password}</code></p>`,
    )}
    ${downloads.map(({ label, name }) => html`<p><a href="/__local/${name}">${label}</a></p>`)}
    <form method="post" action="/__local/reset"><button>Reset everything</button></form>
    <form method="post" action="/__local/fail-next">
      <label
        >Of the next calls to
        <select name="target">
          ${services.map(({ name }) => html`<option>${name}</option>`)}
        </select>
      </label>
      <label
        >let this many go wrong
        <input name="count" type="number" min="1" max="100" value="1" />
      </label>
      <label
        >like this
        <select name="kind">
          ${Object.entries(faultKinds).map(
            ([kind, description]) => html`<option value="${kind}">${kind}: ${description}</option>`,
          )}
        </select>
      </label>
      <button>Fail the next call</button>
    </form>
    <h3>Waiting to go wrong</h3>
    ${list(
      backend.pendingFaults(),
      ({ target, kind, count }) =>
        html`<p>${target}: ${kind}, ${count} ${count === 1 ? 'call' : 'calls'}</p>`,
    )}`
}

function renderHints({ headings, rows }: NonNullable<ServicePanel['hints']>): SafeHtml {
  return html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([input, outcome]) =>
          html`<tr>
            <td>${input}</td>
            <td>${outcome}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
