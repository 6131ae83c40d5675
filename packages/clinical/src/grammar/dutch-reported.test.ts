import { describe, expect, it } from 'vitest';
import { reported } from './reported.ts';

/** What a client says → what the note says. */
const client = [
  ['Ik slaap de laatste weken slecht.', 'Slaapt de laatste weken slecht'],
  ['Ik lig elke nacht uren te piekeren.', 'Ligt elke nacht uren te piekeren'],
  ['Overdag ben ik dan doodmoe.', 'Is overdag dan doodmoe'],
  ['Ik eet weinig en val af.', 'Eet weinig en valt af'],
  ['Ben iets minder somber.', 'Is iets minder somber'],
  ['Ben moe, maar ik slaap wel.', 'Is moe, maar slaapt wel'],
  ['Heb veel hoofdpijn.', 'Heeft veel hoofdpijn'],
  ['Ben slaapt slecht.', 'Ben slaapt slecht'],
  ['Vorige maand ben ik vier kilo afgevallen.', 'Is vorige maand vier kilo afgevallen'],
  ['Ik heb sinds twee weken hoofdpijn.', 'Heeft sinds twee weken hoofdpijn'],
  ["'s Avonds krijg ik pijn op de borst.", "Krijgt 's avonds pijn op de borst"],
  ['Ik durf niet meer met de trein.', 'Durft niet meer met de trein'],
  ['Ik red het niet alleen.', 'Redt het niet alleen'],
  ['Ik vind mijn werk niet leuk meer.', 'Vindt het werk niet leuk meer'],
  ['Mijn baas weet dat ik hier loop.', 'Baas weet dat cliënt hier loopt'],
  ['Mijn vrouw maakt zich zorgen over mij.', 'Vrouw maakt zich zorgen over cliënt'],
  ['Ik maak me zorgen om mijn zoon.', 'Maakt zich zorgen om zoon'],
  ['Als ik wakker word, heb ik een droge mond.', 'Heeft een droge mond als cliënt wakker wordt'],
  ['Als het druk is in de winkel, loop ik weg.', 'Loopt weg als het druk is in de winkel'],
  ['Ik weet niet of ik dat kan.', 'Weet niet of cliënt dat kan'],
  ['Toen ik klein was, had ik eczeem.', 'Had eczeem toen cliënt klein was'],
  ['Ik ben bang dat ik doodga.', 'Is bang dat cliënt doodgaat'],
  [
    'Ik kan me niet concentreren omdat ik steeds aan hem denk.',
    'Kan zich niet concentreren omdat cliënt steeds aan hem denkt',
  ],
  ['Drinken doe ik alleen in het weekend.', 'Drinkt alleen in het weekend'],
  ['Roken deed ik tot 2015.', 'Rookte tot 2015'],
  ['Autorijden durf ik niet.', 'Durft niet auto te rijden'],
  ['Ik voel me schuldig tegenover mijn kinderen.', 'Voelt zich schuldig tegenover kinderen'],
  ['Ik hou het niet vol.', 'Houdt het niet vol'],
  ['Ik rij nog gewoon auto.', 'Rijdt nog auto'],
  ['Ik word er gek van.', 'Wordt er gek van'],
  ['Ik zie het niet meer zitten.', 'Ziet het niet meer zitten'],
  ['Ik sta om zeven uur op en ga dan wandelen.', 'Staat om zeven uur op en gaat dan wandelen'],
  ['Ik gebruik de tabletten zoals u zei.', 'Gebruikt de tabletten zoals behandelaar zei'],
  ["Zo'n twee keer per week neem ik een slaappil.", "Neemt zo'n twee keer per week een slaappil"],
  ['Mijn linkerknie doet pijn bij traplopen.', 'Linkerknie doet pijn bij traplopen'],
  ['Mijn buik is opgezet.', 'Buik is opgezet'],
  ['In mijn hoofd is het onrustig.', 'In het hoofd is het onrustig'],
  ['Ik heb mezelf gesneden.', 'Heeft zichzelf gesneden'],
  ['Ik was me vaak.', 'Wast zich vaak'],
  ['Ik begrijp mezelf niet.', 'Begrijpt zichzelf niet'],
  ['Mijn dochter helpt mij met wassen.', 'Dochter helpt cliënt met wassen'],
  [
    'Ik woon met mijn man en twee kinderen in een rijtjeshuis.',
    'Woont met man en twee kinderen in een rijtjeshuis',
  ],
  ['Gisteren viel ik van de trap.', 'Viel gisteren van de trap'],
  ['De huisarts heeft mij doorgestuurd.', 'De huisarts heeft cliënt doorgestuurd'],
  ['Ik werkte vroeger in de bouw, maar nu zit ik thuis.', 'Werkte vroeger in de bouw, maar zit nu thuis'],
  [
    'Mijn zus belt me elke dag en dan praat ik met haar.',
    'Zus belt cliënt elke dag en dan praat cliënt met haar',
  ],
  ['Ik heb geen eetlust.', 'Heeft geen eetlust'],
  [
    'Ik neem elke ochtend twintig milligram omeprazol in.',
    'Neemt elke ochtend twintig milligram omeprazol in',
  ],
  ['Ik vergat hem twee keer.', 'Vergat hem twee keer'],
  ['Ik kom mijn bed niet uit.', 'Komt het bed niet uit'],
  ['Mijn ouders zijn gescheiden toen ik acht was.', 'Ouders zijn gescheiden toen cliënt acht was'],
  ['Ik mis mijn moeder.', 'Mist moeder'],
  ['Ik ben op mijn vijftiende begonnen met blowen.', 'Is op vijftienjarige leeftijd begonnen met blowen'],
  ['Ik heb het gevoel dat iedereen naar me kijkt.', 'Heeft het gevoel dat iedereen naar cliënt kijkt'],
  ['Ik hoor een stem die zegt dat ik niks waard ben.', 'Hoort een stem die zegt dat cliënt niks waard is'],
  ['Ik krijg het benauwd zodra ik ga liggen.', 'Krijgt het benauwd zodra cliënt gaat liggen'],
  ['Ik moet steeds plassen.', 'Moet steeds plassen'],
  ['Nou ja, ik eh, ik ben gewoon heel erg moe, weet je.', 'Is erg moe'],
  ['ik ben misselijk en ik heb overgegeven vannacht', 'Is misselijk en heeft overgegeven vannacht'],
  ['ik had buikpijn maar dat is nu weg', 'Had buikpijn maar dat is nu weg'],
  ['Ik wou dat het ophield.', 'Wou dat het ophield'],
  ['Ik schrik van elk geluid.', 'Schrikt van elk geluid'],
  ['Ik bijt op mijn nagels.', 'Bijt op de nagels'],
  ['Ik twijfel over alles.', 'Twijfelt over alles'],
  ['Ik word geholpen door mijn buurvrouw.', 'Wordt geholpen door buurvrouw'],
  ['Ik laat de hond uit en doe boodschappen.', 'Laat de hond uit en doet boodschappen'],
  ['Misschien ben ik wat te streng voor mezelf.', 'Is misschien wat te streng voor zichzelf'],
  ['Vooral in de ochtend voel ik me somber.', 'Voelt zich vooral in de ochtend somber'],
  ['Mijn vader dronk veel en sloeg mijn moeder.', 'Vader dronk veel en sloeg moeder'],
  ['Mijn broer heeft epilepsie, die slikt valproaat.', 'Broer heeft epilepsie, slikt valproaat'],
  ['Ik kan er niet over praten met mijn man.', 'Kan er niet over praten met man'],
  ['Ik hoef geen medicijnen.', 'Hoeft geen medicijnen'],
  ['Ik heb er drie genomen.', 'Heeft er drie genomen'],
  ['Ik ben vorige week gestopt met de sertraline.', 'Is vorige week gestopt met de sertraline'],
] as const;

