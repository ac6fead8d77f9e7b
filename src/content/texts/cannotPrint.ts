export const cannotPrint =
  'If nothing opens, this browser cannot print. Open the page in Chrome or Safari.'
