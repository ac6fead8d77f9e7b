import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from '@/components/buttons/Link'
import { Accordion, type AccordionItem } from '@/components/page/Accordion'
import { ScenePage } from '@/components/page/ScenePage'
import { Section } from '@/components/page/Section'
import { TextField } from '@/components/form/fields'
import fields from '@/components/form/Form.module.css'
import { paths } from '@/config/paths'
import { faq, faqPage, type FaqItem } from '@/content/faq'
import { suggestions } from '@/content/suggestions'
import { questionSchema, type SuggestedQuestion } from '@/domain/messages/suggestion'
import { hasAllWords } from '@/domain/text/textSearch'
import { FaqScene } from './FaqScene'
import { SendToTeam } from './SendToTeam'
import { SuggestionForm } from './SuggestionForm'
import { suggestionList, type Suggestion } from './suggestionList'
import styles from './about.module.css'

const { person } = faqPage
const useQuestionSuggestions = suggestionList('questions', questionSchema)

/** /faq */
export function FaqPage() {
  const own = useQuestionSuggestions()
  const [query, setQuery] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const boxId = useId()
  // Text typed before the page was interactive counts too.
  useLayoutEffect(() => setQuery(box.current?.value ?? ''), [])
  const all = [...faq, ...own.entries]
  const found = all.filter(({ question, answer }) => hasAllWords(`${question} ${answer}`, query))

  return (
    <ScenePage title="Questions and answers" lead={faqPage.lead} scene={<FaqScene />}>
      <div className={`split ${styles.columns}`}>
        <div>
          <div className={`on-screen scripted ${fields.field} ${styles.filter}`}>
            <label htmlFor={boxId}>Find a question</label>
            <input
              ref={box}
              id={boxId}
              type="search"
              className={fields.input}
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
            <output htmlFor={boxId} className="small">
              {query.trim() && `${found.length} of ${all.length} questions`}
            </output>
          </div>
          {found.length > 0 ? (
            <Accordion
              items={found.map((item) => ('next' in item ? ours(item) : added(item, own.remove)))}
            />
          ) : (
            <p className={styles.none}>{faqPage.noneFound}</p>
          )}
        </div>
        <Section title={person.title} className={styles.person}>
          <p>{person.text}</p>
          <ul className="plain-list">
            <li>
              <Link to={paths.contact}>Contact us</Link>
            </li>
            <li>
              <Link to={paths.helpNow}>See all helplines</Link>
            </li>
          </ul>
        </Section>
      </div>
      <SuggestionForm
        kind="question"
        title="Ask a new question"
        text={faqPage.ask}
        schema={questionSchema}
        onAdd={(entry) => {
          own.add(entry)
          // Else the filter might hide the new one.
          if (box.current) box.current.value = ''
          setQuery('')
        }}
      >
        <TextField name="question" label="Question" />
        <TextField name="answer" label="Answer" hint={suggestions.question.hint} multiline />
      </SuggestionForm>
    </ScenePage>
  )
}

function ours({ id, question, answer, next }: FaqItem): AccordionItem {
  return {
    id,
    title: question,
    content: (
      <>
        <p>{answer}</p>
        <ul className="plain-list cluster touch-links on-screen">
          {[...next, { label: 'Link to this question', to: { hash: id } }].map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}

function added(
  { id, question, answer }: Suggestion<SuggestedQuestion>,
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
          kind="question"
          text={`Question: ${question}\n\nAnswer: ${answer}`}
          onRemove={() => onRemove(id)}
        />
      </>
    ),
  }
}
