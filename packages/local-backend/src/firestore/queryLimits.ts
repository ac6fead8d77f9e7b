import { invalid } from './firestoreError.ts'

/** The terms of a filter that hold at once, each with its operator first. */
export type Conjunction = ReadonlySet<string>

/** A filter in disjunctive normal form. IN and ARRAY_CONTAINS_ANY have a conjunction for each of their values. */
export type Disjunction = readonly Conjunction[]

/** "Up to 30 disjunctions for each query" (Firestore, Queries). */
const maxDisjunctions = 30

const negative = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'])
const splitting = ['OR', 'IN', 'ARRAY_CONTAINS_ANY']

export function allOf(filters: readonly Disjunction[]): Disjunction {
  return filters.reduce(
    (found, filter) =>
      anyOf(found.map((one) => filter.map((other) => new Set([...one, ...other])))),
    [new Set<string>()],
  )
}

/** @throws INVALID_ARGUMENT where there are too many, before they fill the memory */
export function anyOf(filters: readonly Disjunction[]): Disjunction {
  const distinct = new Map(filters.flat().map((each) => [[...each].toSorted().join('\n'), each]))
  if (distinct.size > maxDisjunctions)
    throw invalid(`The query has more than ${maxDisjunctions} disjunctions`)
  return [...distinct.values()]
}

/** Refuses what Google's service refuses of operators that are each allowed by themselves. */
export function checkLimits(query: {
  readonly operators: readonly string[]
  readonly disjunction: Disjunction
  readonly inequalities: ReadonlySet<string>
}): void {
  const { operators, disjunction, inequalities } = query
  if (operators.filter((operator) => negative.has(operator)).length > 1)
    throw invalid(`Only one of ${[...negative].join(', ')} is allowed in a query`)
  if (operators.includes('NOT_IN') && splitting.some((operator) => operators.includes(operator)))
    throw invalid(`NOT_IN is not allowed together with ${splitting.join(', ')}`)
  const termsOf = (kind: string) =>
    disjunction.map((terms) => [...terms].filter((term) => term.startsWith(kind)).length)
  if (termsOf('ARRAY_CONTAINS').some((count) => count > 1))
    throw invalid('Only one array-contains is allowed in each disjunction')
  const findsByName = termsOf('EQUAL __name__ ').some((count) => count > 0)
  if (findsByName && inequalities.size > 0 && !inequalities.has('__name__'))
    throw invalid('Equality on __name__ is not allowed with inequalities on other fields alone')
}
