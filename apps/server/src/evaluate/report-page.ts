/** The report as one page that loads nothing, for whoever chooses a model. */
import type { Consultation } from './consultation.ts';
import { Html, html } from './html.ts';
import { consultationHtml } from './page-consultation.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';
import { figuresHtml, tableHtml } from './page-summary.ts';
import type { Report } from './report.ts';

const places = { here: 'On this machine', house: 'In the house', elsewhere: 'Elsewhere' } as const;

/** Nothing can be fetched by it, whatever stands in a talk. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

export function reportPage(report: Report, consultations: readonly Consultation[]): string {
  const { model, totals, unreadable, missing, made_at } = report;
  const byId = new Map(consultations.map((each) => [each.id, each]));
  const each = report.consultations.map((result) => {
    const consultation = byId.get(result.id);
    return consultation ? consultationHtml(result, consultation) : null;
  });
  const left = [
    missing.length > 0 &&
      html`<p>Stopped before its end: ${missing.length} consultations are left. The same command goes on.</p>`,
    ...unreadable.map(({ file, why }) => html`<p><span class="word red">not read</span>${file}: ${why}</p>`),
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${model.name} · Noteer</title>
<style>${new Html(pageStyle)}</style>
</head>
<body>
<main>
<h1>${model.name}</h1>
<p class="lead">${places[model.place]} (${model.from}), with ${model.context_tokens.toLocaleString('en')} tokens in mind at once, on <span class="one">${made_at.slice(0, 10)}</span>. It got what was said, as numbered pieces without speakers. What stands here is what it wrote; nobody has judged it yet. Point at a sentence, or touch it, to see what it cites.</p>
${left}
${figuresHtml(totals)}
<h2>All consultations</h2>
${tableHtml(report.consultations)}
<h2>Each beside its talk</h2>
${each}
</main>
<script>${new Html(pageScript)}</script>
</body>
</html>
`.text;
}
