declare module 'superstatic' {
  import type { Connect } from 'vite'

  /**
   * The hosting server behind Firebase's emulator, as connect middleware; its `config` is the `hosting` part of
   * firebase.json. A CommonJS module: its own default export is a property of what Node imports.
   */
  const module: { default(options: object): Connect.NextHandleFunction }
  export default module
}
