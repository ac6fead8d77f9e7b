import { describe, expect, it } from 'vitest'
import { outcome, type Outcome } from './support.ts'

function table(rows: readonly (readonly [string, Outcome])[]): void {
  it.each(rows)('%s is %s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected)
  })
}

describe('A string', () => {
  table([
    ["'ABC123'.lower() == 'abc123'", 'true'],
    ["'abc123'.upper() == 'ABC123'", 'true'],
    ["'  a b \\n'.trim() == 'a b'", 'true'],
    ["'abc'.size() == 3", 'true'],
    ["''.size() == 0", 'true'],
    ["'größe'.size() == 5", 'true'],
    // As in Java, a character is a UTF-16 unit and only ASCII letters have a case.
    ["'😀'.size() == 2", 'true'],
    ["'ÄÖ'.lower() == 'ÄÖ' && 'ß'.upper() == 'ß'", 'true'],
    ["'\\u00a0a'.trim() == 'a'", 'false'],
    ["'größe'.toUtf8().size() == 7", 'true'],
    ["'user@domain.com'.matches('.*@domain[.]com')", 'true'],
    ["'banana'.matches('.*@domain[.]com')", 'false'],
    ["'hello world'.matches('world')", 'false'],
    ["'hello world'.matches('.*world')", 'true'],
    ["'ab'.matches('a|ab')", 'true'],
    ["'abc'.matches('^abc$')", 'true'],
    ["'a\\nb'.matches('a.b')", 'false'],
    ["'a\\nb'.matches('(?s)a.b')", 'true'],
    ["'ABC'.matches('(?i)abc')", 'true'],
    ["'7'.matches('\\\\d')", 'true'],
    ["'😀'.matches('.')", 'true'],
    ["'ж'.matches('\\\\p{Cyrillic}')", 'true'],
    ["'a'.matches('' + '(')", 'error'],
    ["'a'.matches('(', 'a')", 'error'],
    ["'a'.matches('(?=a)' + 'a')", 'error'],
    ["'aa'.matches('(a)' + '\\\\1')", 'error'],
    ["'a'.matches('a' + '{2000}')", 'error'],
    ["'a'.matches(1)", 'error'],
    ["'a'.matches()", 'error'],
    ["(1).matches('1')", 'error'],
    ["'banana'.replace('a', 'o') == 'bonono'", 'true'],
    ["'banana'.replace('ana', 'ee') == 'beena'", 'true'],
    ["'foo@test.com'.replace('.', '-') == '------------'", 'true'],
    ["'abc'.replace('x', 'y') == 'abc'", 'true'],
    ["'abc'.replace('(', 'y') == 'abc'", 'error'],
    ["'a/b/c'.split('/') == ['a', 'b', 'c']", 'true'],
    ["'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']", 'true'],
    ["'abc'.split('/') == ['abc']", 'true'],
    ["',a,b,,'.split(',') == ['', 'a', 'b']", 'true'],
    ["'abc'.split('') == ['', 'a', 'b', 'c']", 'true'],
    ["''.split(',') == ['']", 'true'],
    ["'abc'.replace('(b)', '[$1]') == 'a[b]c'", 'true'],
    ["'abc'.replace('(?P<n>b)', '[${n}]') == 'a[b]c'", 'true'],
    ["'abc'.replace('(b)', '$10') == 'ab0c'", 'true'],
    ["'abc'.replace('(b)', '$2') == 'a$2c'", 'error'],
    ["'abc'.replace('(b)', 'x$') == 'ax$c'", 'true'],
    ["'abc'.replace('x*', '-') == '-a-b-c-'", 'true'],
    ["'abc'.replace('(b)', '[\\\\1\\\\$1]') == 'a[1$1]c'", 'true'],
    ["'abc'.replace('b', '\\\\') == 'a\\\\c'", 'true'],
    ["'abc'.replace('b', '${n}') == 'abc'", 'error'],
    ["'abc'.split('' + '[') == ['abc']", 'error'],
    ["'a'.split('/', 2) == ['a']", 'error'],
  ])

  it('is matched in time that grows with its length only', () => {
    const text = `${'a'.repeat(20_000)}b`
    expect(outcome(`'${text}'.matches('(a|aa)+')`)).toBe('false')
    expect(outcome(`'${text}'.matches('(a*)*c')`)).toBe('false')
  })

  it('does not grow beyond what a document could hold', () => {
    const long = `'${'a'.repeat(30_000)}'`
    expect(outcome(`${long}.replace('a', ${long}).size() > 0`)).toBe('error')
  })
})

