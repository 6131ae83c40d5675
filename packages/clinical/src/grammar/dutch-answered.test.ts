import { describe, expect, it } from 'vitest';
import { answered } from './answered.ts';

/** What is asked, what is answered, what the note says. */
const exchanges = [
  ['Hoe slaapt u?', 'Slecht. Ik word elk uur wakker.', 'Slaapt slecht; wordt elk uur wakker'],
  ['Hoe voelt u zich vandaag?', 'Iets beter.', 'Voelt zich vandaag iets beter'],
  ['Heeft u koorts?', 'Nee.', 'Geen koorts'],
  ['Heeft u pijn bij het plassen?', 'Nee, dat niet.', 'Geen pijn bij het plassen'],
  ['Bent u wel eens flauwgevallen?', 'Nee, nooit.', 'Is nooit flauwgevallen'],
  ['Rookt u?', 'Nee, nooit gedaan.', 'Rookt niet, nooit gedaan'],
  ['Rookt u?', 'Ja, tien per dag.', 'Rookt tien per dag'],
  ['Gebruikt u drugs?', 'Nee hoor.', 'Gebruikt geen drugs'],
  [
    'Gebruikt u nog antidepressiva?',
    'Nee, sinds mei niet meer.',
    'Gebruikt sinds mei geen antidepressiva meer',
  ],
  ['Heeft u nog last van misselijkheid?', 'Nee.', 'Geen last meer van misselijkheid'],
  [
    'Heeft u nog last van misselijkheid?',
    "Ja, vooral 's ochtends.",
    "Heeft nog last van misselijkheid, vooral 's ochtends",
  ],
  ['Heeft u al iets gemerkt van de pillen?', 'Nee.', 'Heeft nog niets gemerkt van de pillen'],
  ['Kunt u zich goed concentreren?', 'Nee.', 'Kan zich niet goed concentreren'],
  ['Kunt u de trap nog op?', 'Ja.', 'Kan de trap nog op'],
  ['Werkt u op dit moment?', 'Nee, ik ben ziekgemeld.', 'Werkt niet op dit moment; is ziekgemeld'],
  ['Woont u alleen?', 'Ja.', 'Woont alleen'],
  ['Woont u alleen?', 'Nee, met mijn man.', 'Woont niet alleen, met man'],
  [
    'Neemt u de metformine elke dag?',
    'Ja, twee keer per dag.',
    'Neemt de metformine elke dag, twee keer per dag',
  ],
  [
    'Bent u allergisch voor medicijnen?',
    'Ja, voor penicilline.',
    'Is allergisch voor medicijnen, voor penicilline',
  ],
  ['Hoort u stemmen?', 'Nee.', 'Hoort geen stemmen'],
  ['Ziet u dingen die er niet zijn?', 'Nee.', 'Ziet geen dingen die er niet zijn'],
  ['Heeft u plannen gemaakt?', 'Nee, geen plannen.', 'Heeft geen plannen gemaakt'],
  ['Heeft u gedachten aan de dood?', 'Soms.', 'Heeft soms gedachten aan de dood'],
  [
    'Heeft u gedachten aan de dood?',
    'Vorig jaar wel. Nu niet.',
    'Nu geen gedachten aan de dood; vorig jaar wel',
  ],
  ['Bent u somber?', 'Ja, elke dag wel.', 'Is somber, elke dag wel'],
  ['Bent u somber?', 'Nee, niet somber.', 'Is niet somber'],
  ['Voelt u zich gespannen?', 'Ja, heel erg.', 'Voelt zich gespannen, erg'],
  ['Bent u afgevallen?', 'Ja, vijf kilo.', 'Is afgevallen, vijf kilo'],
  ['Bent u gevallen?', 'Nee.', 'Is niet gevallen'],
  ['Moet u vaak plassen?', 'Nee.', 'Moet niet vaak plassen'],
  ['Slaapt u door?', 'Nee, ik word steeds wakker.', 'Slaapt niet door; wordt steeds wakker'],
  ['Misselijk geweest?', 'Nee.', 'Niet misselijk geweest'],
  ['Benauwd?', 'Nee.', 'Niet benauwd'],
  ['Gebraakt?', 'Ja, twee keer.', 'Gebraakt, twee keer'],
  ['Eetlust?', 'Weinig.', 'Eetlust: weinig'],
  ['Allergieën?', 'Geen.', 'Geen allergieën'],
  ['Allergieën?', 'Nee, voor zover ik weet niet.', 'Geen allergieën, voor zover bekend'],
  ['Pijn op de borst, hartkloppingen?', 'Nee, allebei niet.', 'Geen pijn op de borst of hartkloppingen'],
  ['Last van duizeligheid of hoofdpijn?', 'Nee.', 'Geen last van duizeligheid of hoofdpijn'],
  ['Geen bijwerkingen?', 'Nee.', 'Geen bijwerkingen'],
  ['Niet gevallen?', 'Nee.', 'Niet gevallen'],
  ['Hoeveel drinkt u?', 'Twee glazen per dag.', 'Drinkt twee glazen per dag'],
  ['Hoeveel kilo bent u afgevallen?', 'Vier.', 'Is vier kilo afgevallen'],
  ['Hoe vaak sport u?', 'Nooit.', 'Sport nooit'],
  ['Hoe lang heeft u al hoofdpijn?', 'Drie weken.', 'Heeft al drie weken hoofdpijn'],
  ['Sinds wanneer heeft u klachten?', 'Januari.', 'Heeft klachten sinds januari'],
  ['Hoe laat gaat u naar bed?', 'Elf uur.', 'Gaat om elf uur naar bed'],
  ['Waar heeft u pijn?', 'In mijn onderrug.', 'Heeft pijn in de onderrug'],
  ['Waar werkt u?', 'Bij de gemeente.', 'Werkt bij de gemeente'],
  ['Wanneer bent u gestopt?', 'In maart.', 'Is in maart gestopt'],
  ['Welke medicijnen neemt u?', 'Alleen omeprazol.', 'Neemt alleen omeprazol'],
  ['Met wie woont u samen?', 'Met mijn vriend.', 'Woont samen met vriend'],
  ['Hoe is uw eetlust?', 'Goed.', 'Eetlust goed'],
  ['Hoe is de stemming?', 'Die is beter dan vorige maand.', 'Stemming is beter dan vorige maand'],
  ['Hoe gaat het op het werk?', 'Ik werk nu halve dagen.', 'Werkt nu halve dagen'],
  ['Wat is de reden van uw komst?', 'Ik slaap niet meer.', 'Slaapt niet meer'],
  ['Heeft uw vader hartproblemen?', 'Ja.', 'Vader heeft hartproblemen'],
  [
    'Heeft uw moeder ook een depressie gehad?',
    'Ja, na mijn geboorte.',
    'Moeder heeft ook een depressie gehad, na de geboorte',
  ],
  ['Zullen we de dosering verhogen?', 'Ja, graag.', 'Dosering verhogen'],
  ['Zal ik de huisarts een brief sturen?', 'Prima.', 'Huisarts een brief sturen'],
  ['U bent gestopt met roken, toch?', 'Ja, in januari.', 'Is gestopt met roken, in januari'],
  ["Dus het is 's avonds erger?", 'Ja.', "Het is 's avonds erger"],
  ['De sertraline, neemt u die nog?', 'Ja.', 'Neemt de sertraline nog'],
  ['Heeft u iemand om mee te praten?', 'Ja, mijn zus.', 'Heeft iemand om mee te praten; zus'],
  ['Durft u alleen naar buiten?', 'Nee, niet meer.', 'Durft niet alleen naar buiten'],
  ['Bent u bang dat u iemand iets aandoet?', 'Nee.', 'Is niet bang dat cliënt iemand iets aandoet'],
  ['Krast of snijdt u zichzelf?', 'Nee.', 'Krast of snijdt zichzelf niet'],
  ['Is er iets veranderd thuis?', 'Mijn man is vertrokken.', 'Man is vertrokken'],
  ['Hebt u hulp thuis?', 'De thuiszorg komt twee keer per week.', 'De thuiszorg komt twee keer per week'],
  ['Heb je zin om dingen te doen?', 'Nee, nergens in.', 'Geen zin om dingen te doen; nergens in'],
] as const;

