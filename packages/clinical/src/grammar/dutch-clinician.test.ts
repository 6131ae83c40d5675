import { describe, expect, it } from 'vitest';
import { reported } from './reported.ts';

/** What a clinician says → what the note says. */
const said = [
  ['U stopt vandaag met de ibuprofen.', 'Stopt vandaag met de ibuprofen'],
  [
    'We starten met mirtazapine, vijftien milligram voor de nacht.',
    'Starten met mirtazapine, vijftien milligram voor de nacht',
  ],
  ['We bouwen de oxazepam langzaam af.', 'Oxazepam langzaam afbouwen'],
  ['We laten de dosering zo.', 'Dosering zo laten'],
  ['Ik verwijs u naar de fysiotherapeut.', 'Behandelaar verwijst cliënt naar de fysiotherapeut'],
  ['Ik schrijf een zalf voor.', 'Behandelaar schrijft een zalf voor'],
  ['Ik vraag bloedonderzoek aan.', 'Behandelaar vraagt bloedonderzoek aan'],
  ['Ik overleg met de cardioloog.', 'Behandelaar overlegt met de cardioloog'],
  ['Ik bel u vrijdag met de uitslag.', 'Behandelaar belt cliënt vrijdag met de uitslag'],
  ['Dan zie ik u over zes weken weer.', 'Vervolgafspraak over zes weken'],
  ['We zien elkaar op dinsdag 3 maart om tien uur.', 'Vervolgafspraak op dinsdag 3 maart om tien uur'],
  ['Als de koorts terugkomt, belt u meteen.', 'Als de koorts terugkomt, meteen bellen'],
  [
    'Als u gedachten aan de dood krijgt, dan belt u de crisisdienst.',
    'Als cliënt gedachten aan de dood krijgt, crisisdienst bellen',
  ],
  ['Bij toename van de pijn neemt u contact op.', 'Bij toename van de pijn contact opnemen'],
  ['Ik wil dat je elke dag een half uur wandelt.', 'Elke dag een half uur wandelen'],
  ['Probeer voor middernacht naar bed te gaan.', 'Proberen voor middernacht naar bed te gaan'],
  ["Neem de tabletten 's ochtends in.", "Tabletten 's ochtends innemen"],
  ['Houd een slaapdagboek bij.', 'Een slaapdagboek bijhouden'],
  ['Je moet niet in één keer stoppen.', 'Moet niet in één keer stoppen'],
  ['U mag weer autorijden.', 'Mag weer autorijden'],
  ['U heeft een longontsteking.', 'Heeft een longontsteking'],
  ['Ik denk dat u overspannen bent.', 'Is waarschijnlijk overspannen'],
  ['Ik zie geen tekenen van een depressie.', 'Geen tekenen van een depressie'],
  ['De bloeddruk is 140 over 90.', 'De bloeddruk is 140 over 90'],
  ['We gaan volgende week beginnen met EMDR.', 'Volgende week beginnen met EMDR'],
  ['Laten we dat over een maand bekijken.', 'Dat over een maand bekijken'],
  ['Ik stuur uw huisarts een brief.', 'Behandelaar stuurt huisarts een brief'],
  ['U krijgt een recept voor tien dagen.', 'Krijgt een recept voor tien dagen'],
  ['Je hebt vandaag goed gewerkt.', 'Heeft vandaag goed gewerkt'],
] as const;

describe('What a clinician says in Dutch is a plan, an appointment or a finding', () => {
  it.each(said)('%s', (spoken, written) => {
    expect(reported(spoken, { speaker: 'clinician', language: 'nl' })?.text).toBe(written);
  });

  it('says of what both did less surely who did it', () => {
    const told = reported('We hebben vandaag de diagnose besproken.', {
      speaker: 'clinician',
      language: 'nl',
    });
    expect(told?.sure ?? 0).toBeLessThan(0.6);
  });
});
