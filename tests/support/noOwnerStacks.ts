import * as React from 'react'

// Of each element React notes the stack that made it, for its warnings: a seventh of the time of tests that draw pages.
// Past a number that it counts here it would stop anyway.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(Object(internals), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
})
