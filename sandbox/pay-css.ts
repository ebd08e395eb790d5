/** The styles of the hosted payment page, light or dark by the visitor's system. */
export const payCss = `
:root {
  color-scheme: light dark;
  --card: light-dark(#ffffff, #1f2623);
  --ink: light-dark(#23302b, #e9eeea);
  --soft: light-dark(#55635c, #b0bbb5);
  --hairline: light-dark(#dcdfd9, #36403b);
  --action: light-dark(#2f5d50, #9fd0bd);
  --error: light-dark(#a3261f, #ffb1a8);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: light-dark(#f6f4ef, #161b19);
  color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
  overflow-wrap: break-word;
}
.strip {
  padding: 0.75rem 1rem;
  background: light-dark(#f7dfa4, #4a3a0e);
  color: light-dark(#3b2b00, #fbe9bd);
  text-align: center;
}
.digits { white-space: nowrap; font-variant-numeric: tabular-nums; }
main {
  max-width: 28rem;
  margin: clamp(1rem, 5vw, 3rem) auto;
  padding: clamp(1.25rem, 5vw, 2rem);
  background: var(--card);
  border: 1px solid var(--hairline);
  border-radius: 1rem;
}
h1, .strip { text-wrap: balance; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.25; font-weight: 600; }
p { margin: 0 0 1rem; }
a { color: var(--action); text-underline-offset: 0.2em; }
.product { margin: 0; font-weight: 600; }
.description { color: var(--soft); }
dl { margin: 0 0 1.5rem; border-top: 1px solid var(--hairline); }
dl div {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-top: 0.5rem;
}
dd { margin: 0; font-variant-numeric: tabular-nums; }
dl div:last-child { font-size: 1.25rem; font-weight: 600; }
form { display: grid; gap: 1.25rem; }
label { display: block; font-size: 0.9375rem; font-weight: 500; }
.hint { margin: 0; font-size: 0.875rem; color: var(--soft); }
.error { margin: 0; font-size: 0.9375rem; color: var(--error); }
input:not([type="checkbox"]), select {
  width: 100%;
  min-height: 3rem;
  margin-top: 0.375rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid light-dark(#7d8a83, #83918a);
  border-radius: 0.5rem;
  background: var(--card);
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
.tick { display: grid; grid-template-columns: auto 1fr; gap: 0.75rem; font-weight: 400; }
.tick input { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--action); }
input[aria-invalid="true"] { border: 2px solid var(--error); }
button, .button {
  display: block;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--action);
  color: light-dark(#ffffff, #10211b);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button.second { background: var(--card); color: var(--action); border: 2px solid var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.back { margin: 1.5rem 0 0; text-align: center; }
.back a { display: inline-block; padding: 0.5rem; }
`;
