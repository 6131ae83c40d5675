import { expect, test } from 'vitest';
import type { Language } from '../../note.ts';
import { findingsOf } from '../findings.ts';

const allergies = (text: string, language: Language = 'nl') =>
  findingsOf({ id: '1', kind: 'attachment', date: '2026-10-06', author: '', text, language }).flatMap(
    (each) => (each.kind === 'allergy' ? [each.is_denied ? 'none' : each.name] : []),
  );

test.each<[string, string[], Language?]>([
  ['Bij amoxicilline kreeg hij als kind rode vlekken.', ['amoxicilline']],
  ['Van pleisters krijgt zij jeuk.', ['pleisters']],
  ['Van een zalf met lanoline kreeg ze blaren.', ['lanoline']],
  ['Naproxen mag zij niet hebben, daarvan kreeg zij een dikke lip.', ['naproxen']],
  ['Na clindamycine ontstond een heftige huiduitslag.', ['clindamycine']],
  ['Pleisters (acrylaat) verdraagt hij niet.', ['acrylaat']],
  ['Zij verdraagt geen codeïne.', ['codeïne']],
  ['Hij kan niet tegen tramadol (braken) en niet tegen noten.', ['tramadol', 'noten']],
  ['Overgevoelig is zij voor jodium en voor doxycycline.', ['jodium', 'doxycycline']],
  [
    'Haloperidol staat als intolerantie in het dossier; verder is ze allergisch voor latex.',
    ['haloperidol', 'latex'],
  ],
  ['Ooit uitslag gehad van ciprofloxacine.', ['ciprofloxacine']],
  ['Hij mag geen diclofenac, daar krijgt hij galbulten van.', ['diclofenac']],
  ['Chloorhexidine: contactallergie.', ['chloorhexidine']],
  ['Ze meldt dat ze van cotrimoxazol uitslag krijgt.', ['cotrimoxazol']],
  ['Hij zegt niet tegen ibuprofen te kunnen.', ['ibuprofen']],
  ['Ibuprofen is voor hem niet geschikt: hij kreeg er galbulten van.', ['ibuprofen']],
  ['Clindamycine: niet geven i.v.m. anafylaxie in 2015.', ['clindamycine']],
  ['Volgens moeder is hij allergisch voor amoxicilline.', ['amoxicilline']],
  ['Geen medicatieallergie, wel hooikoorts.', ['hooikoorts']],
  ['He says that codeine gives him hives.', ['codeine'], 'en'],
  ['Hij mag geen ibuprofen hebben wegens een allergie.', ['ibuprofen']],
  ['Her lips swell if she eats kiwi.', ['kiwi'], 'en'],
  ['She developed a rash on lamotrigine in 2019 and should not have it again.', ['lamotrigine'], 'en'],
  ['Ramipril made him cough; recorded as an intolerance.', ['ramipril'], 'en'],
  ['She swells up with ibuprofen.', ['ibuprofen'], 'en'],
  ['He must not have penicillin as it caused anaphylaxis.', ['penicillin'], 'en'],
  ['Trimethoprim brought her out in a rash.', ['trimethoprim'], 'en'],
  ['He came out in blisters with co-trimoxazole as a boy.', ['co-trimoxazole'], 'en'],
  ['She reacts to plasters (adhesive) and to strawberries.', ['adhesive', 'strawberries'], 'en'],
  ['Vancomycin: flushed badly, listed as allergy.', ['vancomycin'], 'en'],
  ['She is penicillin allergic.', ['penicillin'], 'en'],
])('told in a sentence: %s', (text, names, language) => {
  expect(allergies(text, language).sort()).toEqual(names.toSorted());
});

test.each<[string, Language?]>([
  ['Haar zus krijgt uitslag van penicilline.'],
  ['Zijn dochter verdraagt geen gluten.'],
  ['Hij verdraagt geen tegenspraak.'],
  ['Zij verdraagt geen hogere dosis lithium.'],
  ['Hij reageert goed op lithium.'],
  ['ICA: hypertensie, diabetes mellitus'],
  ['Sertraline gaf misselijkheid en is gestopt.'],
  ['Bij huiduitslag door lamotrigine direct stoppen.'],
  ['Zij heeft geen uitslag gekregen van lamotrigine.'],
  ['Zij heeft eczeem en smeert met betamethason.'],
  ['De eerder genoteerde penicilline-allergie is weerlegd.'],
  ['Allergieën: n.b.'],
  ['No allergy information available.', 'en'],
  ['No rash with lamotrigine so far.', 'en'],
  ['He had a rash on his arm, treated with betamethasone.', 'en'],
  ['He reacts to stress with anger.', 'en'],
  ['Her mother came out in a rash with penicillin.', 'en'],
])('no allergy of the client: %s', (text, language) => {
  expect(allergies(text, language)).toEqual([]);
});

