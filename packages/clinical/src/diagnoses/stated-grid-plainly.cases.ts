/** Ways of naming a disorder by its rank, in dictation, as the client's own and as a suspicion, each tried on many disorders. */
export const dutchPlainForms = {
  stated: `
{een+} is de hoofddiagnose.
{een+} is hier dus de hoofddiagnose.
{een+} als nevendiagnose.
{een+} wordt de primaire diagnose.
{een+} als comorbide diagnose.
{een+} blijft de belangrijkste diagnose.
Rapportage: {een}.
Rapportage: {een}, slaapt beter met medicatie.
voor het dossier {een} gaat beter met sertraline
Voor in de brief: {een}.
oké voor het verslag {een} gaat redelijk
Overdracht kamer vier: meneer De Wit, 54, {een}, dag drie op de afdeling.
Overdracht: Fatima, eenendertig jaar, {een}, slaapt beter.
DSM-5-classificatie {}.
en dan de dsm vijf classificatie {} zonder verdere bijzonderheden
Ik noteer {een}.
patiënt met {een}, slaapt redelijk
Casus voor het overleg: vrouw van dertig, {een}, sinds mei in behandeling.
Het team is het eens over {een}.
Met jouw {} is het belangrijk dat je moeder niet alles overneemt.
Voor je {} gaan we aan de slag met een vaste dagindeling.
Die {} van jou, daar gaan we rustig mee aan de slag.
`,
  working: `
Verdenking beginnende {}, verwijzing volgt.
Verdenking {}.
Meest waarschijnlijk {een}.
Meest waarschijnlijk {een}, morgen zien we verder.
Hoogstwaarschijnlijk {een}.
`,
  nothing: `
De huisarts schrijft: verdenking {}.
Overdracht: vader met {een}, verder geen bijzonderheden.
Stel dat {een} de hoofddiagnose is, dan krijgt u een andere behandeling.
`,
} as const;

export const englishPlainForms = {
  stated: `
{a+} is the main diagnosis.
{a+} is the primary diagnosis here.
{a+} as the principal diagnosis.
{a+} as a secondary diagnosis.
okay so for the notes {a} settled on medication seen at home
For the record, {a}, improving.
Handover for bed six: Marcus, thirty-one, {a}, day four on the ward, sleeping better.
Handover: Mrs Jones, sixty, {a}, settled overnight.
With your {} it matters that your mother doesn't take over.
For your {} we'll start with a daily routine.
Your {} means you tire more quickly.
Patient with {a}, sleeping well.
That {} of yours, we'll tackle it together.
`,
  working: `
Suspected {}, bloods to follow.
Most likely {a}.
Probable {}.
`,
  nothing: `
The GP wrote: suspected {}.
If {a} is the main diagnosis, we would treat it differently.
`,
} as const;
