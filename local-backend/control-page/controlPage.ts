import { demoMember } from '../demoMember.ts'
import { demoStaff } from '../samples/demoStaff.ts'
import type { SentMail } from '../email/outbox.ts'
import { faultKinds, faultTargets } from '../faults.ts'
import { stkOutcomes } from '../mobile-money/stkOutcomes.ts'
import { toJson, type ControlState } from './controlState.ts'
import { html, type SafeHtml } from './html.ts'

/** The page /__local for a state of the backend. */
export function renderControlPage(state: ControlState): string {
  const documents = Object.entries(state.documents)
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
            Stands in for Firebase, EmailJS and the payment service on this computer. Nothing here
            leaves it, and everything is gone when the server stops.
            <a href="/__local">Look again</a> · <a href="/__local/state.json">as JSON</a> ·
            <a href="/">To the site</a>
          </p>
          ${section('Controls', renderControls(state))}
          ${section(
            'Documents',
            list(
              documents,
              ([path, found]) =>
                html`<h3>${path} (${found.length})</h3>
                  ${found.map(({ id, fields }) => entry(id, fields))}`,
            ),
          )}
          ${section('Outbox', list(state.outbox.toReversed(), renderMail))}
          ${section(
            'M-Pesa requests',
            list(state.stkRequests.toReversed(), (request) =>
              entry(`${request.time} · ${request.outcome}`, {
                phone: request.phone,
                amount: request.amount,
              }),
            ),
          )}
          ${section(
            'Denied by firestore.rules',
            list(
              state.denials,
              ({ time, method, path, uid, explanation }) =>
                html`<details>
                  <summary>${time} · ${method} /${path} · ${uid ?? 'anonymous'}</summary>
                  <pre>${explanation.join('\n')}</pre>
                </details>`,
            ),
          )}
          ${section('Phone numbers for trying out M-Pesa', renderStkTable())}
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

function renderControls({ faults, hasSamples }: ControlState): SafeHtml {
  return html`<p>
      Demo member: <code>${demoMember.email}</code>, password <code>${demoMember.password}</code>
    </p>
    ${
      hasSamples
        ? html`<p>
            Demo staff, for <a href="/staff">/staff</a>: <code>${demoStaff.email}</code>, password
            <code>${demoStaff.password}</code> ·
            <a href="/__local/statement.csv">a statement to try</a>
          </p>`
        : ''
    }
    <form method="post" action="/__local/reset"><button>Reset everything</button></form>
    <form method="post" action="/__local/fail-next">
      <label
        >Of the next calls to
        <select name="target">
          ${faultTargets.map((target) => html`<option>${target}</option>`)}
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
      faults,
      ({ target, kind, count }) =>
        html`<p>${target}: ${kind}, ${count} ${count === 1 ? 'call' : 'calls'}</p>`,
    )}`
}

function renderStkTable(): SafeHtml {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Ends with</th>
        <th scope="col">What happens</th>
      </tr>
    </thead>
    <tbody>
      ${stkOutcomes.map(
        ({ ending, description }) =>
          html`<tr>
            <td>${ending ?? 'anything else'}</td>
            <td>${description}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