describe('A list', () => {
  table([
    ["['a', 'b'].size() == 2", 'true'],
    ["['a', 'b'].concat(['b']) == ['a', 'b', 'b']", 'true'],
    ["['a', 'b'].hasAll(['a'])", 'true'],
    ["['a', 'b'].hasAll(['a', 'a'])", 'true'],
    ["['a', 'b'].hasAll(['a', 'c'])", 'false'],
    ["['a', 'b'].hasAll([])", 'true'],
    ["['a', 'b'].hasAny(['b', 'c'])", 'true'],
    ["['a', 'b'].hasAny(['c'])", 'false'],
    ["['a', 'b'].hasAny([])", 'false'],
    ["['a', 'b'].hasOnly(['a', 'c'])", 'false'],
    ["['a', 'b'].hasOnly(['a', 'b', 'c'])", 'true'],
    ["['a', 'b'].hasOnly(['b', 'a'])", 'true'],
    ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b'])", 'true'],
    ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c'])", 'true'],
    ["[].hasOnly(['a'])", 'true'],
    ["['a'].hasOnly([])", 'false'],
    // In lists 1 and 1.0 are different, in sets they are not.
    ['[1, 2].hasAll([1.0])', 'false'],
    ['[1].hasAny([1.0]) || [1].hasOnly([1.0])', 'false'],
    ['[1].removeAll([1.0]) == [1]', 'true'],
    ['[1].toSet().hasAll([1.0]) && [1].toSet() == [1.0].toSet()', 'true'],
    ['[[1]].toSet().hasAll([[1.0]])', 'true'],
    ['1.0 in [1].toSet()', 'true'],
    ["['a'].hasAll('a')", 'error'],
    ["['a'].hasAll(['a'].toSet())", 'error'],
    ["['a'].hasAll()", 'error'],
    ["['a', 'b', 'a'].removeAll(['a']) == ['b']", 'true'],
    ["['a', 'b'].join('-') == 'a-b'", 'true'],
    ["[].join('-') == ''", 'true'],
    ["[1, 2.5, true, null, /a/b].join(',') == '1,2.5,true,null,/a/b'", 'true'],
    ["[[1]].join(',') == '[1]'", 'error'],
    ["['a', 'b', 'a'].toSet().size() == 2", 'true'],
    ['[1, 1.0, 2].toSet().size() == 2', 'true'],
    ["['a'].get(0) == 'a'", 'error'],
  ])
})

describe('A set', () => {
  table([
    ["['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()", 'true'],
    ["['a', 'b'].toSet().intersection(['a', 'c'].toSet()) == ['a'].toSet()", 'true'],
    ["['a', 'b'].toSet().union(['a', 'c'].toSet()) == ['a', 'b', 'c'].toSet()", 'true'],
    ["['a', 'b'].toSet().difference(['a'])== ['b'].toSet()", 'error'],
    ["['a', 'b'].toSet().union(['a']).size() == 2", 'error'],
    ["['a', 'b'].toSet().intersection(['a']).size() == 1", 'error'],
    ["['a', 'b'].toSet().hasAll(['a', 'c'])", 'false'],
    ["['d', 'e', 'f'].toSet().hasAll(['d', 'e'])", 'true'],
    ["['a', 'b'].toSet().hasAny(['c', 'd'].toSet())", 'false'],
    ["['a', 'b'].toSet().hasAny(['a', 'c'].toSet())", 'true'],
    ["['a', 'b'].toSet().hasOnly(['a', 'c'])", 'false'],
    ["['a', 'b'].toSet().hasOnly(['a', 'b', 'c'].toSet())", 'true'],
    ['[].toSet().hasOnly([])', 'true'],
    ["['a'].toSet().hasOnly('a')", 'error'],
    ["['a'].toSet()[0] == 'a'", 'error'],
    ["['a', 'b', 'b'].toSet().size() == 2", 'true'],
  ])
})

