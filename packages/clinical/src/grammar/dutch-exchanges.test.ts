import { describe, expect, it } from 'vitest';
import { answered } from './answered.ts';

const LEAST_SURE = 0.6;
const inNote = (question: string, answer: string): string | null => {
  const made = answered(question.split(/(?<=[?])\s+/u), [answer], { language: 'nl' });
  return made && made.sure >= LEAST_SURE ? made.text : null;
};

const statements: [string, string, string][] = [
  ['Hoe lang heeft u die jeuk al?', 'Drie weken.', 'Heeft die jeuk al drie weken'],
  [
    'Hoe vaak heeft u die duizelingen?',
    'Een keer of twee per week.',
    'Heeft die duizelingen een keer of twee per week',
  ],
  ['Hoeveel koppen thee drinkt u?', 'Acht.', 'Drinkt acht koppen thee'],
  ['Sinds wanneer gebruikt u de pufjes?', 'Sinds oktober.', 'Gebruikt de pufjes sinds oktober'],
  ['Wanneer bent u gevallen?', 'Vorige zaterdag.', 'Is vorige zaterdag gevallen'],
  ['Welke medicijnen gebruikt u?', 'Amlodipine en een plaspil.', 'Gebruikt amlodipine en een plaspil'],
  ['Wie helpt u in huis?', 'Mijn nicht.', 'Nicht helpt in huis'],
  ['Waar zit de pijn?', 'Onder de ribben, links.', 'Pijn zit onder de ribben, links'],
  ['Hoe laat gaat u naar bed?', 'Half twaalf.', 'Gaat om half twaalf naar bed'],
  ['Hoeveel weegt u nu?', 'Drieëntachtig kilo.', 'Weegt nu drieëntachtig kilo'],
  ['Hoe oud was u toen?', 'Negentien.', 'Was toen negentien'],
  ['Met wie woont u?', 'Met mijn man en twee kinderen.', 'Woont met man en twee kinderen'],
  ['Hoe vaak sport je?', 'Nooit.', 'Sport nooit'],
  [
    'Hoeveel sigaretten rookt u per dag?',
    'Een stuk of twaalf.',
    'Rookt een stuk of twaalf sigaretten per dag',
  ],
  ["Hoe vaak moet u er 's nachts uit?", 'Twee keer.', "Moet er twee keer 's nachts uit"],
  ["Hoe lang duurt zo'n aanval?", 'Een kwartier ongeveer.', "Zo'n aanval duurt een kwartier ongeveer"],
  ['Wat voor werk doet u?', 'Ik ben stukadoor.', 'Is stukadoor'],
  ['Waar werkt u?', 'Bij de gemeente.', 'Werkt bij de gemeente'],
  ['Welke dag komt dat het beste uit?', 'Donderdag.', 'Komt het beste uit: donderdag'],
  ['Hoe laat wordt u wakker?', 'Tegen zessen.', 'Wordt tegen zessen wakker'],
  ['Rookt u?', 'Nee, al tien jaar niet meer.', 'Rookt niet, al tien jaar niet meer'],
  ['Rookt u?', 'Ja, een pakje per dag.', 'Rookt een pakje per dag'],
  ['Drinkt u alcohol?', 'Alleen in het weekend.', 'Drinkt alcohol, alleen in het weekend'],
  ['Drinkt u alcohol?', 'Soms een glas wijn.', 'Drinkt alcohol, soms een glas wijn'],
  ['Heeft u koorts gehad?', 'Nee.', 'Heeft geen koorts gehad'],
  [
    'Heeft u koorts gehad?',
    'Ja, gisteren achtendertig vijf.',
    'Heeft koorts gehad; gisteren achtendertig vijf',
  ],
  ['Bent u allergisch?', 'Voor penicilline.', 'Allergisch: “voor penicilline”'],
  ['Bent u ergens allergisch voor?', 'Ja, voor latex.', 'Is allergisch voor latex'],
  ['Hebt u pijn bij het plassen?', 'Een beetje.', 'Heeft een beetje pijn bij het plassen'],
  ['Hoest u slijm op?', 'Ja, geel.', 'Hoest slijm op; geel'],
  ['Bent u benauwd?', 'Alleen bij traplopen.', 'Is benauwd, alleen bij traplopen'],
  ['Slaapt u goed?', 'Redelijk.', 'Slaapt redelijk'],
  ['Slaapt u door?', 'Meestal wel.', 'Slaapt meestal door'],
  ['Kunt u nog genieten?', 'Nauwelijks.', 'Kan nauwelijks genieten'],
  ['Heb je eetlust?', 'Weinig.', 'Eetlust: weinig'],
  ['Hoe is de eetlust?', 'Matig.', 'Eetlust matig'],
  ['Hoe is uw stemming?', 'Vlak.', 'Stemming vlak'],
  ['En de concentratie?', 'Die is beter dan vorige maand.', 'Concentratie is beter dan vorige maand'],
  ['Misselijk, duizelig?', 'Geen van beide.', 'Niet misselijk of duizelig'],
  ['Koorts of koude rillingen?', 'Koorts wel, rillingen niet.', 'Koorts wel, rillingen niet'],
  [
    'Hoofdpijn, nekpijn, last van licht?',
    'Alleen hoofdpijn.',
    'Hoofdpijn, nekpijn, last van licht: alleen hoofdpijn',
  ],
  [
    'Heeft u last van hartkloppingen of zweten?',
    'Het eerste wel, het tweede niet.',
    'Hartkloppingen wel, zweten niet',
  ],
  ['Keelpijn? Of hoest u?', 'Nee.', 'Geen keelpijn; hoest niet'],
  ['Jeuk? Bultjes? Uitslag?', 'Nee, nee en nee.', 'Geen jeuk; geen bultjes; geen uitslag'],
  ['Gebruikt u drugs? Cannabis, cocaïne?', 'Nee, nooit.', 'Gebruikt geen drugs, nooit cannabis of cocaïne'],
  ['Blow je nog?', 'Niet meer sinds de zomer.', 'Blowt niet meer, sinds de zomer'],
  [
    'Gebruikt u nog slaapmiddelen?',
    'Nee, die heb ik weggegooid.',
    'Gebruikt geen slaapmiddelen meer; heeft die weggegooid',
  ],
  ['Neemt u de tabletten elke dag?', 'Ja, trouw.', 'Neemt de tabletten elke dag; trouw'],
  ['Vergeet u ze wel eens?', 'Een enkele keer.', 'Vergeet ze een enkele keer'],
  [
    'Heeft u bijwerkingen gemerkt?',
    'Een droge mond, verder niet.',
    'Bijwerkingen: een droge mond, verder niet',
  ],
  [
    'Bent u zwanger of kunt u zwanger zijn?',
    'Nee, uitgesloten.',
    'Is niet zwanger; kan niet zwanger zijn; uitgesloten',
  ],
  ['Heeft u wel eens gedachten aan de dood?', 'Nee, nooit.', 'Heeft nooit gedachten aan de dood'],
  [
    'Heeft u wel eens gedachten aan de dood?',
    "Soms. Meestal 's avonds.",
    "Heeft soms gedachten aan de dood, meestal 's avonds",
  ],
  ['Denkt u aan zelfdoding?', 'Nee.', 'Denkt niet aan zelfdoding'],
  [
    'Denkt u aan zelfdoding?',
    'Vorige week wel. Nu niet meer.',
    'Denkt nu niet aan zelfdoding; vorige week wel',
  ],
  ['Heeft u een plan?', 'Nee, geen plan.', 'Geen plan'],
  ['Heeft u een plan gemaakt hoe u het zou doen?', 'Nee.', 'Heeft geen plan gemaakt hoe cliënt het zou doen'],
  ['Heeft u daar een plan voor?', 'Ja, met pillen.', 'Heeft daar een plan voor, met pillen'],
  ['Heeft u ooit een poging gedaan?', 'Eén keer, in 2012.', 'Heeft een poging gedaan, één keer, in 2012'],
  ['Heeft u ooit een poging gedaan?', 'Nee, nooit.', 'Heeft nooit een poging gedaan'],
  ['Heeft u pillen in huis?', 'Alleen paracetamol.', 'Heeft pillen in huis, alleen paracetamol'],
  [
    'Bent u van plan er iets mee te doen?',
    'Nee, dat zou ik mijn kinderen niet aandoen.',
    'Is niet van plan er iets mee te doen; zou dat de kinderen niet aandoen',
  ],
  ['Wat houdt u tegen?', 'Mijn dochter.', 'Houdt tegen: dochter'],
  ['Doet u zichzelf pijn?', 'Vroeger wel, nu niet.', 'Doet nu zichzelf geen pijn; vroeger wel'],
  ['Heeft u gedachten aan de dood?', 'In de herfst wel.', 'Gedachten aan de dood: in de herfst wel'],
  [
    'Heeft u gedachten aan de dood?',
    'In de herfst wel. Toen zag ik het niet meer zitten. Nu niet.',
    'Nu geen gedachten aan de dood, in de herfst wel; zag het toen niet meer zitten',
  ],
  ['Heb je last van hoofdpijn?', 'Gisteren wel, vandaag niet.', 'Hoofdpijn: gisteren wel, vandaag niet'],
  ['Bent u benauwd, of misselijk overdag?', 'Benauwd niet.', 'Is niet benauwd'],
  ['Ben je moe of misselijk?', 'Moe wel.', 'Is moe'],
  ['Bent u benauwd?', 'Op de trap wel, thuis niet.', 'Benauwd: op de trap wel, thuis niet'],
  ['Hoort u stemmen?', 'Nee, dat heb ik nooit gehad.', 'Hoort geen stemmen'],
  [
    'Hoort u stemmen die anderen niet horen?',
    'Ja, twee, een man en een vrouw.',
    'Hoort stemmen die anderen niet horen, twee, een man en een vrouw',
  ],
  ['Voelt u zich achtervolgd?', 'Niet echt.', 'Voelt zich niet echt achtervolgd'],
  ['Zijn er wapens in huis?', 'Nee, nooit gehad.', 'Nooit wapens in huis'],
  ['Bent u somber?', 'Ja, de hele dag eigenlijk.', 'Is somber; de hele dag'],
  ['Piekert u veel?', "Vooral 's nachts.", "Piekert, vooral 's nachts"],
  [
    'Bent u wel eens opgenomen geweest?',
    'In 2009, zes weken in Vught.',
    'Is opgenomen geweest, in 2009, zes weken in Vught',
  ],
  [
    'Heeft u eerder therapie gehad?',
    'Twee keer, bij een psycholoog in Ede.',
    'Heeft therapie gehad, twee keer, bij een psycholoog in Ede',
  ],
  ['Heeft u kinderen?', 'Drie, twee jongens en een meisje.', 'Kinderen: drie, twee jongens en een meisje'],
  ['Heeft u kinderen?', 'Nee.', 'Geen kinderen'],
  ['Heeft u een partner?', 'Sinds een jaar.', 'Heeft een partner, sinds een jaar'],
  ['Werkt u?', 'Ja, vier dagen.', 'Werkt vier dagen'],
  ['Werkt u op dit moment?', 'Nee, ik zit in de ziektewet.', 'Werkt niet op dit moment; zit in de ziektewet'],
  ['Heeft u schulden?', 'Een paar duizend euro.', 'Heeft schulden, een paar duizend euro'],
  ['Leven uw ouders nog?', 'Mijn vader wel, mijn moeder niet.', 'Ouders leven nog: vader wel, moeder niet'],
  ['Komt het in de familie voor?', 'Bij mijn tante.', 'Het komt in de familie voor, bij tante'],
  ['Is er suikerziekte in de familie?', "Mijn beide opa's.", "Suikerziekte in de familie: de beide opa's"],
  ['Zullen we de dosis ophogen?', 'Liever niet.', 'Liever niet: dosis ophogen'],
  ['Zullen we de dosis ophogen?', 'Is goed.', 'Dosis ophogen'],
  ['Zal ik een brief aan uw huisarts sturen?', 'Graag.', 'Brief aan huisarts sturen'],
  [
    'Wilt u een verwijzing naar de fysiotherapeut?',
    'Nee, nog niet.',
    'Wil nog geen verwijzing naar de fysiotherapeut',
  ],
  ['Wilt u een verwijzing naar de diëtist?', 'Ja, doe maar.', 'Wil een verwijzing naar de diëtist'],
  ['Kunt u volgende week dinsdag?', 'Ja, na drieën.', 'Kan volgende week dinsdag, na drieën'],
  [
    'Bent u wel eens flauwgevallen?',
    'Eén keer, op de middelbare school.',
    'Is flauwgevallen, één keer, op de middelbare school',
  ],
  ['Straalt de pijn uit?', 'Naar mijn linkerarm.', 'Pijn straalt uit naar de linkerarm'],
  ['Is het erger bij bewegen?', 'Nee, juist in rust.', 'Het is niet erger bij bewegen; juist in rust'],
  [
    'Wordt het minder als u gaat liggen?',
    'Ja, dan is het zo weg.',
    'Het wordt minder als cliënt gaat liggen; dan is het zo weg',
  ],
  [
    'Wat heeft u zelf al geprobeerd?',
    'Paracetamol en een kruik.',
    'Zelf geprobeerd: paracetamol en een kruik',
  ],
  ['Waar heeft u de meeste last van?', 'Van de moeheid.', 'Heeft de meeste last van de moeheid'],
  [
    'Waar bent u het meest bang voor?',
    'Dat ik ga flauwvallen.',
    'Is het meest bang dat cliënt gaat flauwvallen',
  ],
  ['Wat wilt u bereiken?', 'Weer kunnen werken.', 'Wil bereiken: weer kunnen werken'],
  ['Wat is uw hulpvraag?', 'Ik wil van die angst af.', 'Hulpvraag: wil van die angst af'],
  ['Wat voor cijfer geeft u uw stemming?', 'Een vijf.', 'Geeft stemming: een vijf'],
  [
    'Op een schaal van nul tot tien, hoe erg is de pijn?',
    'Zeven, soms acht.',
    'Pijn op een schaal van nul tot tien: zeven, soms acht',
  ],
  [
    'Hoeveel uur slaapt u per nacht?',
    'Vijf, op zijn best zes.',
    'Slaapt vijf uur per nacht, op zijn best zes',
  ],
  ['Hoe groot is de kans dat u dat doet, in procenten?', 'Tachtig.', 'Kans dat cliënt dat doet: tachtig'],
  [
    'Hoe lang bent u al thuis van het werk?',
    'Bijna vier maanden.',
    'Is al bijna vier maanden thuis van het werk',
  ],
  ['Hoe vaak ziet u uw kinderen?', 'Om het weekend.', 'Ziet kinderen om het weekend'],
  ['Wie heeft u dat voorgeschreven?', 'De cardioloog.', 'Cardioloog heeft dat voorgeschreven'],
  ['Wanneer is dat begonnen?', 'Na de bevalling.', 'Begin: na de bevalling'],
  ['Hoe is dat begonnen?', 'Heel geleidelijk.', 'Begin heel geleidelijk'],
  ['Hoeveel milligram neemt u?', 'Twintig.', 'Neemt twintig milligram'],
  ['Hoeveel neemt u er van?', "Twee, 's ochtends.", "Neemt er twee van, 's ochtends"],
  ['Hoe vaak gebruikt u de salbutamol?', 'Drie keer.', 'Gebruikt de salbutamol drie keer'],
  ['Sport u?', 'Fitness, twee keer in de week.', 'Sport, fitness, twee keer in de week'],
  ['Eet u regelmatig?', 'Ik sla het ontbijt over.', 'Slaat het ontbijt over'],
  ['Bent u afgevallen?', 'Vier kilo in twee maanden.', 'Is afgevallen, vier kilo in twee maanden'],
  ['Bent u aangekomen of afgevallen?', 'Afgevallen, drie kilo.', 'Is afgevallen, drie kilo'],
  ['Ligt u lang wakker?', 'Tot een uur of drie.', 'Ligt wakker, tot een uur of drie'],
  ['Rijdt u auto?', 'Niet sinds het ongeluk.', 'Rijdt geen auto, sinds het ongeluk'],
  ['Heeft u contact met uw broer?', 'Amper.', 'Heeft amper contact met broer'],
  ['Vertrouwt u uw behandelaars?', 'Dat wisselt.', 'Behandelaars: wisselt'],
  ['Bent u wel eens boos?', 'Vaak genoeg.', 'Is boos, vaak genoeg'],
  ['Helpt de mirtazapine?', 'Voor het slapen wel.', 'Mirtazapine helpt voor het slapen wel'],
  ['Merkt u verschil?', 'Nog niet.', 'Merkt nog geen verschil'],
  ['Hoe reageerde uw vrouw?', 'Geschrokken.', 'Vrouw reageerde geschrokken'],
  ['Was u toen bang?', 'Doodsbang.', 'Bang: “doodsbang”'],
  ['Wat dacht u op dat moment?', 'Nu ga ik dood.', 'Dacht op dat moment: “nu ga ik dood”'],
  ['Is dat vaker gebeurd?', 'Vorig jaar ook al.', 'Dat is vaker gebeurd, vorig jaar ook al'],
  ['Zijn er dingen die u vermijdt?', 'De tram en de lift.', 'Dingen die cliënt vermijdt: de tram en de lift'],
];

describe('a short answer stands with what was asked', () => {
  it.each(statements)('%s – %s', (question, answer, statement) => {
    expect(inNote(question, answer)).toBe(statement);
  });
});

/** A request, or a question that asks for nothing. */
const nothing: [string, string][] = [
  ['Mag ik uw bloeddruk meten?', 'Ja hoor.'],
  ['Heeft u nog vragen?', 'Nee, duidelijk.'],
  ['Is er verder nog iets?', 'Nee hoor.'],
];

describe('what asks for no fact', () => {
  it.each(nothing)('%s – %s', (question, answer) => {
    expect(inNote(question, answer)).toBeNull();
  });
});
