import { describe, expect, it } from 'vitest'
import { outcome, type Outcome } from './support.ts'

function table(rows: readonly (readonly [string, Outcome])[]): void {
  it.each(rows)('%s is %s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected)
  })
}

describe('Precedence, tightest first', () => {
  table([
    // index, call, field before unary
    ['![true, false][1]', 'true'],
    ["-'abc'.size() == -3", 'true'],
    // unary before the rest, from the right
    ['!!true', 'true'],
    ['!(!true) && ! !true', 'true'],
    ['1 - -1 == 2 && -(-1) == 1', 'true'],
    ["!'a' in {'a': true}", 'error'],
    ["!('a' in {'a': true})", 'false'],
    ['-7/2 == -3', 'true'],
    // multiplication before addition, both from the left
    ['2 + 3 * 4 == 14', 'true'],
    ['20 - 5 - 3 == 12', 'true'],
    ['100 / 10 * 2 == 20', 'true'],
    ['7 % 4 * 2 == 6', 'true'],
    ['2 * 7 % 4 == 2', 'true'],
    // addition before relations
    ['1 + 1 < 3', 'true'],
    // relations before in
    ['1 < 2 in [true]', 'true'],
    // a type is no operand
    ['1 is int == true', 'true'],
    ['1 is int in [true]', 'true'],
    ['1 + 1 is int && 2 > 1 in [true]', 'true'],
    // equality before &&, && before ||, || before ?:
    ['true || false && false', 'true'],
    ['(true || false) && false', 'false'],
    ['false && false || true', 'true'],
    ['1 == 1 && 2 == 2', 'true'],
    ['false || true ? true : false', 'true'],
    ['true ? false : true || true', 'false'],
  ])
})

describe('in, is and == side by side', () => {
  // Google's documentation has in before is before ==, Google's emulator the other way round.
  table([
    ["'a' in ['a'] == true", 'error'],
    ["true == 'a' in ['a']", 'error'],
    ["'a' in ['a'] != false || true", 'true'],
    ['true == 1 is int', 'error'],
    ["'a' in ['a'] is bool", 'error'],
    ["('a' in ['a']) == true && (1 is int) == true && true == (1 is int)", 'true'],
    ["('a' in ['a']) is bool", 'true'],
  ])
})

describe('A conditional', () => {
  table([
    ['true ? true : false', 'true'],
    ['false ? true : false', 'false'],
    ['(1 > 2 ? 1 : 2) == 2', 'true'],
    ['true ? true : nothing.at.all', 'true'],
    ['false ? nothing.at.all : true', 'true'],
    ['true ? nothing.at.all : true', 'error'],
    ['nothing ? true : true', 'error'],
    ['1 ? true : true', 'error'],
    ["'true' ? true : true", 'error'],
    ['null ? true : true', 'error'],
    ['true ? false ? false : true : false', 'true'],
    ['false ? false : (true ? true : false)', 'true'],
    // grouped from the right
    ['true ? true : true ? false : true', 'true'],
    ['(true ? 1 : true ? 2 : 3) == 1', 'true'],
    ['true ? false : true ? true : true', 'false'],
    ['(false ? 1 : false ? 2 : 3) == 3', 'true'],
  ])
})

describe('Arithmetic', () => {
  table([
    ['10/4 == 2', 'true'],
    ['-7/2 == -3', 'true'],
    ['7/-2 == -3', 'true'],
    ['10/4.0 == 2.5', 'true'],
    ['10.0/4 == 2.5', 'true'],
    ['-7 % 2 == -1', 'true'],
    ['7.5 % 2 == 1.5', 'true'],
    ['1 + 2 is int', 'true'],
    ['1 + 2.0 is float', 'true'],
    ['1 + 2.0 is int', 'false'],
    ['4/2 is int', 'true'],
    ['1/0 == 1', 'error'],
    ['1%0 == 1', 'error'],
    ['1.0/0 == 1', 'error'],
    ['1/0.0 == 1', 'error'],
    ['1.0 % 0.0 == 1', 'error'],
    ['9223372036854775807 + 1 > 0', 'error'],
    ['9223372036854775807 == 9223372036854775806 + 1', 'true'],
    ['-9223372036854775808 < 0', 'true'],
    ['-9223372036854775808 - 1 < 0', 'error'],
    ['-(-9223372036854775808) > 0', 'error'],
    ['-9223372036854775808 / -1 > 0', 'error'],
    ['3037000500 * 3037000500 > 0', 'error'],
    ['9007199254740993 == 9007199254740992', 'false'],
    ['9007199254740993 - 9007199254740992 == 1', 'true'],
    ["'a' + 'b' == 'ab'", 'true'],
    ["'a' + 1 == 'a1'", 'error'],
    ["1 + '1' == 2", 'error'],
    ['[1] + [2] == [1, 2]', 'error'],
    ['true + true == 2', 'error'],
    ['null + 1 == 1', 'error'],
    ["'a' - 'a' == ''", 'error'],
    ["-'a' == 'a'", 'error'],
    ['-true == false', 'error'],
    ["-duration.value(1, 's') < duration.value(0, 's')", 'true'],
  ])
})