describe('A question and its answer become one statement (Dutch)', () => {
  it.each(exchanges)('%s – %s', (question, answer, statement) => {
    const told = answered([question], [answer], { language: 'nl' });
    expect(told?.text).toBe(statement);
    expect(told?.sure).toBeGreaterThanOrEqual(0.6);
  });
});

const unclear = [
  ['Heeft u een poging gedaan?', 'Mijn broer wel.'],
  ['Heeft u wel eens gedacht, voor mij hoeft het niet meer?', 'In de herfst wel.'],
  ['Wilt u thee of koffie?', 'Ja.'],
  ['En de laatste weken?', 'Nee, nu niet.'],
  ['Bent u moe, duizelig, koud?', 'Koud wel. Duizelig niet.'],
  ['Bent u niet bang?', 'Ja.'],
  ['Is het erger geworden?', 'Ja.'],
  ['Snapt u dat?', 'Oké.'],
] as const;

describe('What is not certain is not stated', () => {
  it.each(unclear)('%s – %s', (question, answer) => {
    const told = answered([question], [answer], { language: 'nl' });
    expect(told?.sure ?? 0).toBeLessThan(0.6);
  });
});

describe('An answer has more than one sentence, and questions come in twos', () => {
  it('keeps the whole answer', () => {
    const told = answered(
      ['Drinkt u alcohol?'],
      ['Nee.', 'Ik ben in maart gestopt.', 'Mijn man drinkt wel.'],
      { language: 'nl' },
    );
    expect(told?.text).toBe('Drinkt geen alcohol; is in maart gestopt; man drinkt wel');
  });

  it('denies each of two questions', () => {
    const told = answered(['Last van hartkloppingen?', 'Pijn op de borst?'], ['Allebei niet.'], {
      language: 'nl',
    });
    expect(told?.text).toBe('Geen last van hartkloppingen; geen pijn op de borst');
  });

  it('says who answered for the client', () => {
    const told = answered(['Koorts gehad?'], ['Nee.'], {
      language: 'nl',
      speaker: 'other',
      relation: 'dochter',
    });
    expect(told?.text).toBe('Geen koorts gehad (volgens dochter)');
  });
});