test.each<[string, Language?]>([
  ['Allergieën heeft hij niet.'],
  ['Allergieën zijn volgens de ouders niet bekend.'],
  ['Overgevoeligheden zijn er, voor zover ik kan nagaan, niet.'],
  ['Zij is nergens allergisch voor.'],
  ['Allergisch: niets bekend.'],
  ['Allergieën: desgevraagd geen.'],
  ['Allergie: ontkend'],
  ['Allergische reacties op medicatie heeft hij niet gehad.'],
  ['He is not aware of any allergies.', 'en'],
  ['Drug allergies: denies.', 'en'],
  ['No known drug or food allergies.', 'en'],
  ['Allergies: none known to patient.', 'en'],
  ['He is not allergic to anything that we know of.', 'en'],
  ['There are no recorded sensitivities.', 'en'],
])('none are known: %s', (text, language) => {
  expect(allergies(text, language)).toEqual(['none']);
});

test.each(['Of er allergieën zijn is niet bekend.', 'Allergieën: niet nagevraagd.'])(
  'what is not known is not none: %s',
  (text) => {
    expect(allergies(text)).toEqual([]);
  },
);

test.each<[string, string[], Language?]>([
  ['All/ noten, naproxen', ['noten', 'naproxen']],
  ['8. Allergie        cotrimoxazol', ['cotrimoxazol']],
  ['ICA     : PENICILLINES (exantheem)\n          SULFASALAZINE', ['penicillines', 'sulfasalazine']],
  ['[Allergie]  bijensteken', ['bijensteken']],
  ['Allergie: latex (contactallergie), verder niets.', ['latex']],
  ['Intolerantie: haloperidol, oculogyre crisis.', ['haloperidol']],
  ['Geneesmiddelallergie: geen. Voedsel: pinda.', ['pinda']],
  ['ALLERGIE PENICILLINE', ['penicilline']],
  ['Overgevoeligheid penicillines (A), ernst: matig', ['penicillines']],
  ['Geen allergieën, wel lactose-intolerant.', ['lactose']],
  ['Allergies - Elastoplast', ['elastoplast'], 'en'],
  ['Allergies: hay fever only', ['hay fever'], 'en'],
  ['Allergies: Codeine (nausea) / Trimethoprim (rash)', ['codeine', 'trimethoprim'], 'en'],
  ['Allergies: trimethoprim (rash), otherwise none.', ['trimethoprim'], 'en'],
  ['Known sensitivities: codeine, strawberries', ['codeine', 'strawberries'], 'en'],
  ['Reactions: codeine - vomits.', ['codeine'], 'en'],
])('under their labels: %s', (text, names, language) => {
  expect(allergies(text, language)).toEqual(names);
});

test('what a sentence names besides an allergy is still used', () => {
  const found = findingsOf({
    id: '1',
    kind: 'attachment',
    date: '2026-10-06',
    author: '',
    text: 'Zij gebruikt citalopram 20 mg, geen allergieën bekend.',
    language: 'nl',
  });
  expect(found.map(({ kind }) => kind).sort()).toEqual(['allergy', 'medicine']);
});

test.each<[string, string[], Language?]>([
  ['DRUG ALLERGIES. Clarithromycin.', ['clarithromycin'], 'en'],
  ['Allergic to: clarithromycin.', ['clarithromycin'], 'en'],
  ['The only known allergy is latex.', ['latex'], 'en'],
  ['Her one allergy is to kiwi.', ['kiwi'], 'en'],
  ['Allergie: latex + pleisters', ['latex', 'pleisters']],
  ['Allergieën zijn bekend voor latex en noten.', ['latex', 'noten']],
  ['De enige allergie is die voor nikkel.', ['nikkel']],
  ['Allergie: jodium (contrast)', ['jodium']],
  ['Naproxen mag zij niet hebben (allergie).', ['naproxen']],
])('reads what a label, a mark between two or a turned sentence names: %s', (text, names, language) => {
  expect(allergies(text, language)).toEqual(names);
});

test.each<[string, Language?]>([
  ['Een allergie is bij haar niet bekend.'],
  ['Zij is voor niets allergisch.'],
  ['Allergie-anamnese: blanco'],
  ['Allergieën: vzvb geen'],
  ['Allergies: none recorded on SCR', 'en'],
  ['Allergies were checked and there are none.', 'en'],
])('hears that there are none: %s', (text, language) => {
  expect(allergies(text, language)).toEqual(['none']);
});
