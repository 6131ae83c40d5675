/** What the report does: a sentence lights the pieces that it rests on. Where the talk is not beside the note, they come below it. */
export const pageScript = `
'use strict';
const pieces = (line) =>
  (line.dataset.sources || '').split(' ').filter(Boolean)
    .map((seq) => document.getElementById(line.closest('.consultation').id + '-' + seq)).filter(Boolean);
let held = null;
function light(line) {
  for (const each of document.querySelectorAll('.lit')) each.classList.remove('lit');
  if (!line) return;
  line.classList.add('lit');
  const lit = pieces(line);
  for (const each of lit) each.classList.add('lit');
  const talk = lit[0] && lit[0].closest('.talk');
  if (talk && talk.scrollHeight > talk.clientHeight)
    talk.scrollTop = Math.max(0, lit[0].offsetTop - talk.offsetTop - talk.clientHeight / 3);
}
function say(line) {
  const before = document.querySelector('.said');
  const isSame = before && before.previousElementSibling === line;
  if (before) before.remove();
  if (isSame) return;
  const said = document.createElement('div');
  said.className = 'said';
  for (const each of pieces(line)) {
    const p = document.createElement('p');
    p.textContent = each.lastElementChild.textContent;
    said.append(p);
  }
  line.after(said);
}
const lineOf = (event) => event.target.closest ? event.target.closest('.line[data-sources]') : null;
document.addEventListener('mouseover', (event) => light(lineOf(event) || held));
document.addEventListener('focusin', (event) => { held = lineOf(event); light(held); });
document.addEventListener('click', (event) => { const line = lineOf(event); if (line) say(line); });
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && lineOf(event) === event.target) say(event.target);
});
function open() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || target.tagName !== 'DETAILS') return;
  target.open = true;
  target.scrollIntoView();
}
addEventListener('hashchange', open);
open();
`;
