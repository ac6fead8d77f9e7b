import * as marks from '@/config/marks'

/** From then on nothing may be fetched or reloaded. */
export const isLeavingSite = () => document.body.hasAttribute(marks.left)
