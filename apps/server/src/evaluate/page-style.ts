/** How the report looks: paper, pine and one measure of text. */
export const pageStyle = `
:root { --paper: #fbf8f3; --card: #fff; --ink: #17211f; --muted: #55605d; --line: #e6dfd3; --edge: #8a8577;
  --pine: #0e5a4f; --soft: #ddede8; --amber: #a84c06; --amber-soft: #fcebd9; --red: #b42318; --red-soft: #fdecea;
  --green: #17724a; --evidence: #ffe9b8; --sans: Inter, system-ui, sans-serif; --serif: Fraunces, Georgia, serif; }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); }
main { max-width: 1360px; margin: 0 auto; padding: 32px 24px 96px; }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; margin: 0; }
h1 { font-size: 36px; overflow-wrap: anywhere; }
h2 { font-size: 22px; margin: 48px 0 16px; }
h3 { font-size: 18px; margin: 24px 0 4px; }
h4 { font: 600 14px/1.4 var(--sans); color: var(--muted); margin: 24px 0 8px; }
p { margin: 8px 0; }
.small, .lead { color: var(--muted); }
.small { font-size: 14px; }
.lead { max-width: 68ch; }
.one { white-space: nowrap; }
a { color: var(--pine); }
:focus-visible { outline: 2px solid var(--pine); outline-offset: 2px; border-radius: 4px; }
.figures { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 16px; margin: 24px 0 0; }
.figures div { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 16px; }
.figures dt { font-size: 14px; color: var(--muted); }
.figures dd { margin: 4px 0 0; font-size: 22px; font-variant-numeric: tabular-nums; }
.figures dd small { display: block; font-size: 14px; color: var(--muted); }
.wide { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 8px 10px; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--muted); font-weight: 500; }
thead th { vertical-align: bottom; }
td.number, th.number { text-align: right; }
td.number { white-space: nowrap; }
tbody th { font-weight: 400; white-space: nowrap; }
tbody a { display: inline-block; margin: -8px 0; padding: 8px 8px 8px 0; }
.consultation { background: var(--card); border: 1px solid var(--line); border-radius: 16px; margin: 16px 0; }
.consultation > summary { padding: 14px 24px; min-height: 44px; cursor: pointer; }
.consultation > summary b { font: 600 18px/1.3 var(--serif); }
.consultation > summary .small { margin-left: 8px; }
.sides { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); border-top: 1px solid var(--line); }
.talk { padding: 8px 24px 24px; border-right: 1px solid var(--line); max-height: 92vh; overflow-y: auto;
  position: sticky; top: 0; align-self: start; font-size: 15px; }
.talk ol { list-style: none; margin: 0; padding: 0; }
.talk li { display: grid; grid-template-columns: 2.5em 1fr; padding: 4px 8px; border-radius: 6px; }
.talk li span { color: var(--muted); font-size: 12px; line-height: 23px; font-variant-numeric: tabular-nums; }
.talk li.uncited { color: var(--muted); }
.talk li.lit { background: var(--evidence); color: var(--ink); }
.note { padding: 8px 24px 24px; min-width: 0; }
.note > :not(table, .wide) { max-width: 72ch; }
.line { font-size: 17px; line-height: 1.65; margin: 4px -8px; padding: 2px 8px; border-radius: 6px; cursor: default; }
.line:hover, .line:focus, .line.lit { background: var(--evidence); }
.line .why, .note li .why { display: block; font-size: 14px; color: var(--muted); }
del { color: var(--red); text-decoration-thickness: 1px; }
ins { color: var(--green); text-decoration: none; border-bottom: 1px solid currentColor; }
.word { display: inline-block; font-size: 12px; font-weight: 600; line-height: 20px; padding: 0 8px; border-radius: 10px;
  background: var(--soft); color: var(--pine); margin-right: 4px; }
.word.amber { background: var(--amber-soft); color: var(--amber); }
.word.red { background: var(--red-soft); color: var(--red); }
.uncertain { text-decoration: underline 2px var(--amber); text-underline-offset: 4px; }
.note ul { margin: 0; padding: 0; list-style: none; }
.note li { margin: 8px 0; }
.note li.line { font-size: 16px; line-height: 1.55; margin: 4px -8px; }
.said { margin: 4px 0 8px; padding-left: 12px; border-left: 3px solid var(--evidence); font-size: 15px; }
.said p { margin: 2px 0; }
@media (min-width: 900px) { .said { display: none; } }
@media (max-width: 899px) {
  main { padding: 24px 16px 64px; }
  h1 { font-size: 28px; }
  .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
  tbody a { margin: 0; padding: 12px 12px 12px 0; }
  .sides { display: flex; flex-direction: column-reverse; }
  .talk { position: static; max-height: none; border-right: 0; border-top: 1px solid var(--line); }
  .talk, .note { padding-left: 16px; padding-right: 16px; }
  .consultation > summary { padding-left: 16px; padding-right: 16px; }
  .consultation > summary .small { display: block; margin-left: 0; }
  .line { padding-top: 8px; padding-bottom: 8px; }
}
`;
