/**
 * `themeCss` turns them into CSS variables: `space[4]` becomes `--space-4`, `font.sizeLead` becomes
 * `--font-size-lead`.
 */
export const tokens = {
  font: {
    family: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, sans-serif",
    display: "'Suez One', 'Suez Wide', 'Suez Narrow', serif",
    weight: '400',
    weightStrong: '600',
    weightHeading: '700',
    line: '1.5',
    lineHeading: '1.2',
    trackingHeading: '-0.015em',
    sizeSmall: '0.875rem',
    size: '1rem',
    sizeLead: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.25rem)',
    sizeH4: '1.125rem',
    sizeH3: 'clamp(1.1875rem, 1.1rem + 0.35vw, 1.375rem)',
    sizeH2: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
    sizeH1: 'min(13vw, clamp(1.875rem, 1.5rem + 1.7vw, 2.75rem))',
    sizeDisplay: 'min(15vw, clamp(2.25rem, 1.65rem + 2.7vw, 3.75rem))',
  },
  /** Multiples of 4 px. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    gutter: 'clamp(min(1rem, 5vw), 4vw, 2rem)',
    section: 'clamp(3rem, 2rem + 5vw, 6rem)',
  },
  radius: { small: '8px', medium: '12px', large: '20px', scene: '28px', pill: '999px' },
  shadow: {
    raised: '0 1px 2px var(--color-shadow), 0 4px 16px var(--color-shadow)',
    floating: '0 2px 6px var(--color-shadow), 0 16px 40px var(--color-shadow)',
  },
  motion: {
    base: '200ms',
    slow: '400ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  size: {
    header: '3.5rem',
    touch: '2.75rem',
    content: '70rem',
    measure: '65ch',
  },
} as const
