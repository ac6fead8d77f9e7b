import type { CmsConfig } from '@sveltia/cms'
import { schemas } from '@/content/facts/schemas'
import { fieldOf } from './fields'
import type { Layer } from './layers'

export const factFiles = Object.entries(schemas as object as Readonly<Record<string, Layer>>)

/** The folders in public where pages expect their pictures. */
const pictureFolders: Readonly<Record<string, string>> = { leaders: 'people', catalogue: 'shop' }

/** A form for each file of facts. @param repository on GitHub, such as 'our-name/our-site' */
export const configurationOf = (repository: string): CmsConfig => ({
  load_config_file: false,
  app_title: 'What this site says',
  logo: { src: '/favicon.svg' },
  backend: { name: 'github', repo: repository, branch: 'main', auth_methods: ['token'] },
  // Each change becomes a pull request for somebody else to merge.
  publish_mode: 'editorial_workflow',
  media_folder: 'public/activities',
  public_folder: '/activities',
  media_libraries: {
    default: {
      config: {
        max_file_size: 60_000,
        slugify_filename: true,
        // Makes photos from a phone small enough.
        transformations: {
          raster_image: { format: 'webp', quality: 60, width: 640, height: 640 },
        },
      },
    },
  },
  singletons: factFiles.map(([name, schema]) => {
    const form = fieldOf(schema, { name, pictures: pictureFolders[name] ?? 'activities' })
    return {
      name,
      label: form.label,
      file: `src/content/facts/${name}.json`,
      format: name,
      fields: 'fields' in form ? form.fields : [],
      editor: { preview: false },
    }
  }),
})
