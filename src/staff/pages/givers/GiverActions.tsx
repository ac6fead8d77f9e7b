import { giversTexts as texts } from '@/staff/content/givers'
import { thanksTexts } from '@/staff/content/payments'
import { giftsToThank, type Giver } from '@/staff/domain/givers'
import { RowButton } from '@/staff/pages/list/Row'
import { DraftLinks } from '@/staff/pages/payments/DraftLinks'
import { ThankOne } from '@/staff/pages/payments/ThankButtons'
import { giftTexts, nameText } from './giverColumns'

export function GiverActions({ giver, onShow }: { giver: Giver; onShow: (id: string) => void }) {
  if (!giver.isStored) return null
  const { id, email, phone, gifts } = giver
  const name = nameText(giver)
  const open = giftsToThank(giver)
  const thanked = gifts.filter(({ thanks }) => thanks)
  return (
    <>
      {open.length > 0 && (
        <DraftLinks
          email={email}
          phone={phone}
          subject={texts.draft.subject}
          text={texts.draft.text(giver.name, giftTexts(open))}
          label={thanksTexts.draft.by}
        />
      )}
      <ThankOne name={name} gifts={[...open, ...thanked]} />
      <RowButton
        id={statementButton(giver)}
        label={texts.statement.open}
        onClick={() => onShow(id)}
      />
    </>
  )
}

/** The id of the button that shows a giver's statement. */
export function statementButton({ id }: Giver): string {
  return `statement-${id}`
}
