/** Invented conversations that a template can be tried on: two of the demo’s, and one in English. */
import type { Language, TranscriptPiece } from '@noteer/clinical';

type Line = readonly [role: 'clinician' | 'client', text: string];
export type SampleId = 'medication' | 'mood' | 'english';
type Sample = { id: SampleId; language: Language; lines: readonly Line[] };

const medication: readonly Line[] = [
  ['clinician', 'Goedemorgen, gaat u zitten. Hoe was uw week?'],
  ['client', 'Druk. De kinderen zijn ziek geweest. Maar met mij gaat het iets beter.'],
  ['clinician', 'Wat gaat er beter?'],
  ['client', 'Ik sta weer op tijd op. En ik ben twee keer gaan zwemmen.'],
  ['clinician', 'Dat is winst. En wat gaat nog niet goed?'],
  ['client', 'Ik kan me slecht concentreren. En in de avond pieker ik nog veel over mijn werk.'],
  [
    'clinician',
    'U heeft de vragenlijst ingevuld. De score voor depressie was vorige maand achttien en is nu twaalf.',
  ],
  ['client', 'Dat klopt wel met hoe ik me voel.'],
  ['clinician', 'Hoe slaapt u?'],
  ['client', 'Slecht. Ik lig vaak tot één uur wakker, en om zes uur gaat de wekker.'],
  ['clinician', 'Dus u slaapt ongeveer vijf uur?'],
  ['client', 'Ja, vijf uur. In het weekend wat meer.'],
  ['clinician', 'Neemt u de sertraline nog elke ochtend?'],
  [
    'client',
    'Ja, honderd milligram. Nee, wacht, vijftig. Honderd was het plan, maar dat is niet doorgegaan.',
  ],
  ['clinician', 'Vijftig dus. Vergeet u hem wel eens?'],
  ['client', 'Vorige week één keer. Verder niet.'],
  ['clinician', 'Hoe is het met de bijwerkingen?'],
  ['client', 'De misselijkheid is weg. Ik heb soms nog een droge mond.'],
  ['clinician', 'Heeft u hoofdpijn?'],
  ['client', 'Nee, geen hoofdpijn. En ook geen last van mijn maag.'],
  ['clinician', 'Gebruikt u nog iets anders?'],
  ['client', 'Mijn vrouw neemt oxazepam, tien milligram. Daar heb ik één keer een van genomen.'],
  ['clinician', 'Dat raad ik u af. Van dat middel kun je afhankelijk worden.'],
  ['client', 'Ik zal het niet meer doen.'],
  ['clinician', 'Drinkt u alcohol?'],
  ['client', 'In het weekend twee glazen bier. Door de week niet.'],
  ['clinician', 'En gebruikt u drugs?'],
  ['client', 'Nee, nooit.'],
  ['clinician', 'Hoe gaat het op het werk?'],
  [
    'client',
    'Ik werk nu drie dagen, vier uur per dag. De bedrijfsarts wil dat ik in december vijf dagen ga werken.',
  ],
  ['clinician', 'Ziet u dat zitten?'],
  ['client', 'Eerlijk gezegd niet. Mijn baas is zelf ook overspannen.'],
  ['clinician', 'Ik schrijf de bedrijfsarts een brief dat vijf dagen nu te vroeg is. Is dat goed?'],
  ['client', 'Graag.'],
  ['clinician', 'Dan een moeilijke vraag. Heeft u gedachten aan zelfmoord?'],
  ['client', 'Nee. Soms denk ik dat het rustig zou zijn als ik er even niet was. Maar dood wil ik niet.'],
  ['clinician', 'Heeft u ooit een poging gedaan?'],
  ['client', 'Nee, nooit. Een neef van mij wel, jaren geleden.'],
  ['clinician', 'Wat houdt u op de been?'],
  ['client', 'Mijn vrouw en de kinderen. En het zwemmen.'],
  [
    'clinician',
    'Dan de medicijnen. De sertraline helpt, maar nog niet genoeg. Ik stel voor om hem te verhogen.',
  ],
  ['client', 'Naar honderd?'],
  ['clinician', 'Ja, naar honderd. Nee, laten we het rustiger doen. Naar vijfenzeventig milligram per dag.'],
  ['client', 'Vanaf wanneer?'],
  ['clinician', 'Vanaf morgen. Eén tablet van vijftig en een halve erbij.'],
  ['client', 'En als ik weer misselijk word?'],
  ['clinician', 'Dan neemt u hem bij het ontbijt. Blijft u langer dan een week misselijk, dan belt u mij.'],
  ['client', 'Goed.'],
  [
    'clinician',
    'Voor het slapen geef ik u geen pillen. Ik stel voor dat u na tien uur niet meer op de telefoon kijkt.',
  ],
  ['client', 'Dat wordt lastig, maar ik ga het proberen.'],
  ['clinician', 'En schrijft u voor het slapen tien minuten op wat u bezighoudt.'],
  ['client', 'Dat deed ik vroeger ook. Dat hielp wel.'],
  ['clinician', 'Ik meld u vandaag aan bij de psycholoog voor gesprekken. De wachttijd is vier weken.'],
  ['client', 'Dat valt mee.'],
  ['clinician', 'Uw bloeddruk was net honderdtwintig over tachtig. Dat is goed.'],
  ['client', 'Mooi zo.'],
  ['clinician', 'Is er nog iets waar we het niet over hebben gehad?'],
  ['client', 'Ja, mijn moeder is vorige week geopereerd aan haar heup. Dat houdt me ook bezig.'],
  ['clinician', 'Dat begrijp ik. Goed dat u het zegt.'],
  ['clinician', 'Dan zie ik u over drie weken, op woensdag om kwart over negen.'],
  ['client', 'Woensdag kwart over negen. Dat past.'],
  [
    'clinician',
    'Als het slechter gaat, of als u aan de dood gaat denken, dan belt u de praktijk. In de nacht belt u de huisartsenpost.',
  ],
  ['client', 'Dat zal ik doen. Dank u wel.'],
  ['clinician', 'Graag gedaan. Sterkte met de kinderen.'],
];

