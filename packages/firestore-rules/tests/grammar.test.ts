import { describe, expect, it } from 'vitest'
import { parseRules, RulesSyntaxError } from '../index.ts'
import { ask, document, read, refusalOf, service, signedIn, text } from './support.ts'

function refusal(source: string): RulesSyntaxError {
  const result = read(source)
  if (result instanceof RulesSyntaxError) return result
  throw new Error('The rules were accepted.')
}

const conditions = [
  ...["'a", "'a\n'", '/$b == b', 'b = 1', 'b === 1', "b[:] == ''", '[,] == []', 'int(,) == 1'],
  ...['--1 == 1', '- -1 == 1', '01 == 1', '1e3 == 1000.0', 'b is text', '(true', 'get(/a/b)()'],
  '9223372036854775808 > 1',
  'b /a == b',
]

const bodies = [
  ...['allow look: if true;', 'allow read: true;', 'permit read;'].map(
    (statement) => `match /a/{b} { ${statement} }`,
  ),
  ...['a/{b}', '/a//{b}', '/{a}/{a}', '/{a=**}/{b=**}', '/a/{in}'].map(
    (path) => `match ${path} { allow read; }`,
  ),
  'match /{a=**} { match /{b=**} { allow read; } }',
  ...['let a = 1;', 'return true; return false;', 'return true; let a = 1;'].map(
    (statements) => `function f() { ${statements} }`,
  ),
  'function f() { let a = 1 return a; }',
  'function f() { return 1; } function f() { return 2; }',
  'function f(a, a) { return a; }',
  'function let() { return 1; }',
  'function package() { return 1; }',
]

const smallest = 'service cloud.firestore { match /a/{b} { allow read; } }'

const files = [
  '',
  `rules_version = '2';`,
  `rules_version = '3'; ${smallest}`,
  'service firebase.storage {}',
  `${smallest} ${smallest}`,
  `function f() { return true; } rules_version = '2'; ${smallest}`,
  `function f() { return true; } import 'x'; ${smallest}`,
  'service cloud.firestore {}',
  'service cloud.firestore { match /a/{b} { /* allow read; */ } }',
  'service cloud.firestore { allow read; }',
  'service cloud.firestore { /* }',
  'service cloud.firestore { group /a/{b} { allow read; } }',
]

