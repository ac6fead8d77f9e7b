declare module 'superstatic' {
  import type { Connect } from 'vite'

  /** A CommonJS module: its own default export is a property of what Node imports. */
  const module: {
    /** The hosting server behind Firebase's emulator, as connect middleware. */
    default(options: {
      /** The `hosting` part of firebase.json. */
      config: unknown
      cwd: string
      compression: boolean
    }): Connect.NextHandleFunction
  }
  export default module
}