describe('Comparison', () => {
  table([
    ['1 < 2 && 2 <= 2 && 3 > 2 && 2 >= 2', 'true'],
    ['1 < 1.5 && 2.5 > 2', 'true'],
    ["'a' < 'b' && 'B' < 'a' && 'a' < 'aa' && '' < 'a'", 'true'],
    ["'😀' < '\\uffff'", 'true'],
    ['9007199254740993 == 9007199254740992.0', 'true'],
    ["'a' < 1", 'error'],
    ['true > false', 'error'],
    ['null < 1', 'error'],
    ['[1] < [2]', 'error'],
    ['1 == 1.0', 'true'],
    ['1 != 1.0', 'false'],
    ['[1] == [1.0] || {"a": 2} == {"a": 2.0}', 'false'],
    ['[1, {"a": 2}] == [1, {"a": 2}]', 'true'],
    ['[math.sqrt(-1)] == [math.sqrt(-1)]', 'false'],
    ["1 == '1'", 'false'],
    ["'1' != 1", 'true'],
    ['true == 1', 'false'],
    ['null == null', 'true'],
    ['null == false', 'false'],
    ['[1, 2] == [2, 1]', 'false'],
    ['{"a": 1, "b": 2} == {"b": 2, "a": 1}', 'true'],
    ['{"a": 1} == {"a": 1, "b": 1}', 'false'],
    ['[1, 2].toSet() == [2, 1, 2].toSet()', 'true'],
    ['[1] == [1].toSet()', 'false'],
    ["'e\\u0301' == '\\u00e9'", 'false'],
    ['math.sqrt(-1) == math.sqrt(-1)', 'false'],
    ['math.sqrt(-1) != math.sqrt(-1)', 'true'],
    ['math.sqrt(-1) < 1 || math.sqrt(-1) >= 1', 'false'],
    ["['1,2'] == ['1', '2']", 'false'],
    ["[['a'], 'b'] == ['a', ['b']]", 'false'],
  ])
})

describe('in', () => {
  table([
    ["'a' in ['a', 'b']", 'true'],
    ["'c' in ['a', 'b']", 'false'],
    ['1 in [1.0]', 'false'],
    ['1 in [1.0].toSet()', 'true'],
    ['null in [null]', 'true'],
    ['[1] in [[1], [2]]', 'true'],
    ['1 in [[1]]', 'false'],
    ["'a' in {'a': null}", 'true'],
    ["'b' in {'a': null}", 'false'],
    ["'a' in ['a'].toSet()", 'true'],
    ["'a' in 'abc'", 'error'],
    ['1 in 1', 'error'],
    ["'a' in null", 'error'],
    ["1 in {'a': 1}", 'error'],
    ["'toString' in {'a': 1}", 'false'],
    ["'__proto__' in {'a': 1}", 'false'],
    ["'constructor' in {'a': 1}", 'false'],
  ])
})

describe('is', () => {
  table([
    ['true is bool', 'true'],
    ['1 is int && 1 is number', 'true'],
    ['1 is float', 'false'],
    ['1.0 is float && 1.0 is number', 'true'],
    ['1.0 is int', 'false'],
    ["'1' is string", 'true'],
    ["'1' is number", 'false'],
    ['[] is list', 'true'],
    // Whatever the documentation says, this is what the service answers.
    ["['a'].toSet() is set", 'false'],
    ['[].toSet() is list', 'false'],
    ['{} is map', 'true'],
    ['{}.diff({}) is map_diff', 'true'],
    ['request.time is timestamp', 'true'],
    ["duration.value(1, 's') is duration", 'true'],
    ['/a/b is path', 'true'],
    ['latlng.value(1, 2) is latlng', 'true'],
    ["b'a' is bytes", 'true'],
    ['[1] is vector', 'false'],
    ['null is string', 'false'],
    ['null is map', 'false'],
    ['request is map', 'true'],
    ['request.missing is string', 'error'],
  ])
})

