import { ButtonLink } from '@/components/buttons/Button'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import { newsletterTexts, toTellTexts as texts } from '@/staff/content/newsletter'
import type { Subscriber } from '@/staff/domain/records'
import { isPerson } from '@/staff/domain/textSearch'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { textColumn } from '@/staff/pages/list/StaffTable'
import { usePages, type Pages } from '@/staff/pages/list/usePages'
import { PartState } from '@/staff/pages/PartState'
import { useDesk } from '@/staff/pages/useDesk'
import { deleteSubscribers, listSubscribers, type AddressList } from '@/staff/services/subscribers'

export function NewsletterTab() {
  const pages = usePages(() => listSubscribers('mailingList'))
  return (
    <>
      <p>{newsletterTexts.lead}</p>
      <SearchForm label={newsletterTexts.search} />
      <AddressRows label="Newsletter" list="mailingList" pages={pages} fileName="newsletter" />
      <ToTell />
    </>
  )
}

/** Mail programs take links of about 2,000 characters, and silently cut longer ones. */
const inADraft = { people: 50, signs: 2000 } as const

/** The addresses of people to tell, by subject. */
function ToTell() {
  const pages = usePages(() => listSubscribers('tellMeWhen'))
  const subjects = [...new Set(pages.items?.map(({ subject }) => subject))]
  return (
    <>
      {!pages.items && <PartState {...pages} />}
      {subjects.map((subject) => (
        <Subject key={subject} subject={subject} pages={pages} />
      ))}
    </>
  )
}

function Subject({ subject, pages }: { subject: string; pages: Pages<Subscriber> }) {
  const { searchText } = useDesk()
  const those = (pages.items ?? []).filter((each) => each.subject === subject)
  const draft = draftTo(those, subject)
  const isFit = those.length <= inADraft.people && draft.length <= inADraft.signs
  return (
    <section aria-label={texts.title(subject)}>
      <h2>{texts.title(subject)}</h2>
      <p className="muted">{texts.lead}</p>
      {!isFit && <p>{texts.many}</p>}
      <AddressRows
        label={texts.title(subject)}
        list="tellMeWhen"
        pages={{ ...pages, items: those }}
        fileName="tell-me-when"
      >
        {/* They are about all of these, and not about those found. */}
        {searchText === '' && (
          <>
            {isFit && (
              <ButtonLink variant="secondary" href={draft}>
                {texts.mail}
              </ButtonLink>
            )}
            <DialogButton
              variant="quiet"
              isGrave
              label={texts.removeAllButton}
              onClose={pages.refetch}
            >
              <QuestionDialog
                {...texts.removeAll(those.length)}
                isDestructive
                act={() => deleteSubscribers('tellMeWhen', those)}
              />
            </DialogButton>
          </>
        )}
      </AddressRows>
    </section>
  )
}

/** The addresses found, fifty at a time, each with a way off the list. */
function AddressRows({
  list,
  ...rows
}: Pick<
  Parameters<typeof StaffList<Subscriber>>[0],
  'label' | 'pages' | 'fileName' | 'children'
> & {
  list: AddressList
}) {
  const { searchText } = useDesk()
  const { items } = rows.pages
  const found = items?.filter(({ email }) => isPerson({ name: '', email, phone: '' }, searchText))
  return (
    <>
      <p role="status">{items && items.length > 0 && newsletterTexts.count(items.length)}</p>
      <StaffList
        {...rows}
        pages={{ ...rows.pages, items: found ?? null }}
        filter={searchText}
        empty={searchText === '' ? newsletterTexts.empty : newsletterTexts.notFound}
        columns={[textColumn('Email', ({ email }: Subscriber) => email)]}
        nameOf={({ email }) => email}
        renderActions={(each) => (
          <DialogButton label="Take off the list…" isGrave row="goes">
            <QuestionDialog
              {...newsletterTexts.remove(each.email, list)}
              act={() => deleteSubscribers(list, [each])}
            />
          </DialogButton>
        )}
      />
    </>
  )
}

/** A draft to nobody, with everybody in BCC. */
function draftTo(those: readonly Subscriber[], subject: string): string {
  const addresses = those.map(({ email }) => encodeURIComponent(email)).join(',')
  return `${mailDraftLink('', texts.mailSubject(subject), '')}&bcc=${addresses}`
}