describe('A rules file', () => {
  it('is version 1 by default', () => {
    expect(parseRules(smallest).version).toBe(1)
    expect(parseRules(`rules_version = '2'; ${smallest}`).version).toBe(2)
    expect(parseRules(`rules_version = "1"\n${smallest}`).version).toBe(1)
  })

  it('is refused with the place of a mistake, and what is wrong there', async () => {
    const sources = [
      ...conditions.map((condition) => [
        condition,
        service(`match /a/{b} { allow read: if ${condition}; }`),
      ]),
      ...bodies.map((body) => [body, service(body)]),
      ...files.map((file) => [file, file]),
    ]
    const mistakes = sources.map(
      ([name = '', source = '']) => `${name}\n  ${refusal(source).message}\n`,
    )
    await expect(mistakes.join('\n')).toMatchFileSnapshot('mistakes.txt')
  })

  it.each(['\\v', '\\`', '\\0', '\\U0001F600', '\\d', '\\.', '\\s+', '\\x0', '\\u12'])(
    'has no escape %s in strings',
    (escape) => {
      const source = service(`match /a/{b} { allow read: if b == '${escape}'; }`)
      expect(refusalOf(source)).toContain('unknown escape')
    },
  )

  it.each(['math', 'hashing', 'timestamp', 'duration', 'latlng'])(
    'has %s as a package; anything else must be a function',
    (name) => {
      const isPackage = `'${name}' is a package`
      const parameter = refusal(service(`function f(a,\n${name}) { return a; }`))
      expect(parameter).toMatchObject({ line: 5, column: 1 })
      expect(parameter.message).toContain(isPackage)
      for (const body of [
        `function f() { let ${name} = 1; return 1; }`,
        `match /a/{${name}} { allow read; }`,
        `match /a/{${name}=**} { allow read; }`,
        `match /a/{b} { allow read: if ${name} == 1; }`,
      ])
        expect(refusalOf(service(body))).toContain(isPackage)
      const call = `function ${name}() { return true; } match /a/{b} { allow read: if ${name}(); }`
      expect(refusalOf(service(call))).toBe('')
    },
  )

  it.each(['request', 'resource', 'debug', 'get', 'int', 'path', 'read'])(
    'may use the name %s for its own things',
    (name) => {
      expect(refusalOf(service(`function ${name}(${name}) { return ${name}; }`))).toBe('')
    },
  )

  it.each(['matches', 'split'])('refuses an invalid RE2 literal for %s', (method) => {
    const error = refusal(service(`match /a/{b} {\n  allow read: if b.${method}(('(?=a)'));\n}`))
    expect(error).toMatchObject({ line: 5, column: 22 + method.length })
    expect(error.message).toContain('Invalid regular expression')
  })

  it('names line and column of a mistake', () => {
    const error = refusal(service('match /a/{b} {\n  allow raed: if true;\n}'))
    expect(error).toMatchObject({ line: 5, column: 9 })
    expect(error.message).toContain('line 5, column 9: expected one of read, get, list, write')
    expect(error.message).toContain("found 'raed'")
  })

  it.each(['\n', '\r\n', '\r'])('counts lines that end with %j', (end) => {
    const source = `rules_version = '2';${end}${end}service x {}`
    expect(refusal(source)).toMatchObject({ line: 3, column: 11 })
  })

  it('allows comments and blanks anywhere, and a byte order mark', () => {
    const source = `\uFEFF/* a */ rules_version /**/ = '2' // b
      service cloud . firestore { // c
        match /databases/{database}/documents { /* d */
          match /things/{ thing } {
            allow /* e */ read // f
              : if /* g */ thing == 'one' // h
          }
        }
      }`
    expect(ask(source).allowed).toBe(true)
  })

  it('may leave out semicolons after allow and return, as Firebase’s own samples do', () => {
    const rules = service(`function isOne(id) { return id == 'one' }
      match /things/{id} {
        allow get: if isOne(id)
        allow delete
        allow list: if false
        match /parts/{part} { allow read: if true }
      }`)
    expect(ask(rules).allowed).toBe(true)
    expect(ask(rules, { method: 'delete' }).allowed).toBe(true)
    expect(ask(rules, { method: 'list', path: ['things'] }).allowed).toBe(false)
  })
})

/** Which of the paths may be read. */
function readable(rules: string, ...paths: readonly string[]): string[] {
  return paths.filter((path) => ask(rules, { path: path.split('/') }).allowed)
}

describe('A match', () => {
  it('covers exactly the documents of its path', () => {
    const rules = service('match /users/{uid} { allow read; }')
    expect(readable(rules, 'users/a', 'Users/a', 'users/a/posts/b', 'others/a')).toEqual([
      'users/a',
    ])
  })

  it('covers sub-collections only by a match inside it', () => {
    const rules = service(`match /users/{uid} {
      allow read: if false;
      match /posts/{post} { allow read: if uid == 'a' && post == 'b'; }
    }`)
    const paths = ['users/a', 'users/a/posts/b', 'users/x/posts/b']
    expect(readable(rules, ...paths)).toEqual(['users/a/posts/b'])
  })

  it('may cover a document twice; either can grant', () => {
    const rules = service(`
      match /things/{id} { allow read: if false; }
      match /things/one { allow write: if false; allow read, write: if true; }
      match /{document=**} { allow read: if nothing.at.all; }`)
    expect(readable(rules, 'things/one', 'things/two')).toEqual(['things/one'])
  })

  it('may begin with any path, even the whole one', () => {
    const rules = `service cloud.firestore {
      match /databases/{db}/documents/things/{id} { allow read: if db == '(default)'; }
      match /databases/other/documents/{x=**} { allow read; }
    }`
    expect(readable(rules, 'things/one')).toEqual(['things/one'])
    expect(ask(rules, { database: 'other', path: ['what', 'ever'] }).allowed).toBe(true)
    expect(ask(rules, { database: 'third' }).allowed).toBe(false)
  })

  it('accepts collection names with symbols and other scripts', () => {
    const paths = ['my-things.v2/a', 'größe_1/a']
    const matches = paths.map((path) => `match /${path} { allow read; }`)
    expect(readable(service(matches.join('\n')), ...paths)).toEqual(paths)
  })

  it('is needed: a document without one is denied', () => {
    expect(ask(service('match /others/{id} { allow read; }')).allowed).toBe(false)
    const nothing = 'function nothing() { return true; }'
    expect(ask(service(nothing)).allowed).toBe(false)
    expect(ask(`service cloud.firestore { ${nothing} }`).allowed).toBe(false)
  })
})