describe('Index and range', () => {
  table([
    ['[1, 2, 3][0] == 1', 'true'],
    ['[1, 2, 3][2] == 3', 'true'],
    ['[1, 2, 3][3] == 3', 'error'],
    ['[1, 2, 3][-1] == 3', 'error'],
    ["[1, 2, 3]['0'] == 1", 'error'],
    ['[1, 2, 3][0.0] == 1', 'error'],
    ['[1, 2, 3][1:3] == [2, 3]', 'true'],
    ['[1, 2, 3][1:1] == []', 'true'],
    ['[1, 2, 3][0:4] == [1, 2, 3]', 'error'],
    ['[1, 2, 3][2:1] == []', 'error'],
    ['[1, 2, 3][-1:1] == []', 'error'],
    ['[1, 2, 3][1:] == [2, 3] && [1, 2, 3][:2] == [1, 2]', 'true'],
    ["'abc'[1:] == 'bc' && 'abc'[:2] == 'ab' && 'abc'[:3] == 'abc'", 'true'],
    ["'abc'[2:2] == '' && [1, 2, 3][1:1] == []", 'true'],
    ["'abc'[3:] == ''", 'error'],
    ["'abc'[0:0] == ''", 'error'],
    ["''[0:0] == ''", 'error'],
    ['[1][1:1] == []', 'error'],
    ["'abc'[4:] == ''", 'error'],
    ["'abc'[:'1'] == 'a'", 'error'],
    ["'abc'[0] == 'a'", 'true'],
    ["'abc'[0:2] == 'ab'", 'true'],
    ["'abc'[0:3] == 'abc'", 'true'],
    ["'abc'[0:4] == 'abc'", 'error'],
    ["'😀b'[2] == 'b'", 'true'],
    ["{'a': 1}['a'] == 1", 'true'],
    ["{'a': 1}['b'] == 1", 'error'],
    ["{'a': 1}[0] == 1", 'error'],
    ["{'a': {'b': [0, {'c': 5}]}}.a['b'][1].c == 5", 'true'],
    ["(/a/b)[0] == 'a'", 'true'],
    ['5[0] == 5', 'error'],
    ['null[0] == null', 'error'],
    ["request.auth['uid'] == 'a'", 'error'],
    ['[true ? 1 : 2][0] == 1', 'true'],
    ['[1, 2, 3][true ? 0 : 1:2] == [1, 2]', 'true'],
  ])
})

describe('Both zeros of floats', () => {
  table([
    ['0.0 == -0.0 && 0 == -0.0', 'true'],
    ['[0.0] == [-0.0]', 'false'],
    ['[[0.0]] == [[0.0]]', 'true'],
    ["{'a': 0.0} == {'a': -0.0}", 'false'],
    ['0.0 in [-0.0] && [0.0].hasAny([-0.0])', 'true'],
    ['[0.0].removeAll([-0.0]).size() == 0', 'true'],
    ['[0.0] in [[-0.0]]', 'false'],
    ['[0.0, -0.0].toSet().size() == 1', 'true'],
    ['[[0.0]].toSet() == [[-0.0]].toSet()', 'true'],
    ["{'a': [0.0]}.diff({'a': [-0.0]}).affectedKeys().size() == 0", 'true'],
    ['latlng.value(0.0, 0.0) == latlng.value(-0.0, 0.0)', 'false'],
    ['latlng.value(0, 0) == latlng.value(0.0, 0.0)', 'true'],
  ])
})

describe('A range of a path', () => {
  table([
    ['(/a/b/c)[0:2] == /a/b', 'true'],
    ['(/a/b/c)[1:] == /b/c', 'true'],
    ['(/a/b/c)[:1] == /a', 'true'],
    ["(/a/b/c)[0:2][1] == 'b'", 'true'],
    ['(/a/b/c)[1:1] is path', 'true'],
    ['(/a/b/c)[0:4] is path', 'error'],
    ['(/a/b/c)[3:3] is path', 'error'],
    ['(/a/b/c)[2:1] is path', 'error'],
    ['(/a/b/c)[-1:1] is path', 'error'],
    ['(/a/b/{c})[1:3] == /b/{c}', 'error'],
    ['request.path[0:1] == /databases', 'true'],
  ])
})

describe('Literals', () => {
  table([
    ["'it\\'s' == \"it's\"", 'true'],
    ["'\\n\\t\\\\' == '\\u000a\\x09\\134'", 'true'],
    ["'// no comment' == '// no ' + 'comment'", 'true'],
    ['[] == []', 'true'],
    ['{} == {}', 'true'],
    ["{'a': 1,} == {'a': 1} && [1, 2,] == [1, 2] && int(1,) == 1", 'true'],
    ['.5 == 0.5 && .05 == 0.05 && 1. == 1.0 && 1. is float', 'true'],
    ['{1: 2} == {}', 'error'],
    ["{'a' + 'b': 1}.ab == 1", 'true'],
    ["b'abc' == 'abc'.toUtf8()", 'true'],
    ['/a/$(1 + 1)/$(1.5)/$(true)/$(null) == /a/2/1.5/true/null', 'true'],
    ['/a/$([1]) == /a', 'error'],
    ["/a/$('x' + 'y')/c == /a/xy/c", 'true'],
    ['/databases/(default)/documents == /databases/$(database)/documents', 'true'],
    ['/$(document)/x == /things/one/x', 'true'],
    ["/a/$('b/c') == /a/b/c", 'false'],
    ["/a/$('') == /a", 'false'],
    ["/a == 'a'", 'false'],
    ['/a/b // a comment\n/c == /a/b/c', 'true'],
    ['10 /2/ 5 == 1', 'true'],
  ])
})
