import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Accordion, type AccordionItem } from '@/components/page/Accordion'
import { ScenePage } from '@/components/page/ScenePage'
import { Section } from '@/components/page/Section'
import { TextField } from '@/components/form/fields'
import { paths } from '@/config/paths'
import { faq } from '@/content/facts/faq.json'
import type { FaqItem } from '@/content/facts/faq'
import { faqPage } from '@/content/texts/faqPage'
import { suggestions } from '@/content/texts/suggestions'
import { questionSchema, type SuggestedQuestion } from '@/domain/messages/suggestion'
import { FaqScene } from './FaqScene'
import { SendToTeam } from './SendToTeam'
import { SuggestionForm } from './SuggestionForm'
import { suggestionList, type Suggestion } from './suggestionList'
import styles from './about.module.css'

const { person } = faqPage
const askTitle = 'Ask a new question'
const useQuestionSuggestions = suggestionList('questions', questionSchema)

export function FaqPage() {
  const own = useQuestionSuggestions()
  return (
    <ScenePage title="Questions and answers" lead={faqPage.lead} scene={<FaqScene />}>
      <div className="split">
        <Accordion
          items={[
            ...faq.map(ours),
            ...own.entries.map((item) => added(item, own.remove)),
            {
              id: 'question',
              title: askTitle,
              content: (
                <>
                  <p>{faqPage.ask}</p>
                  <SuggestionForm
                    kind="question"
                    title={askTitle}
                    schema={questionSchema}
                    onAdd={own.add}
                  >
                    <TextField name="question" label="Question" />
                    <TextField
                      name="answer"
                      label="Answer"
                      hint={suggestions.question.hint}
                      multiline
                    />
                  </SuggestionForm>
                </>
              ),
            },
          ]}
        />
        <Section title={person.title} className={styles.person}>
          <p>{person.text}</p>
          <p className="actions">
            <ButtonLink to={paths.contact} state={{ subject: person.subject }}>
              Ask the team
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.helpNow}>
              See all helplines
            </ButtonLink>
          </p>
        </Section>
      </div>
    </ScenePage>
  )
}

function ours({ id, question, answer, next }: FaqItem, place: number): AccordionItem {
  return {
    id,
    startsOpen: place === 0,
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
