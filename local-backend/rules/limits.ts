/**
 * The limits of the rules language. Source: "Quotas and limits" of Firestore Security Rules;
 * "measured" ones are what Google's service really accepted where that differs.
 */

/** Evaluated expressions per request, over all its allow statements together. */
export const MAX_EXPRESSIONS = 1000
/** get, exists, getAfter and existsAfter per request; repeated paths are free. */
export const MAX_LOOKUPS = 10
/** Nested user functions; measured: 21 compile, 22 do not (documented: 20). */
export const MAX_CALL_DEPTH = 21
export const MAX_FUNCTION_PARAMETERS = 7
/** Measured: 11 compile, 12 do not (documented: 10). */
export const MAX_LET_BINDINGS = 11
export const MAX_MATCH_DEPTH = 10
/** Segments and captures, over a match and all matches around it. */
export const MAX_PATH_SEGMENTS = 100
export const MAX_PATH_CAPTURES = 20
/** UTF-8 bytes. */
export const MAX_SOURCE_BYTES = 256 * 1024
/** Terms of one flat chain of && and || (measured). */
export const MAX_LOGICAL_TERMS = 98
/** Nested pairs of parentheses (measured). */
export const MAX_PARENTHESES = 97
/**
 * Nested operators, parentheses, lists, maps and arguments, the innermost value included; a chain
 * of && is nested to the left. Measured: this is what makes 98 terms and 97 pairs.
 */
export const MAX_EXPRESSION_DEPTH = 99
/** Depth of the syntax tree, fields and methods included, which Google does not count. */
export const MAX_TREE_DEPTH = 400
/** About the bytes of the largest value a rule may build; a document has at most half of it. */
export const MAX_VALUE_SIZE = 2 * 1024 * 1024