describe('A wildcard', () => {
  it('is bound as a string, a recursive one as a path', () => {
    const rules = service(`
      match /a/{id} { allow read: if id is string && id == '7'; }
      match /b/{rest=**} { allow read: if rest is path && rest == /7/c/d && rest[0] == '7'; }`)
    expect(readable(rules, 'a/7', 'b/7/c/d')).toEqual(['a/7', 'b/7/c/d'])
  })

  it('is visible in its match and below, where it can be shadowed', () => {
    const rules = service(`match /a/{id} {
      match /b/{id} { allow read: if id == 'inner'; }
      match /c/{other} { allow read: if id == 'outer' && other == 'inner'; }
    }
    match /d/{x} { allow read: if id == 'outer'; }`)
    const paths = ['a/outer/b/inner', 'a/outer/c/inner', 'd/outer']
    expect(readable(rules, ...paths)).toEqual(paths.slice(0, 2))
  })

  const cities = 'match /cities/{city} { match /{rest=**} { allow read; } }'
  const paths = ['cities/a', 'cities/a/b/c', 'towns/a']

  it('that is recursive takes one or more segments in version 1, and comes last', () => {
    expect(readable(service(cities, '1'), ...paths)).toEqual(['cities/a/b/c'])
    expect(ask(service('match /{rest=**} { allow read; }', '1')).allowed).toBe(true)
    const inFront = service('match /{rest=**}/b/{c} { allow read; }', '1')
    expect(refusalOf(inFront)).toContain('must come last')
  })

  it('that is recursive takes zero or more segments in version 2', () => {
    expect(readable(service(cities), ...paths)).toEqual(['cities/a', 'cities/a/b/c'])
  })

  it('that is recursive may stand anywhere in version 2', () => {
    const rules = service(`match /{before=**}/songs/{song} {
      allow read: if song == 's' && before == /artists/a;
      allow delete: if song == 's';
    }`)
    const songs = ['artists/a/songs/s', 'songs/s', 'artists/a/albums/s']
    expect(readable(rules, ...songs)).toEqual(['artists/a/songs/s'])
    expect(ask(rules, { method: 'delete', path: ['songs', 's'] }).allowed).toBe(true)
  })

  it('that is recursive can hold deeper blocks, unless its own path goes on', () => {
    const inside = service(`match /a/{rest=**} { match /c/{id} {
      allow read: if rest == /b && id == 'd'; } }`)
    expect(readable(inside, 'a/b/c/d')).toEqual(['a/b/c/d'])
    const following = service('match /{rest=**}/c { match /{id} { allow read; } }')
    expect(readable(following, 'a/b/c/d')).toEqual([])
  })
})

describe('An allow', () => {
  const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ...METHODS.map((method) => [method, [method]] as const),
    ['create, list, create', ['list', 'create']],
  ] as const)('%s covers %s', (methods, covered) => {
    const rules = service(`match /things/{id} { allow ${methods}; }`)
    const granted = METHODS.filter((method) => {
      const path = method === 'list' ? ['things'] : ['things', 'one']
      return ask(rules, { method, path }).allowed
    })
    expect(granted).toEqual(covered)
  })
})

