/** The style sheet of /__local, in its own file because the page allows no inline style. */
export const controlStyles = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentcolor 22%, transparent); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; margin: 0.5rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; padding-top: 0.75rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin: 0.75rem 0; }
label { display: grid; gap: 0.25rem; flex: 1 1 10rem; min-width: 0; }
button, select, input { font: inherit; min-height: 2.75rem; min-width: 0; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
button { cursor: pointer; }
:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
details { border: 1px solid var(--line); border-radius: 0.5rem; margin: 0.5rem 0; padding: 0 0.75rem; }
summary { cursor: pointer; padding: 0.5rem 0; }
pre { margin: 0 0 0.75rem; white-space: pre-wrap; font-size: 0.9rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); }
`