const daughter = [
  ['Ze slaapt de hele dag.', 'Slaapt de hele dag (volgens dochter)'],
  ['Hij eet bijna niks.', 'Eet bijna niks (volgens dochter)'],
  ['Ze vergeet haar pillen.', 'Vergeet haar pillen (volgens dochter)'],
  ['Ik doe de boodschappen voor haar.', 'Dochter doet de boodschappen voor haar'],
  ['Ik maak me zorgen.', 'Dochter maakt zich zorgen'],
  ['Mijn man rijdt haar naar de dagopvang.', 'Man van dochter rijdt haar naar de dagopvang'],
  ['Ze heeft gisteren twee keer gebraakt.', 'Heeft gisteren twee keer gebraakt (volgens dochter)'],
  ['Vorige week is ze gevallen.', 'Is vorige week gevallen (volgens dochter)'],
  ['Ze is niet agressief.', 'Is niet agressief (volgens dochter)'],
  ['Ze wil niet naar het ziekenhuis.', 'Wil niet naar het ziekenhuis (volgens dochter)'],
] as const;

describe('What a client says in Dutch stands in the third person', () => {
  it.each(client)('%s', (said, written) => {
    const told = reported(said, { speaker: 'client', language: 'nl' });
    expect(told?.text).toBe(written);
    expect(told?.sure).toBeGreaterThanOrEqual(0.6);
  });
});

describe('What a daughter says is about the client, and says who told it', () => {
  it.each(daughter)('%s', (said, written) => {
    expect(reported(said, { speaker: 'other', relation: 'dochter', language: 'nl' })?.text).toBe(written);
  });
});

describe('With a known gender the note uses pronouns', () => {
  it.each([
    ['Ik ben bang dat ik val.', 'm', 'Is bang dat hij valt'],
    ['Ik ben bang dat ik val.', 'f', 'Is bang dat zij valt'],
    ['Mijn werk bevalt me niet.', 'f', 'Haar werk bevalt haar niet'],
    ['De buurman helpt mij.', 'm', 'De buurman helpt hem'],
  ] as const)('%s (%s)', (said, gender, written) => {
    expect(reported(said, { speaker: 'client', language: 'nl', gender })?.text).toBe(written);
  });

  it('names the client as the practice does', () => {
    const told = reported('Mijn man helpt mij.', { speaker: 'client', language: 'nl', named: 'patiënt' });
    expect(told?.text).toBe('Man helpt patiënt');
  });
});

describe('What does not stand by itself is not sure', () => {
  it.each([
    'Dat lukte toen echt niet.',
    'Ik dacht, ik ga maar weer naar huis.',
    'Mijn man zegt, je bent veranderd.',
    'Als je dat zo hoort, is het veel.',
    'Die heeft daar medicijnen voor.',
  ])('%s', (said) => {
    const told = reported(said, { speaker: 'client', language: 'nl' });
    expect(told?.sure ?? 0).toBeLessThanOrEqual(0.6);
  });

  it('is silent about questions', () => {
    expect(reported('Moet ik blijven slikken?', { speaker: 'client', language: 'nl' })).toBeNull();
  });
});

it("words that somebody else said are quoted: whose 'mij' it is changes in the middle", () => {
  expect(reported('Mijn moeder zegt neem er een van mij.', { speaker: 'client', language: 'nl' })).toBeNull();
});