describe('A map', () => {
  table([
    ["{'a': 1, 'b': 2}.keys() == ['a', 'b']", 'true'],
    ["{'b': 2, 'a': 1}.keys() == {'a': 5, 'b': 6}.keys()", 'true'],
    ["{'b': 2, 'a': 1}.values() == [2, 1]", 'true'],
    ["{'a': [1]}.diff({'a': [1.0]}).affectedKeys().size() == 0", 'true'],
    ["{'a': 1}.keys() is list && {'a': 1}.values() is list", 'true'],
    ["{'a': 1, 'b': 2}.size() == 2", 'true'],
    ["{'a': 3, 'b': 2}.get('c', 7) == 7", 'true'],
    ["{'a': [2, 7], 'b': [9, 12]}.get('b', [1, 1]) == [9, 12]", 'true'],
    ["{'a': {'b': 1}, 'c': 2}.get(['a', 'b'], 7) == 1", 'true'],
    ["{'a': 1}.keys().hasOnly(['a'])", 'true'],
    ["{'size': 1}.size == 1 && {'size': 1}.size() == 1", 'true'],
  ])
})

describe('The difference of two maps', () => {
  const DIFF = "{'new': 1, 'same': 1, 'other': 1}.diff({'old': 1, 'same': 1, 'other': 2})"
  table([
    [`${DIFF}.addedKeys() == ['new'].toSet()`, 'true'],
    [`${DIFF}.removedKeys() == ['old'].toSet()`, 'true'],
    [`${DIFF}.changedKeys() == ['other'].toSet()`, 'true'],
    [`${DIFF}.unchangedKeys() == ['same'].toSet()`, 'true'],
    [`${DIFF}.affectedKeys() == ['new', 'old', 'other'].toSet()`, 'true'],
    [`${DIFF}.affectedKeys().hasOnly(['new', 'old', 'other', 'same'])`, 'true'],
    [`${DIFF}.affectedKeys().hasOnly(['new'])`, 'false'],
    ["{'a': [1, {'b': 2}]}.diff({'a': [1, {'b': 2}]}).affectedKeys().size() == 0", 'true'],
    ["{'a': [1, {'b': 2}]}.diff({'a': [1, {'b': 3}]}).changedKeys().hasAny(['a'])", 'true'],
    ["{'a': 1}.diff([1]).affectedKeys().size() == 0", 'error'],
    [`${DIFF}.size() == 1`, 'error'],
  ])
})

describe('A timestamp', () => {
  // 2026-11-21 is a Saturday and the 325th day of its year.
  table([
    ['request.time.year() == 2026', 'true'],
    ['request.time.month() == 11', 'true'],
    ['request.time.day() == 21', 'true'],
    ['request.time.hours() == 8', 'true'],
    ['request.time.minutes() == 30', 'true'],
    ['request.time.seconds() == 15', 'true'],
    ['request.time.nanos() == 123000000', 'true'],
    ['request.time.dayOfWeek() == 6', 'true'],
    ['timestamp.date(2026, 11, 22).dayOfWeek() == 7', 'true'],
    ['timestamp.date(2026, 11, 23).dayOfWeek() == 1', 'true'],
    ['request.time.dayOfYear() == 325', 'true'],
    ['timestamp.date(2024, 12, 31).dayOfYear() == 366', 'true'],
    ['request.time.toMillis() == 1795249815123', 'true'],
    ['timestamp.value(1795249815123) == request.time', 'true'],
    ['request.time.date() == timestamp.date(2026, 11, 21)', 'true'],
    ['request.time.time() == duration.time(8, 30, 15, 123000000)', 'true'],
    ["request.time + duration.value(1, 'd') > request.time", 'true'],
    ["duration.value(1, 'd') + request.time > request.time", 'true'],
    ["request.time - duration.value(1, 'h') < request.time", 'true'],
    ["request.time - (request.time - duration.value(1, 'h')) == duration.value(60, 'm')", 'true'],
    ['request.time + request.time > request.time', 'error'],
    ['request.time + 1 > request.time', 'error'],
    ['request.time < 1795249815123', 'error'],
    ['timestamp.date(1969, 12, 31).toMillis() == -86400000', 'true'],
    ['timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000', 'true'],
    ['timestamp.value(-1).date() == timestamp.date(1969, 12, 31)', 'true'],
    ['timestamp.date(1, 1, 1).year() == 1', 'true'],
    ['timestamp.date(2026, 2, 29).day() == 29', 'error'],
    ['timestamp.date(2026, 13, 1).day() == 1', 'error'],
    ['timestamp.date(10000, 1, 1).day() == 1', 'error'],
    ['timestamp.value(1.5).year() == 1970', 'error'],
    ["timestamp.date(9999, 12, 31) + duration.value(1, 'd') > request.time", 'error'],
  ])
})

