/**
 * Investigations, services and treatments that a plan may name: each with the beginnings of the words that talk and notes have for
 * it. What nobody spoke of in any of these words was not agreed. General knowledge.
 */
import type { Language } from '../note.ts';
import { list } from '../reading/text.ts';

const tables: Readonly<Record<Language, string>> = {
  nl: `ecg, hartfilm, cardiogram
mri, scan | ct-scan, scan, ct | echo, echografie | rontgen, foto, longfoto | eeg, hersenfilm | spirometrie, blaastest, longfunctie
urineonderzoek, urine, plas, kweek | ontlastingsonderzoek, ontlasting, poep | uitstrijkje, uitstrijk | biopt, biopsie, weefsel
cardioloog, hartarts, cardiologie | neuroloog, neurologie | dermatoloog, huidarts | internist, interne | kno-arts, kno | oogarts, oogkliniek
gynaecoloog, vrouwenarts | uroloog, urologie | orthopeed, orthopedie | chirurg, chirurgie | kinderarts | longarts | reumatoloog | geriater, geriatrie
fysio | dietist, dieet, voedingsdeskundige | ergotherap | logoped | wijkverple, thuiszorg | wijkteam | maatschappelijk
opname, opgenomen, opnemen, kliniek, ziekenhuis, afdeling, filmen, filmpje, video | spiegel, level | foto |
veilig thuis | aangifte, politie | melding, meld, aanmeld | crisisdienst, crisis | dagbehandeling | groepstherapie, groep
slaapmiddel, slaappil, slaaptablet, slaapmedic, temazepam, zolpidem, zopiclon, om te slapen
antibiotic, kuur | vaccinatie, vaccin, inent | rijverbod, rijbewijs, autorijden | mantelzorg | verslavingszorg, verslaving, jellinek
neuropsycho, testonderzoek, nto | second opinion | lichttherapie, lichtbak | ect, elektro | dexa, botdicht | tilttest | holter | bloeddrukmeting, bloeddruk
coloscopie, darmonderzoek | gastroscopie, maagonderzoek | allergietest, allergie | soa-test, soa | corticosteroid, prednis, injectie, spuit, prik
antidepress | antipsychot | antihistamin | maagbeschermer | bloedverdunner
natrium, zout | kalium | leverfunctie, lever | leverwaarde, lever | nierfunctie, nier | schildklier, tsh | calprotectine | crp, ontsteking, bloedonderzoek
ferritine, ijzer | hba1c, suiker, langetermijn | cholesterol | foliumzuur | hemoglobine, hb, bloedarmoede
verwijzing, verwijz, verwijs, verwez, doorst, doorgest, brief, meld, insturen, aanmeld, stuur | infuus | sedatie, slapend, in slaap
vaatchirurg, vaten, vaatarts, chirurg | buikfoto, foto | coeliakie, gluten | autisme | rouwtherapie, rouw | schematherapie, schema | ergometrie, fietstest`,
  en: `ecg, ekg, electrocardiogram, heart tracing
mri, scan | ct, scan | ultrasound, echo | xray, x-ray, film | eeg | spirometry, breathing test, lung function | urinalysis, urine, dipstick
stool, faecal | smear | biopsy | cardiolog, heart doctor, heart specialist | neurologist, neurology, nerve doctor | dermatolog, skin doctor, skin specialist | gastroenterolog
ent, ear nose | ophthalmolog, eye doctor, optician | gynaecolog, gynecolog | urolog | orthopaed, orthoped | surgeon, surgery, surgical | paediatric, pediatric
physio, physical therap | dietic, dietit, nutrition | occupational | speech therap | social work, social services | safeguarding | police | crisis
day programme, day hospital | group therapy, group | sleeping tablet, sleeping pill, zopiclone, zolpidem, sedative
antibiotic, course | vaccin, jab, shot, immuni | dvla, driving | addiction, detox | neuropsycholog, testing | second opinion | ect | dexa, bone density
holter, monitor | colonoscopy | endoscopy | allergy test, allerg | injection, inject, steroid | antidepress | antipsychot | antihistamin | brace, splint
pulmonolog | rheumatolog | nephrolog | endocrinolog | oncolog | podiatr
intravenous, drip, infusion | counselling, counsel, talking therap | bereavement, grief, loss | potassium | sodium, salt | ferritin, iron | thyroid | liver function, liver
rescue pack, rescue, standby`,
};

/** A name, word by word. */
export type PlanName = readonly string[];
export type PlanGroup = readonly PlanName[];

const read = (table: string): PlanGroup[] =>
  table
    .split(/[|\n]/)
    .map((group) => list(group).map((name) => name.split(' ')))
    .filter((group) => group.length > 0);

export const planGroups: Readonly<Record<Language, PlanGroup[]>> = {
  nl: read(tables.nl),
  en: read(tables.en),
};
