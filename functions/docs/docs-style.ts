/**
 * The style of the docs page. It has rules for light and dark, for phones and for print, and does not need the
 * built site.
 */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1917, #f0ece4); --quiet: light-dark(#57534e, #b3aca0);
  --paper: light-dark(#fdfcf9, #171512); --line: light-dark(#ddd6c8, #3b362d); --link: light-dark(#1d4ed8, #9dbcff); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  display: grid; grid-template-columns: minmax(15rem, 20rem) minmax(0, 60rem); }
nav { padding: 1.5rem; border-inline-end: 1px solid var(--line); position: sticky; top: 0; max-height: 100vh;
  overflow: auto; font-size: .875rem; overflow-wrap: anywhere; }
nav h2 { font-size: .875rem; margin: 1rem 0 .25rem; } nav ul { margin: 0; padding: 0; list-style: none; }
main { padding: 1.5rem clamp(1rem, 4vw, 3rem); min-width: 0; }
a { color: var(--link); } a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code { font: .9em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
section > h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
article { margin: 2rem 0; scroll-margin-top: 1rem; } h3 { margin-bottom: .25rem; }
.method { font-size: .75rem; border: 1px solid var(--line); border-radius: .25rem; padding: .1rem .4rem; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; font-size: .875rem; display: block; overflow-x: auto; }
caption { text-align: start; color: var(--quiet); padding: .25rem 0; }
th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-top: 1px solid var(--line); }
th { font-weight: 600; white-space: nowrap; }
@media (max-width: 50rem) { body { display: block; }
  nav { position: static; max-height: none; border-inline-end: 0; border-bottom: 1px solid var(--line); } }
@media print { nav { display: none; } }
`;
