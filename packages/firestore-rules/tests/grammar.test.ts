import { describe, expect, it } from 'vitest'
import { parseRules, RulesSyntaxError } from '../index.ts'
import { ask, document, service, signedIn, text } from './support.ts'

const EVERYTHING = `match /{document=**} { allow read, write: if true; }`

function refusal(source: string): RulesSyntaxError {
  try {
    parseRules(source)
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error
    throw error
  }
  throw new Error('The rules were accepted.')
}

function isAccepted(source: string): boolean {
  try {
    parseRules(source)
    return true
  } catch (error) {
    if (error instanceof RulesSyntaxError) return false
    throw error
  }
}

describe('A rules file', () => {
  it('is version 1 by default', () => {
    expect(parseRules('service cloud.firestore {}').version).toBe(1)
    expect(parseRules(`rules_version = '2'; service cloud.firestore {}`).version).toBe(2)
    expect(parseRules(`rules_version = "1"\nservice cloud.firestore {}`).version).toBe(1)
  })

  it('is refused if it has a mistake', () => {
    const mistakes = [
      ['nothing', ''],
      ['no service', `rules_version = '2';`],
      ['an unknown version', `rules_version = '3'; service cloud.firestore {}`],
      ['another service', 'service firebase.storage {}'],
      ['two services', 'service cloud.firestore {} service cloud.firestore {}'],
      [
        'a function before the version',
        `function f() { return true; } rules_version = '2'; service cloud.firestore {}`,
      ],
      ['an import', `function f() { return true; } import 'x'; service cloud.firestore {}`],
      ['an allow outside of a match', 'service cloud.firestore { allow read; }'],
      ['an open comment', 'service cloud.firestore { /* }'],
      ['an open string', service(`match /a/{b} { allow read: if 'a; }`)],
      ['a string over two lines', service(`match /a/{b} { allow read: if 'a\n'; }`)],
      ['an unknown method', service('match /a/{b} { allow look: if true; }')],
      ['a condition without if', service('match /a/{b} { allow read: true; }')],
      ['an unknown statement', service('match /a/{b} { permit read; }')],
      ['an unknown block', 'service cloud.firestore { group /a/{b} { allow read; } }'],
      ['a path without a slash', service('match a/{b} { allow read; }')],
      ['an empty segment', service('match /a//{b} { allow read; }')],
      [
        'a recursive wildcard inside another',
        service('match /{a=**} { match /{b=**} { allow read; } }'),
      ],
      ['the same capture twice in a path', service('match /{a}/{a} { allow read; }')],
      ['two recursive wildcards in a path', service('match /{a=**}/{b=**} { allow read; }')],
      ['a function without a return', service('function f() { let a = 1; }')],
      ['two returns', service('function f() { return true; return false; }')],
      ['a let after the return', service('function f() { return true; let a = 1; }')],
      ['a let without its semicolon', service('function f() { let a = 1 return a; }')],
      ['the same function twice', service('function f() { return 1; } function f() { return 2; }')],
      ['the same parameter twice', service('function f(a, a) { return a; }')],
      ['a keyword as a name', service('function let() { return 1; }')],
      ['another keyword as a name', service('function package() { return 1; }')],
      ['a keyword as a capture', service('match /a/{in} { allow read; }')],
      [
        'a variable in a path without parentheses',
        service('match /a/{b} { allow read: if /$b == b; }'),
      ],
      ['an assignment for a comparison', service('match /a/{b} { allow read: if b = 1; }')],
      ['a triple equals sign', service('match /a/{b} { allow read: if b === 1; }')],
      ['a range without bounds', service("match /a/{b} { allow read: if b[:] == ''; }")],
      ['a list of nothing but a comma', service('match /a/{b} { allow read: if [,] == []; }')],
      ['a lone comma for arguments', service('match /a/{b} { allow read: if int(,) == 1; }')],
      ['a doubled minus', service('match /a/{b} { allow read: if --1 == 1; }')],
      ['a minus before another operator', service('match /a/{b} { allow read: if - -1 == 1; }')],
      ['a leading zero', service('match /a/{b} { allow read: if 01 == 1; }')],
      ['an exponent', service('match /a/{b} { allow read: if 1e3 == 1000.0; }')],
      ['an unknown type', service('match /a/{b} { allow read: if b is text; }')],
      ['an open bracket', service('match /a/{b} { allow read: if (true; }')],
      ['a call of a call', service('match /a/{b} { allow read: if get(/a/b)(); }')],
      [
        'an int beyond 64 bits',
        service('match /a/{b} { allow read: if 9223372036854775808 > 1; }'),
      ],
    ]
    const accepted = mistakes.filter(([, source = '']) => isAccepted(source))
    expect(accepted.map(([what]) => what)).toEqual([])
  })

  it('allows only the language’s own escapes in strings', () => {
    const literals = [
      "'\\v'",
      "'\\`'",
      "'\\0'",
      "'\\U0001F600'",
      "'\\d'",
      "'\\.'",
      "'\\s+'",
      "'\\x0'",
      "'\\u12'",
    ]
    for (const literal of literals) {
      const source = service(`match /a/{b} { allow read: if b == ${literal}; }`)
      expect(refusal(source).message).toContain('unknown escape')
    }
  })

  it.each(['math', 'hashing', 'timestamp', 'duration', 'latlng'])(
    'has %s as a package; anything else must be a function',
    (name) => {
      const isPackage = `'${name}' is a package`
      expect(refusal(service(`function f(a,\n${name}) { return a; }`))).toMatchObject({
        message: expect.stringContaining(isPackage) as string,
        line: 5,
        column: 1,
      })
      for (const body of [
        `function f() { let ${name} = 1; return 1; }`,
        `match /a/{${name}} { allow read; }`,
        `match /a/{${name}=**} { allow read; }`,
        `match /a/{b} { allow read: if ${name} == 1; }`,
      ]) {
        expect(refusal(service(body)).message).toContain(isPackage)
      }
      const call = `function ${name}() { return true; } match /a/{b} { allow read: if ${name}(); }`
      expect(() => parseRules(service(call))).not.toThrow()
    },
  )

  it.each(['request', 'resource', 'debug', 'get', 'int', 'path', 'read'])(
    'may name its own things %s',
    (name) => {
      const body = `function ${name}(${name}) { return ${name}; }`
      expect(() => parseRules(service(body))).not.toThrow()
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
})

describe('A semicolon', () => {
  it('may be missing after an allow, as in Firebase’s own samples', () => {
    const rules = service(`match /things/{id} {
      allow get: if id == 'one'
      allow delete
      allow list: if false
      match /parts/{part} { allow read: if true }
    }`)
    expect(ask(rules, { method: 'get' }).allowed).toBe(true)
    expect(ask(rules, { method: 'delete' }).allowed).toBe(true)
    expect(ask(rules, { method: 'list', path: ['things'] }).allowed).toBe(false)
  })

  it('may be missing after a return', () => {
    const rules = service(`function yes() { return true }
      match /{document=**} { allow read: if yes() }`)
    expect(ask(rules).allowed).toBe(true)
  })
})

const on = (path: string, rules: string, method: 'get' | 'list' = 'get') =>
  ask(rules, { method, path: path.split('/') }).allowed

describe('A match', () => {
  it('covers exactly the documents its path describes', () => {
    const rules = service('match /users/{uid} { allow read; }')
    expect(on('users/a', rules)).toBe(true)
    expect(on('Users/a', rules)).toBe(false)
    expect(on('users/a/posts/b', rules)).toBe(false)
    expect(on('others/a', rules)).toBe(false)
  })

  it('does not cover sub-collections unless a match inside does', () => {
    const rules = service(`match /users/{uid} {
      allow read: if false;
      match /posts/{post} { allow read: if uid == 'a' && post == 'b'; }
    }`)
    expect(on('users/a', rules)).toBe(false)
    expect(on('users/a/posts/b', rules)).toBe(true)
    expect(on('users/x/posts/b', rules)).toBe(false)
  })

  it('may name the same document several times; any of them can grant', () => {
    const rules = service(`
      match /things/{id} { allow read: if false; }
      match /things/one { allow write: if false; allow read, write: if true; }
      match /{document=**} { allow read: if nothing.at.all; }`)
    expect(on('things/one', rules)).toBe(true)
    expect(on('things/two', rules)).toBe(false)
  })

  it('may begin with any path, even the whole one', () => {
    const rules = `service cloud.firestore {
      match /databases/{db}/documents/things/{id} { allow read: if db == '(default)'; }
      match /databases/other/documents/{x=**} { allow read; }
    }`
    expect(on('things/one', rules)).toBe(true)
    expect(ask(rules, { database: 'other', path: ['what', 'ever'] }).allowed).toBe(true)
    expect(ask(rules, { database: 'third', path: ['things', 'one'] }).allowed).toBe(false)
  })

  it('accepts collection names with signs and other scripts', () => {
    const rules = service(
      'match /my-things.v2/{id} { allow read; } match /größe_1/{id} { allow read; }',
    )
    expect(on('my-things.v2/a', rules)).toBe(true)
    expect(on('größe_1/a', rules)).toBe(true)
  })

  it('denies a document that no match covers', () => {
    expect(ask(service('')).allowed).toBe(false)
    expect(ask('service cloud.firestore {}').allowed).toBe(false)
  })
})

describe('A wildcard', () => {
  it('is bound as a string, a recursive one as a path', () => {
    const rules = service(`
      match /a/{id} { allow read: if id is string && id == '7'; }
      match /b/{rest=**} { allow read: if rest is path && rest == /7/c/d && rest[0] == '7'; }`)
    expect(ask(rules, { path: ['a', '7'] }).allowed).toBe(true)
    expect(ask(rules, { path: ['b', '7', 'c', 'd'] }).allowed).toBe(true)
  })

  it('is visible in its match and below, where it can be shadowed', () => {
    const rules = service(`match /a/{id} {
      match /b/{id} { allow read: if id == 'inner'; }
      match /c/{other} { allow read: if id == 'outer' && other == 'inner'; }
    }
    match /d/{x} { allow read: if id == 'outer'; }`)
    expect(ask(rules, { path: ['a', 'outer', 'b', 'inner'] }).allowed).toBe(true)
    expect(ask(rules, { path: ['a', 'outer', 'c', 'inner'] }).allowed).toBe(true)
    expect(ask(rules, { path: ['d', 'outer'] }).allowed).toBe(false)
  })

  describe('that is recursive in version 1', () => {
    it('takes one or more segments', () => {
      const rules = service('match /cities/{city} { match /{rest=**} { allow read; } }', '1')
      expect(ask(rules, { path: ['cities', 'a'] }).allowed).toBe(false)
      expect(ask(rules, { path: ['cities', 'a', 'b', 'c'] }).allowed).toBe(true)
      expect(ask(service('match /{rest=**} { allow read; }', '1')).allowed).toBe(true)
    })

    it('must come last', () => {
      expect(() => parseRules(service('match /{rest=**}/b/{c} { allow read; }', '1'))).toThrow(
        /must come last/,
      )
    })
  })

  describe('that is recursive in version 2', () => {
    it('takes zero or more segments', () => {
      const rules = service('match /cities/{city} { match /{rest=**} { allow read; } }')
      expect(ask(rules, { path: ['cities', 'a'] }).allowed).toBe(true)
      expect(ask(rules, { path: ['cities', 'a', 'b', 'c'] }).allowed).toBe(true)
      expect(ask(rules, { path: ['towns', 'a'] }).allowed).toBe(false)
    })

    it('may stand anywhere', () => {
      const rules = service(`match /{before=**}/songs/{song} {
        allow read: if song == 's' && before == /artists/a;
        allow delete: if song == 's';
      }`)
      expect(ask(rules, { path: ['artists', 'a', 'songs', 's'] }).allowed).toBe(true)
      expect(ask(rules, { path: ['songs', 's'] }).allowed).toBe(false)
      expect(ask(rules, { method: 'delete', path: ['songs', 's'] }).allowed).toBe(true)
      expect(ask(rules, { path: ['artists', 'a', 'albums', 's'] }).allowed).toBe(false)
    })

    it('can hold deeper blocks, unless its own path goes on', () => {
      const inside = service(`match /a/{rest=**} { match /c/{id} {
        allow read: if rest == /b && id == 'd'; } }`)
      expect(ask(inside, { path: ['a', 'b', 'c', 'd'] }).allowed).toBe(true)
      const following = service('match /{rest=**}/c { match /{id} { allow read; } }')
      expect(ask(following, { path: ['a', 'b', 'c', 'd'] }).allowed).toBe(false)
    })
  })
})

describe('An allow', () => {
  const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['create, list, create', ['create', 'list']],
  ])('%s covers %s', (methods, covered) => {
    const rules = service(`match /things/{id} { allow ${methods}; }`)
    const granted = METHODS.filter(
      (method) =>
        ask(rules, { method, path: method === 'list' ? ['things'] : ['things', 'one'] }).allowed,
    )
    expect(granted.toSorted()).toEqual([...covered].toSorted())
  })

  it('without a condition always grants', () => {
    expect(ask(service('match /things/{id} { allow get; }')).explanation).toEqual([
      'line 4, column 22: allow get grants',
    ])
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
    expect(ask(rules).allowed).toBe(true)
    expect(ask(rules, { path: ['others', 'one'] }).allowed).toBe(false)
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
    expect(() => parseRules(service('function f() { let a = 1; return a; }', '1'))).toThrow(
      /let needs rules_version/,
    )
  })

  it('may not call itself inside a path either', () => {
    const rules = service('function a() { return /x/$(a()); }')
    expect(() => parseRules(rules)).toThrow(/recursion is not allowed/)
  })

  it('may not call itself, even through others', () => {
    const rules = service('function a() { return b(); } function b() { return [a()]; }')
    expect(() => parseRules(rules)).toThrow(/recursion is not allowed/)
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

it('The rule that covers everything covers everything', () => {
  expect(ask(service(EVERYTHING)).allowed).toBe(true)
  expect(ask(service(EVERYTHING), { method: 'list', path: ['a', 'b', 'c'] }).allowed).toBe(true)
})
