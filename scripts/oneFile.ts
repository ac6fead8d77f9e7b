import type { EnvironmentOptions, Rolldown, ViteBuilder } from 'vite'

/** An environment that builds a script into one file without writing it. */
export const oneFile = (input: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    write: false,
    manifest: false,
    license: false,
    copyPublicDir: false,
    rolldownOptions: { input },
  },
})

/** The text of the script that an environment builds. @throws Error if it is more than one file */
export async function buildOneFile(builder: ViteBuilder, name: string): Promise<string> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`Vite has no environment '${name}'`)
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput
  const [script, ...others] = output
  if (others.length > 0) throw new Error(`The build of '${name}' is more than one file`)
  return script.code.trim()
}
