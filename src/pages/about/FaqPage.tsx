import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Accordion, type AccordionItem } from '@/components/display/Accordion'
import fields from '@/components/form/Form.module.css'
import { useDeviceList, type OwnEntry } from '@/components/form/useDeviceList'
import { paths } from '@/config/paths'
import { faq, type FaqItem } from '@/content/faq'
import { questionSchema, type SuggestedQuestion } from '@/domain/messages/suggestion'
import { hasAllWords } from '@/domain/text/textSearch'
import { AskForm } from './AskForm'
import { SendToTeam } from './SendToTeam'
import styles from './suggestions.module.css'

/** /faq: questions that open, a box to find one, and a form to add one (SPEC section 2). */
export function FaqPage() {
  const own = useDeviceList('questions', questionSchema)
  const [query, setQuery] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const boxId = useId()
  // What was typed before the page was interactive counts too.
  useLayoutEffect(() => setQuery(box.current?.value ?? ''), [])
  const all = [...faq, ...own.entries]
  const found = all.filter(({ question, answer }) => hasAllWords(`${question} ${answer}`, query))

  return (
    <div className="page">
      <h1>Questions and answers</h1>
      <p className="lead">
        What we are, and how you can join in. Is your question missing? Add it.
      </p>
      <div className={styles.columns}>
        <div>
          <div className={styles.filter}>
            <label htmlFor={boxId}>Find a question</label>
            <input
              ref={box}
              id={boxId}
              type="search"
              className={fields.input}
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
            <output htmlFor={boxId}>
              {query.trim() && `${found.length} of ${all.length} questions`}
            </output>
          </div>
          {found.length > 0 ? (
            <Accordion
              heading="h2"
              items={found.map((item) => ('next' in item ? ours(item) : added(item, own.remove)))}
            />
          ) : (
            <p className={styles.none}>
              No question here has these words. Ask it yourself: the form is right here.
            </p>
          )}
          <p className={styles.person}>
            Rather ask a person? <Link to={paths.contact}>Contact us</Link>
          </p>
        </div>
        <AskForm
          onAdd={(entry) => {
            own.add(entry)
            // Whatever is looked for, the new one is to be seen.
            if (box.current) box.current.value = ''
            setQuery('')
          }}
        />
      </div>
    </div>
  )
}

function ours({ id, question, answer, next }: FaqItem): AccordionItem {
  return {
    id,
    title: question,
    content: (
      <>
        <p>{answer}</p>
        <ul className={styles.next}>
          {next.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>
            <Link to={{ hash: id }}>Link to this question</Link>
          </li>
        </ul>
      </>
    ),
  }
}

function added(
  { id, question, answer }: OwnEntry<SuggestedQuestion>,
  onRemove: (id: string) => void,
): AccordionItem {
  return {
    id,
    title: question,
    startsOpen: true,
    content: (
      <>
        <p className={styles.text} dir="auto">
          {answer}
        </p>
        <SendToTeam
          subject="A question for the website"
          text={`Question: ${question}\n\nAnswer: ${answer}`}
          label="your question"
          onRemove={() => onRemove(id)}
        />
      </>
    ),
  }
}
