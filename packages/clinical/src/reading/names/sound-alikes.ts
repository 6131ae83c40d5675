/** Words that could be taken for a medicine and are none. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Brands that are words too: only the name with a capital is the medicine. */
export const ordinaryWords = words(
  'foster refusal orap imap restoril allegra cozaar serc advil asa yaz evra hydrea sonata',
);

/** Words that sound like a medicine. */
export const notMedicines = words(`
  circadian clementine clementines elastine cytosine oxymoron hydroxide hydroxiden magnetisme programma syndroom filantroop
  immigrant altimeter dioxine cumarine nicolette nicoline nicolien merantien protesteren protesteert trakteren
  triomferen singulier singular parried aspiring augmenting protonic presale medicined adrenally hydroxylic monocyclic sovran
  colicine tetracyclic reequip penicillia erythrosin erythrosine cytidine induline paroxytone phacelia zoomorf baakhoven
  alferink carmello claira rizvan risvan yasmine yasmien yazmin yazmine yasmiin jasmin jasmine parafiele
`);

/** Medicines that people, or a therapy, are called by too, as written: one of these only where something beside it says so. */
export const alsoPeople = words('yasmin Yasmin diane Diane Senna MST');
