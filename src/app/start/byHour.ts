import * as marks from '@/config/marks'
import { isShut, kenyanMoment, openWord, rankAt, type Openness } from '@/domain/care/openingHours'

/** Before the help page is painted, makes it what React will draw for this moment. */
export function showByHour(): void {
  const list = document.querySelector(`[${marks.since}]`)
  if (!list) return
  const holidays = list.getAttribute(marks.holidays) ?? ''
  const moment = kenyanMoment(new Date(), Number(list.getAttribute(marks.since)), holidays)
  if (moment === null) return
  document.documentElement.setAttribute(marks.moment, String(moment))
  for (const word of list.querySelectorAll(`[${marks.now}]`)) {
    const line = word.closest(`[${marks.hours}]`)
    if (!line) continue
    const openness = opennessOf(line)
    word.textContent = openWord(openness.spans, moment, holidays)
    line.toggleAttribute('open', !isShut(openness, moment))
  }
  const rank = (part: Element) => Math.min(...linesIn(part).map((line) => rankAt(line, moment)))
  for (const sorted of document.querySelectorAll(`[${marks.byHour}]`)) {
    sorted.append(
      ...[...sorted.children].sort(
        (one, other) => rank(one) - rank(other) || place(one) - place(other),
      ),
    )
  }
}

const place = (part: Element) => Number(part.getAttribute(marks.place))

function linesIn(part: Element): Openness[] {
  const within = [...part.querySelectorAll(`[${marks.hours}]`)]
  return (within.length > 0 ? within : [part]).map(opennessOf)
}

function opennessOf(line: Element): Openness {
  return { spans: line.getAttribute(marks.hours) ?? '', isFree: line.hasAttribute(marks.free) }
}
