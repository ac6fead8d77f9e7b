import styles from './button.module.css'

/** How a button, or a link that acts like one, looks; `onBand` is for the deep green strips. */
export type ButtonLook = 'primary' | 'secondary' | 'accent' | 'quiet' | 'onBand'

/** The class of a button or of a link that looks like one. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `${styles.button} ${styles[look]}`
}
