import { fireEvent, within } from '@testing-library/react'

/** Fills in the fields with these labels, each at once: typing letter by letter takes seconds. */
export function fill(form: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(texts)) {
    fireEvent.input(within(form).getByLabelText(label), { target: { value: text } })
  }
}
