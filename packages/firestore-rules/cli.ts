#!/usr/bin/env node
/** Checks a rules file and says where it is wrong; if a request is named, judges it. */
import { readFileSync } from 'node:fs'
import { judge, parseRules } from './index.ts'

const usage = `firestore-rules FILE                        where it is wrong
firestore-rules FILE METHOD PATH [UID]      judges a get, list or delete in an empty database`

const [file, method, path = '', uid] = process.argv.slice(2)
try {
  if (file === undefined) throw new Error(usage)
  const rules = parseRules(readFileSync(file, 'utf8'))
  if (method === undefined) console.log(`${file}: no mistakes`)
  else {
    const { allowed, explanation } = judge(
      rules,
      {
        method: methodOf(method),
        path: path.replace(/^\//, '').split('/'),
        auth: uid === undefined ? null : { uid, token: { sub: uid } },
        time: new Date(),
        resource: null,
        newResource: null,
      },
      { get: () => null, getAfter: () => null },
    )
    console.log([allowed ? 'allowed' : 'refused', ...explanation].join('\n  '))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function methodOf(name: string): 'get' | 'list' | 'delete' {
  if (name === 'get' || name === 'list' || name === 'delete') return name
  throw new Error(`${name} is not get, list or delete`)
}