const mood: readonly Line[] = [
  ['clinician', 'Goedemorgen, fijn dat u er bent. Hoe gaat het nu met u?'],
  ['client', 'Iets beter. Ik ben minder somber, maar ik pieker nog veel over mijn werk.'],
  ['clinician', 'Hoe gaat het met slapen?'],
  ['client', 'Niet zo goed. Ik word elke nacht om vier uur wakker.'],
  ['clinician', 'Neemt u de sertraline nog elke ochtend?'],
  ['client', 'Ja, vijftig milligram. In het begin was ik misselijk, maar dat is nu over.'],
  ['clinician', 'Drinkt u alcohol?'],
  ['client', 'Nee, al drie maanden niet meer.'],
  ['clinician', 'Heeft u wel eens gedachten aan de dood?'],
  ['client', 'Nee. Ik zou mijn kinderen nooit alleen willen laten.'],
  ['clinician', 'We gaan de sertraline verhogen naar honderd milligram.'],
  ['client', 'Dat is goed. Ik wil graag weer aan het werk.'],
  ['clinician', 'Dan spreken we af dat u elke dag een half uur gaat wandelen.'],
  ['client', 'Dat ga ik doen.'],
  ['clinician', 'Ik stuur een brief naar de huisarts.'],
  ['clinician', 'De volgende controle is over twee weken, op dinsdag om tien uur.'],
  ['client', 'Dank u wel, tot dan.'],
];

const english: readonly Line[] = [
  ['clinician', 'Good morning, have a seat. How have you been since last time?'],
  ['client', 'A bit better. I get up on time again, and I went swimming twice.'],
  ['clinician', 'And what is still difficult?'],
  ['client', 'I cannot concentrate well, and in the evening I worry a lot about my work.'],
  ['clinician', 'How are you sleeping?'],
  ['client', 'Badly. I lie awake until one and the alarm goes at six.'],
  ['clinician', 'Are you still taking the sertraline every morning?'],
  ['client', 'Yes, fifty milligrams. I forgot it once last week.'],
  ['clinician', 'Any side effects?'],
  ['client', 'The nausea is gone. I still have a dry mouth sometimes.'],
  ['clinician', 'Do you drink alcohol?'],
  ['client', 'Two beers at the weekend.'],
  ['clinician', 'How are things at work?'],
  ['client', 'I work three days now, four hours a day.'],
  ['clinician', 'A difficult question. Do you have thoughts of suicide?'],
  ['client', 'No. I would never leave my children.'],
  [
    'clinician',
    'The sertraline helps, but not enough. We will increase it to seventy-five milligrams a day from tomorrow.',
  ],
  ['client', 'That is fine.'],
  ['clinician', 'I will write a letter to your GP.'],
  ['clinician', 'I will see you in three weeks, on Wednesday at a quarter past nine.'],
  ['client', 'Wednesday is fine. Thank you.'],
];

export const samples: readonly Sample[] = [
  { id: 'medication', language: 'nl', lines: medication },
  { id: 'mood', language: 'nl', lines: mood },
  { id: 'english', language: 'en', lines: english },
];

const SECONDS_A_LINE = 5;

/** As they come to whoever writes a note: with who speaks, because that was asked of nobody here. */
export const piecesOf = ({ lines }: Sample): TranscriptPiece[] =>
  lines.map(([role, text], seq) => ({
    ...{ seq, text, speaker: { role } },
    start_s: seq * SECONDS_A_LINE,
    end_s: (seq + 1) * SECONDS_A_LINE,
  }));
