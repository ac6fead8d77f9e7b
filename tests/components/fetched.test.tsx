import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFetched } from '@/components/form/useFetched'
import { Failure } from '@/domain/failure'

/** What a page shows that fetches for a key, and its questions, to be answered in any order. */
function openPage() {
  const asked: { key: string; before: string | null }[] = []
  const waiting: { resolve: (text: string) => void; reject: (failure: Failure) => void }[] = []
  const { result, rerender } = renderHook(
    ({ key }) =>
      useFetched<string>((before) => {
        asked.push({ key, before })
        return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
      }, key),
    { initialProps: { key: 'first' } },
  )
  return {
    asked,
    shown: () => result.current,
    choose: (key: string) => rerender({ key }),
    answer: (text: string) => act(async () => waiting.at(-1)?.resolve(text)),
    fail: () => act(async () => waiting.at(-1)?.reject(new Failure('timeout'))),
  }
}

it('a late answer is not shown for what was chosen meanwhile', async () => {
  const { asked, shown, choose, answer } = openPage()
  choose('second')
  await answer('about the first')
  expect(shown()).toMatchObject({ value: null, isPending: true })
  await answer('about the second')
  expect(shown()).toMatchObject({ value: 'about the second', isPending: false })
  const { change } = shown()
  choose('third')
  expect(shown().value).toBeNull()
  await answer('about the third')
  act(() => change(() => 'about the second, changed'))
  expect(shown().value).toBe('about the third')
  act(() => shown().change((before) => `${before}, changed`))
  expect(shown().value).toBe('about the third, changed')
  expect(asked.map(({ key }) => key)).toEqual(['first', 'second', 'third'])
})

it('more is asked for again after a failure, and what is there stays', async () => {
  const { asked, shown, answer, fail } = openPage()
  await answer('a page')
  act(() => shown().loadMore())
  act(() => shown().loadMore())
  await fail()
  expect(shown()).toMatchObject({ value: 'a page', failure: { code: 'timeout' } })
  act(() => shown().retry())
  await answer('two pages')
  act(() => shown().refetch())
  expect(shown()).toMatchObject({ value: 'two pages', failure: null })
  await answer('the new first page')
  expect(shown().value).toBe('the new first page')
  expect(asked.map(({ before }) => before)).toEqual([null, 'a page', 'a page', null])
})
