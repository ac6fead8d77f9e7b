import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogue } from '@/content/catalogue'

it.each(catalogue.map(({ name, image }) => [name, image]))(
  'the %s has its picture',
  (_name, image) => {
    expect(existsSync(`public${image}`)).toBe(true)
  },
)