describe('A function', () => {
  it('can be declared in the file, the service or a match, before or after its use', () => {
    const rules = `rules_version = '2';
      function atFile() { return atFileToo() }
      service cloud.firestore {
        function atService() { return atFile(); }
        match /databases/{database}/documents {
          match /things/{id} {
            allow read: if atMatch() && atService();
            function atMatch() { return id == 'one'; }
          }
        }
      }
      function atFileToo() { return request.method == 'get'; }`
    expect(ask(rules).allowed).toBe(true)
  })

  it('sees the scope of its declaration, not of its call', () => {
    const rules = service(`
      function outer() { return id == 'one'; }
      match /things/{id} {
        function inner() { return id == 'one'; }
        allow get: if inner();
        allow delete: if outer();
      }`)
    expect(ask(rules).allowed).toBe(true)
    expect(ask(rules, { method: 'delete' }).allowed).toBe(false)
  })

  it('shadows an outer one of the same name', () => {
    const rules = service(`
      function yes() { return false; }
      match /things/{id} {
        function yes() { return true; }
        allow get: if yes();
      }
      match /others/{id} { allow get: if yes(); }`)
    expect(readable(rules, 'things/one', 'others/one')).toEqual(['things/one'])
  })

  it('binds names with let, which later ones can use', () => {
    const rules = service(`
      function isOwner(resource, uid) {
        let data = resource.data;
        let owner = data.owner;
        return owner == uid && request.auth.uid == uid;
      }
      match /things/{id} { allow read: if isOwner(resource, 'me'); }`)
    const mine = { resource: document('things/one', { owner: text('me') }) }
    expect(ask(rules, { ...mine, auth: signedIn('me') }).allowed).toBe(true)
    expect(ask(rules, { ...mine, auth: signedIn('you') }).allowed).toBe(false)
    expect(ask(rules, { auth: signedIn('me') }).allowed).toBe(false)
  })

  it('may receive or bind an error, which counts only where it is used', () => {
    const rules = service(`function f(a) { let b = request.nope; return a || b || true; }
      function g(a) { return a || false; }
      function h() { let b = request.nope; return true; }
      match /things/{id} { allow get: if f(request.nope); allow delete: if g(request.nope);
        allow update: if h(); }`)
    expect(ask(rules).allowed).toBe(true)
    expect(ask(rules, { method: 'delete' }).explanation[0]).toContain('Property nope is undefined')
    expect(ask(rules, { method: 'update' }).allowed).toBe(true)
  })

  it('has no let in version 1', () => {
    const rules = service('function f() { let a = 1; return a; }', '1')
    expect(refusalOf(rules)).toContain('let needs rules_version')
  })

  it.each([
    'function a() { return /x/$(a()); }',
    'function a() { return b(); } function b() { return [a()]; }',
  ])('may not call itself: %s', (functions) => {
    expect(refusalOf(service(functions))).toContain('recursion is not allowed')
  })

  it('must be called with all its arguments', () => {
    const rules = service(`function both(a, b) { return a && b; }
      match /things/{id} { allow read: if both(true); allow delete: if both(true, true, true); }`)
    expect(ask(rules).explanation[0]).toContain('Function both takes 2 arguments, not 1.')
    expect(ask(rules, { method: 'delete' }).allowed).toBe(false)
  })

  it('can replace a built-in one', () => {
    const rules = service(`function exists(path) { return true; }
      match /things/{id} { allow read: if exists('whatever'); }`)
    expect(ask(rules).allowed).toBe(true)
  })

  it('does no harm while unused, even if wrong', () => {
    const rules = service(`function broken() { return nobody.knows(this); }
      match /things/{id} { allow get: if missing(); allow get: if true; }`)
    expect(ask(rules).allowed).toBe(true)
  })
})