describe('A duration', () => {
  table([
    ["duration.value(1, 'w') == duration.value(7, 'd')", 'true'],
    ["duration.value(1, 'h') == duration.value(3600, 's')", 'true'],
    ["duration.value(1, 's') == duration.value(1000, 'ms')", 'true'],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", 'true'],
    ["duration.value(1, 'y') == duration.value(365, 'd')", 'error'],
    ["duration.value(1.5, 's').seconds() == 1", 'error'],
    ["duration.abs(duration.value(-10, 's')) == duration.value(10, 's')", 'true'],
    ["duration.value(-1500, 'ms').seconds() == -1", 'true'],
    ["duration.value(-1500, 'ms').nanos() == -500000000", 'true'],
    [
      'duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4',
      'true',
    ],
    ["duration.value(1, 's') < duration.value(2, 's')", 'true'],
    [
      "duration.value(1, 's') + duration.value(1, 's') - duration.value(2, 's') == duration.value(0, 's')",
      'true',
    ],
    ["duration.value(9223372036854775807, 'w').seconds() > 0", 'error'],
    ["duration.value(315576000000, 's').seconds() == 315576000000", 'true'],
    ["duration.value(315576000001, 's').seconds() > 0", 'error'],
    ["-duration.value(1, 's') == duration.value(-1, 's')", 'true'],
    ["duration.value(1, 's') * 2 == duration.value(2, 's')", 'error'],
  ])
})

describe('A path', () => {
  table([
    ["path('a/b') == /a/b", 'true'],
    ["path('/a/b') == /a/b", 'true'],
    ["path('a//b') == /a/b", 'error'],
    ["path('') == /a", 'error'],
    ["path(' ') == /a", 'error'],
    ["(/a/{b}).bind({'b': ''}) == /a", 'error'],
    ['path(1) == /a', 'error'],
    [
      "(/path/{foo}/{bar}).bind({'foo': 'something', 'bar': 'another'}) == /path/something/another",
      'true',
    ],
    ["/path/{foo}.bind({'foo': 'x'}) == /path/x", 'true'],
    ["/path/{rest=**}.bind({'rest': /x/y}) == /path/x/y", 'true'],
    ['/path/{foo} == /path/x', 'false'],
    ["/path/{foo}.bind({'bar': 'x'}) == /path/x", 'error'],
    ["/path/{foo}.bind('x') == /path/x", 'error'],
    ["/path/$(foo).bind({'foo': 'x'}) == /path/x", 'error'],
    ['exists(/databases/$(database)/documents/a/{b})', 'error'],
    ['request.path == /databases/(default)/documents/things/one', 'true'],
    ["request.path[3] == 'things'", 'true'],
    ["request.path[5] == 'things'", 'error'],
    ["document == /things/one && document[1] == 'one'", 'true'],
    ['(/a/b).size() == 2', 'error'],
  ])
})

describe('A place', () => {
  table([
    ['latlng.value(1.5, -2).latitude() == 1.5', 'true'],
    ['latlng.value(1.5, -2).longitude() == -2.0', 'true'],
    ['latlng.value(0, 0).distance(latlng.value(0, 0)) == 0.0', 'true'],
    // A degree along the equator is about 111.2 km.
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000', 'true'],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400', 'true'],
    ['latlng.value(0, 0).distance(latlng.value(0, 180)) < 20100000', 'true'],
    ['latlng.value(-1, 5).distance(latlng.value(1, 5)) > 222000', 'true'],
    ['latlng.value(1, 5).distance(latlng.value(1, 5)) == 0.0', 'true'],
    ['latlng.value(91, 0).latitude() == 91', 'error'],
    ['latlng.value(0, 181).latitude() == 0', 'error'],
    ["latlng.value('1', 2).latitude() == 1", 'error'],
  ])
})

