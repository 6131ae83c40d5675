/** One consultation in the report: the talk, and beside it all that a model made of it. */
import type { Consultation } from './consultation.ts';
import { type Html, html } from './html.ts';
import { noteHtml, remarkList, restingLine } from './page-note.ts';
import type { Result, SeededResult, Step } from './result.ts';

const list = (title: string, items: readonly Html[]): Html | null =>
  items.length > 0 ? html`<h4>${title}</h4><ul>${items}</ul>` : null;

const why = (text: string): Html | false => text !== '' && html`<span class="why">${text}</span>`;

function talkHtml({ id, language, pieces }: Consultation, { note, changes }: Result): Html {
  const cited = new Set([
    ...(note?.sections ?? []).flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources)),
    ...(changes ?? []).flatMap(({ sources }) => sources),
  ]);
  return html`<section class="talk" tabindex="0" aria-label="The talk" lang="${language}"><h4 lang="en">The talk; paler is what no sentence cites</h4><ol>${pieces.map(
    ({ seq, text }) =>
      html`<li id="c-${id}-${seq}"${!cited.has(seq) && html` class="uncited"`}><span>${seq}</span><div>${text}</div></li>`,
  )}</ol></section>`;
}

/** Read at a glance, and never by colour alone. */
function foundWord(isNamed: boolean, isMended: boolean): Html {
  if (isMended) return html`<span class="word">mended</span>`;
  if (isNamed) return html`<span class="word amber">named, not mended</span>`;
  return html`<span class="word red">not named</span>`;
}

function cleanHtml(clean: SeededResult['clean']): Html {
  if (clean === null) return html`<p>This reading failed.</p>`;
  return clean.length > 0 ? remarkList(clean) : html`<p class="small">None, as it should be.</p>`;
}

function seededHtml({ clean, errors, beside, not_asked }: SeededResult): Html {
  const items = errors.map(
    ({ kind, was, changed, why: reason, is_named, is_mended, remark }) =>
      html`<li>${foundWord(is_named, is_mended)}“${was}” became “${changed}” (${kind.replaceAll('_', ' ')})${why(reason)}${why(remark && `Second reading: ${remark}`)}</li>`,
  );
  const left = not_asked > 0 && html`<p class="small">${not_asked} more were not asked about.</p>`;
  const others =
    beside.length > 0 && html`<h4>Right lines called wrong beside them</h4>${remarkList(beside)}`;
  return html`${list('Errors put into a note that is right', items)}${left}${others}<h4>Remarks on that note without errors</h4>${cleanHtml(clean)}`;
}

const stepWords: Readonly<Record<Step, string>> = {
  note: 'note',
  reading: 'second reading',
  clean: 'reading of the right note',
  seeded: 'reading of the errors',
};

function costsHtml({ costs }: Result): Html {
  const rows = (Object.keys(stepWords) as Step[]).flatMap((step) => {
    const cost = costs[step];
    if (!cost) return [];
    return [
      html`<tr><td>${stepWords[step]}</td><td class="number">${cost.seconds.toFixed(1)}</td><td class="number">${cost.seconds_to_first?.toFixed(1) ?? '–'}</td><td class="number">${cost.tokens_read}</td><td class="number">${cost.tokens_written}</td><td class="number">${cost.questions}</td><td class="number">${cost.tries_no_answer}</td><td class="number">${cost.off_schema}</td></tr>`,
    ];
  });
  return html`<h4>What it took</h4><div class="wide" tabindex="0" role="region" aria-label="What it took"><table><thead><tr><th></th><th class="number">Seconds</th><th class="number">First word</th><th class="number">Tokens read</th><th class="number">written</th><th class="number">Questions</th><th class="number">No answer</th><th class="number">Not to the letter</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function besides(result: Result, { facts }: Consultation): Html {
  const { tasks, diagnoses, doubts, omissions, omissions_after_reading } = result;
  const missed = facts.filter(({ id }) => omissions.includes(id));
  return html`${list(
    'Tasks',
    tasks.map(({ text, who, when, sources }) =>
      restingLine(sources, html`${text}${why([who, when].filter(Boolean).join(', '))}`),
    ),
  )}${list(
    'Diagnoses that were stated',
    diagnoses.map(({ text, certainty, sources }) =>
      restingLine(sources, html`<span class="word">${certainty}</span>${text}`),
    ),
  )}${list(
    'Doubts',
    doubts.map(({ heard, read, sources }) =>
      restingLine(sources, html`heard “${heard}”${read !== '' && html`, read as “${read}”`}`),
    ),
  )}${list(
    'Facts that must be in it, none of whose pieces a sentence cites (a sign, no judgement)',
    missed.map(({ id, text, segments }) =>
      restingLine(
        segments,
        html`${text}${!omissions_after_reading.includes(id) && why('The second reading cites them.')}`,
      ),
    ),
  )}`;
}

export function consultationHtml(result: Result, consultation: Consultation): Html {
  const { id, language, template, specialty } = consultation;
  const { note, problems, seeded } = result;
  const about = [template.name.en, specialty, language === 'nl' ? 'Dutch' : 'English'].filter(Boolean);
  const failed = problems.map(
    ({ step, message }) => html`<p><span class="word red">failed</span>${stepWords[step]}: ${message}</p>`,
  );
  const broken =
    note?.is_partial &&
    html`<p><span class="word amber">broke off</span>There may have been more to say.</p>`;
  return html`<details class="consultation" id="c-${id}"><summary><b>${id}</b><span class="small">${about.join(' · ')}</span></summary><div class="sides">${talkHtml(consultation, result)}<section class="note" aria-label="The note">${failed}${broken}<div lang="${language}">${noteHtml(result)}</div>${besides(result, consultation)}${seeded && seededHtml(seeded)}${costsHtml(result)}</section></div></details>`;
}