describe('Bytes and hashes', () => {
  table([
    ["b'abc'.size() == 3", 'true'],
    ["b'\\xff\\101é'.toHexString() == 'FF41C3A9'", 'true'],
    ["b'a' < b'b' && b'a' < b'aa' && b'b' >= b'aa'", 'true'],
    ["b'abc'.toHexString() == '616263'", 'true'],
    ["'\\u00ff\\u00fe?'.toUtf8().toHexString() == 'C3BFC3BE3F'", 'true'],
    ["'??>'.toUtf8().toBase64() == 'Pz8-'", 'true'],
    ["'???'.toUtf8().toBase64() == 'Pz8_'", 'true'],
    ["'a'.toUtf8().toBase64() == 'YQ=='", 'true'],
    ["hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'", 'true'],
    ["hashing.md5(b'abc') == hashing.md5('abc')", 'true'],
    [
      "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
      'true',
    ],
    ["hashing.crc32('123456789').toHexString() == '2639F4CB'", 'true'],
    ["hashing.crc32c('123456789').toHexString() == '839206E3'", 'true'],
    ["hashing.sha1('abc').size() == 20", 'error'],
    ['hashing.md5(1).size() == 16', 'error'],
  ])
})

describe('math', () => {
  table([
    ['math.abs(-1) == 1 && math.abs(-1) is int', 'true'],
    ['math.abs(-1.5) == 1.5', 'true'],
    ['math.ceil(2.1) == 3 && math.ceil(2.1) is float && math.ceil(3) is float', 'true'],
    ['math.ceil(-2.1) == -2', 'true'],
    ['math.floor(2.7) == 2 && math.floor(-2.1) == -3 && math.floor(2.7) is float', 'true'],
    ['math.round(2.5) == 3 && math.round(2.4) == 2 && math.round(-2.5) == -2', 'true'],
    ['math.round(2.4) is int && math.round(3) is int', 'true'],
    ['math.round(math.pow(2, 70)) == 9223372036854775807', 'true'],
    ['math.round(math.sqrt(-1)) == 0', 'true'],
    ['math.floor(3) == 3', 'true'],
    ['math.pow(2, 2) == 4 && math.pow(2, 2) is float', 'true'],
    ['math.pow(1.5, 2) == 2.25', 'true'],
    ['math.sqrt(4) == 2.0', 'true'],
    ['math.isNaN(math.sqrt(-1))', 'true'],
    ['math.isNaN(100)', 'false'],
    ["math.abs('1') == 1", 'error'],
    ['math.abs() == 1', 'error'],
    ['math.pow(2) == 4', 'error'],
    ['math.abs(-9223372036854775808) > 0', 'error'],
  ])
})

describe('Text for floats that are no numbers', () => {
  table([
    ["math.isNaN(float('NaN')) && math.isNaN(float('-NaN'))", 'true'],
    ["float('NaN') == float('NaN')", 'false'],
    ["float('Infinity') > 1.0 && float(' -Infinity ') < 1.0", 'true'],
    ["float('nan')", 'error'],
    ["float('inf')", 'error'],
  ])
})

describe('Conversions', () => {
  table([
    ["int('2') == 2 && int('-2') == -2", 'true'],
    ['int(2.0) == 2 && int(2.9) == 2 && int(-2.9) == -2 && int(2.0) is int', 'true'],
    ["int(1) == 1 && int('+2') == 2 && float(1.0) == 1.0 && string('a') == 'a'", 'true'],
    ["float(' .5') == 0.5 && float('5.') == 5.0 && float('1e3') == 1000.0", 'true'],
    ["int('100') == 100 && float('1.05') == 1.05", 'true'],
    ["int('2.5') == 2", 'error'],
    ["int('two') == 2", 'error'],
    ["int('') == 0", 'error'],
    ["int('9223372036854775808') > 0", 'error'],
    ['int(true) == 1', 'error'],
    ['int(null) == 0', 'error'],
    ["float('2.2') == 2.2", 'true'],
    ['float(2) == 2.0 && float(2) is float', 'true'],
    ["float('x') == 0.0", 'error'],
    ["float(' ') == 0.0", 'error'],
    ["string(true) == 'true'", 'true'],
    ["string(1) == '1'", 'true'],
    ["string(2.0) == '2.0'", 'true'],
    ["string(0.5) == '0.5'", 'true'],
    ["string(12345678.9) == '1.23456789E7'", 'true'],
    ["string(null) == 'null'", 'true'],
    ["string(/a/b) == '/a/b'", 'true'],
    ["string([1]) == '[1]'", 'error'],
    ["string(request.time) == ''", 'error'],
    ['debug(1) == 1 && debug(debug(true))', 'true'],
  ])
})
